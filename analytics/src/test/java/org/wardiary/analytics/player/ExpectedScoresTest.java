package org.wardiary.analytics.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Summaries;
import org.wardiary.projector.view.GameSummary;

class ExpectedScoresTest {

  /** Ann wins three of four games against Bob with either side; Cid is as good as Bob. */
  private static List<GameSummary> games() {
    List<GameSummary> games = new ArrayList<>();
    for (long i = 0; i < 12; i++) {
      games.add(Summaries.game(4 * i, "Ann", "Bob", i % 4 == 0 ? "Gray" : "Blue").build());
      games.add(Summaries.game(4 * i + 1, "Bob", "Ann", i % 4 == 0 ? "Blue" : "Gray").build());
      games.add(Summaries.game(4 * i + 2, "Bob", "Cid", i % 2 == 0 ? "Blue" : "Gray").build());
      games.add(Summaries.game(4 * i + 3, "Cid", "Bob", i % 2 == 0 ? "Blue" : "Gray").build());
    }
    return games;
  }

  @Test
  void expectedScore_isHighWhereTheFirstSideHasTheStrongerPlayer() {
    List<GameSummary> games = games();
    ExpectedScores scores = ExpectedScores.of(games);

    assertThat(scores.of(games.get(0).getGameId())).isGreaterThan(0.6);
    assertThat(scores.of(games.get(1).getGameId())).isLessThan(0.4);
    assertThat(scores.of(games.get(2).getGameId())).isBetween(0.4, 0.6);
  }

  @Test
  void expectedScore_ofAGameWithoutTwoKnownPlayers_isNotKnown() {
    List<GameSummary> games = games();
    games.add(Summaries.game(1000, "Ann", "", "Blue").build());
    games.add(Summaries.game(1001, "Ann", "Ann", "Blue").build());
    ExpectedScores scores = ExpectedScores.of(games);

    assertThat(scores.of(games.get(games.size() - 2).getGameId())).isNaN();
    assertThat(scores.of(games.get(games.size() - 1).getGameId())).isNaN();
    assertThat(scores.of("0123456789abcdef")).isNaN();
  }
}
