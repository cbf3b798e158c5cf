package org.wardiary.reports.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GoldGained;
import org.wardiary.events.event.UnitRaised;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.reports.game.GamePresentations;

class WordingsTest {

  private static final Path SCHEMAS = Path.of("../events/src/main/avro");

  static List<String> games() {
    return Games.all().stream().map(Game::id).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void wording_ofEveryGame_knowsEveryEventOfItsSchema(String game) throws IOException {
    String schema = game.replaceAll("/.*", "").replace("wargaming-", "") + ".avdl";
    Set<String> events = events(schema);
    assertThat(events).isNotEmpty();
    assertThat(known(game)).containsAll(events);
  }

  @Test
  void wordings_together_knowEveryCommonEvent() throws IOException {
    Set<String> known = new TreeSet<>();
    games().forEach(game -> known.addAll(known(game)));
    assertThat(events("common.avdl")).hasSizeGreaterThan(8).isSubsetOf(known);
  }

  private static Set<String> known(String game) {
    return GamePresentations.wording(game).known().stream()
        .map(Class::getSimpleName)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The branches of the union that a schema file declares. */
  private static Set<String> events(String file) throws IOException {
    Set<String> vocabulary = new TreeSet<>();
    for (Schema branch : GameEvent.getClassSchema().getField("body").schema().getTypes()) {
      vocabulary.add(branch.getName());
    }
    Set<String> declared = new TreeSet<>();
    Matcher records =
        Pattern.compile("(?m)^record (\\w+)").matcher(Files.readString(SCHEMAS.resolve(file)));
    while (records.find()) {
      declared.add(records.group(1));
    }
    declared.retainAll(vocabulary);
    return declared;
  }

  @Test
  void tell_eventOfAnotherGame_isRefused() {
    Narration story = Stories.begin("squares/civil-war", "Blue", "Gray");
    assertThatThrownBy(
            () ->
                GamePresentations.wording("squares/civil-war")
                    .tell(story, new GoldGained("Blue", 50L, 50L)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("expected an event of squares but got GoldGained");
  }

  @Test
  void on_sameEventTwice_isRefused() {
    Phrases phrases = new Phrases("x").silent(UnitRaised.class);
    assertThatThrownBy(() -> phrases.silent(UnitRaised.class))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("expected one phrase for UnitRaised in x but got two");
  }
}
