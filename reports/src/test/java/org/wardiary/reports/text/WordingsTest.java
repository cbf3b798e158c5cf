package org.wardiary.reports.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import java.util.TreeSet;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GoldGained;
import org.wardiary.events.event.UnitRaised;

class WordingsTest {

  @Test
  void wordings_together_knowEveryEventOfTheVocabulary() {
    Set<String> known = new TreeSet<>();
    for (String game : Wordings.games()) {
      Wordings.of(game).known().forEach(type -> known.add(type.getSimpleName()));
    }
    Set<String> vocabulary = new TreeSet<>();
    for (Schema branch : GameEvent.getClassSchema().getField("body").schema().getTypes()) {
      vocabulary.add(branch.getName());
    }
    assertThat(vocabulary).hasSizeGreaterThan(25);
    assertThat(known).isEqualTo(vocabulary);
  }

  @Test
  void tell_eventOfAnotherGame_isRefused() {
    Narration story = Stories.begin("squares/civil-war", "Blue", "Gray");
    assertThatThrownBy(
            () -> Wordings.of("squares/civil-war").tell(story, new GoldGained("Blue", 50L, 50L)))
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

  @Test
  void of_unknownGame_namesTheGames() {
    assertThatThrownBy(() -> Wordings.of("chess"))
        .hasMessageContaining("squares/napoleonic")
        .hasMessageContaining("'chess'");
  }
}
