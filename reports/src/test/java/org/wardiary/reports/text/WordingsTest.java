package org.wardiary.reports.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
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
import org.wardiary.events.game.recorded.board.RecordedSteps;
import org.wardiary.reports.game.GamePresentations;

class WordingsTest {

  static List<String> games() {
    return Games.all().stream().map(Game::id).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void wording_ofEveryGame_knowsEveryEventOfItsOwn(String game) {
    assertThat(GamePresentations.wording(game).known())
        .containsAll(Games.find(game).orElseThrow().events());
  }

  @Test
  void wording_ofRecordedGames_knowsEveryEventOfTheirs() {
    assertThat(GamePresentations.wording("recorded/any").known()).containsAll(RecordedSteps.EVENTS);
  }

  @Test
  void games_haveEventsOfTheirOwn() {
    assertThat(Games.all()).filteredOn(game -> !game.events().isEmpty()).hasSizeGreaterThan(2);
  }

  @Test
  void wordings_together_knowEveryCommonEvent() {
    Set<String> known = new TreeSet<>();
    games().forEach(game -> known.addAll(known(game)));
    known.addAll(known("recorded/any"));
    assertThat(commonEvents()).hasSizeGreaterThan(8).isSubsetOf(known);
  }

  private static Set<String> known(String game) {
    return GamePresentations.wording(game).known().stream()
        .map(Class::getSimpleName)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Names of the kinds of events that belong to no single game, without revisions. */
  private static Set<String> commonEvents() {
    Set<String> own =
        Games.all().stream()
            .flatMap(game -> game.events().stream())
            .map(Class::getSimpleName)
            .collect(Collectors.toSet());
    return GameEvent.getClassSchema().getField("body").schema().getTypes().stream()
        .map(Schema::getName)
        .filter(name -> !own.contains(name) && !name.equals("GameRevised"))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void narrate_eventOfAnotherGame_isRefused() {
    Narration story = Stories.begin("squares/civil-war", "Blue", "Gray");
    assertThatThrownBy(
            () ->
                GamePresentations.wording("squares/civil-war")
                    .narrate(story, new GoldGained("Blue", 50L, 50L)))
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
