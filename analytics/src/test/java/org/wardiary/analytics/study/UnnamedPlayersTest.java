package org.wardiary.analytics.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.player.Pool;
import org.wardiary.analytics.table.Table;
import org.wardiary.projector.view.GameSummary;

/** A name that says nothing is no player, wherever players are counted. */
class UnnamedPlayersTest {

  private static GameSummary game(int number, String name) {
    String gray = number % 3 == 0 ? "Bob" : name;
    return Summaries.game(number, name, gray, number % 2 == 0 ? "Blue" : "Gray").build();
  }

  /** What a report says about thirty games of a player with a name. */
  private static List<Table> tables(String name) {
    Study study = Studies.of(GameInfo.plain("game"));
    for (int number = 0; number < 30; number++) {
      study.add(new PlayedGame(game(number, name), List.of(), OwnRows.NONE));
    }
    return study.tables();
  }

  @ParameterizedTest
  @ValueSource(strings = {"?", " ", "   ", "\t", "\u00a0", "\u2007 \u202f", "\u200b"})
  void namesThatSayNothing_countAsNoNames(String name) {
    assertThat(tables(name)).isEqualTo(tables(""));
  }

  @Test
  void names_countAsPlayers() {
    assertThat(tables("Ann")).isNotEqualTo(tables(""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "?", " "})
  void playersOfAPool_haveNames(String name) {
    assertThat(Pool.of(List.of(game(0, name), game(1, name))))
        .singleElement()
        .satisfies(pool -> assertThat(pool.players()).containsExactly("Bob"));
  }
}
