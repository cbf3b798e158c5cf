package org.wardiary.app.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ComparedSetsTest {

  private static ComparedSets.Known played(String first, String second) {
    return new ComparedSets.Known(
        "squares/civil-war", "", "squares", List.of(first, second), false);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "?", " "})
  void namesThatSayNothing_arePlayersOfNeitherSet(String name) {
    ComparedSets sets =
        new ComparedSets(List.of(played("Ann", name)), List.of(played(name, "Bob")));

    assertThat(sets.notes())
        .containsExactly("Nobody played games of both sets: what differs may be the players.");
  }
}
