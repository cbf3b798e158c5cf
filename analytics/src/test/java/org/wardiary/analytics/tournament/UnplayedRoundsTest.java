package org.wardiary.analytics.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.player.Pool;
import org.wardiary.projector.view.GameSummary;

/** Rounds that were not played, by hand, after FIDE's Handbook C.07, Article 16. */
class UnplayedRoundsTest {

  /** Ann 2, Bob 1, Cid 1, Dora 0; in round 1 Bob did not come. */
  private static final List<GameSummary> FORFEIT =
      List.of(
          game(1, "1", "Ann", "Bob", "Blue", "forfeit"),
          game(2, "1", "Cid", "Dora", "Blue", "attrition"),
          game(3, "2", "Ann", "Cid", "Blue", "unknown"),
          game(4, "2", "Bob", "Dora", "Blue", "attrition"));

  private static GameSummary game(
      long id, String round, String blue, String gray, String result, String how) {
    return Summaries.game(id, blue, gray, result).setRound(round).setTermination(how).build();
  }

  private static Standings standings(List<GameSummary> games, TieBreak... tieBreaks) {
    return Standings.of(Tournament.of(games).get(0), StandingRules.USUAL.with(tieBreaks));
  }

  private static double value(Standings standings, String player, int tieBreak) {
    return line(standings, player).tieBreaks().get(tieBreak).orElseThrow();
  }

  private static Standing line(Standings standings, String player) {
    return standings.lines().stream()
        .filter(line -> line.player().equals(player))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aForfeit_isAgainstADummyOfAtMostTheOpponentsPoints() {
    Standings all = standings(FORFEIT, TieBreak.BUCHHOLZ, TieBreak.BUCHHOLZ_CUT_1, TieBreak.WINS);
    // Ann: 16.4.1 min(own 2, Bob's 1) and Cid's 1
    assertThat(value(all, "Ann", 0)).isEqualTo(2);
    // Bob: min(own 1, Ann's 2) and Dora's 0; 16.5 the forfeit is left out first, though it is more
    assertThat(value(all, "Bob", 0)).isEqualTo(1);
    assertThat(value(all, "Bob", 1)).isZero();
    assertThat(value(all, "Ann", 2)).isEqualTo(1);
    assertThat(line(all, "Ann").points()).isEqualTo(2);
    assertThat(line(all, "Ann").score()).isEqualTo(new Score(1, 0, 0));
    assertThat(line(all, "Ann").unplayed()).isEqualTo(1);
    assertThat(all.mark(all.meetings("Ann", "Bob").get(0))).isEqualTo("+");
    assertThat(all.mark(all.meetings("Bob", "Ann").get(0))).isEqualTo("-");
  }

  @Test
  void aBye_isAgainstADummyOfAtMostAllDraws_andCountsAsADrawAtTheEnd() {
    List<GameSummary> games =
        List.of(
            game(1, "1", "Ann", "Bob", "Blue", "attrition"),
            game(2, "1", "Cid", "", "Blue", "bye"),
            game(3, "2", "Cid", "Bob", "Blue", "attrition"),
            game(4, "2", "", "Ann", "*", "bye"));
    Standings all = standings(games, TieBreak.BUCHHOLZ, TieBreak.SONNEBORN_BERGER);
    // Ann: Bob's 0, and for the bye min(own 1, 2 rounds of a draw); it brought nothing
    assertThat(value(all, "Ann", 0)).isEqualTo(1);
    assertThat(value(all, "Ann", 1)).isZero();
    // Cid: min(own 2, 1) for the bye, which was not asked for, and Bob's 0
    assertThat(value(all, "Cid", 0)).isEqualTo(1);
    assertThat(value(all, "Cid", 1)).isEqualTo(1);
    // Bob: Ann's bye was her last round, so it counts as a draw (16.3.2): 1.5, and Cid's 2
    assertThat(value(all, "Bob", 0)).isEqualTo(3.5);
    assertThat(line(all, "Cid").points()).isEqualTo(2);
    Tournament tournament = Tournament.of(games).get(0);
    assertThat(
            line(Standings.of(tournament, new StandingRules(1, 0.5, 0.5, List.of())), "Cid")
                .points())
        .isEqualTo(1.5);
    assertThat(tournament.notPlayed()).isEqualTo(2);
    assertThat(tournament.unnamed()).isZero();
    assertThat(tournament.counted()).isEqualTo(2);
  }

  @Test
  void aByeBeforeAGame_countsAsItWasAwarded() {
    List<GameSummary> games =
        List.of(
            game(1, "1", "Ann", "", "draw", "bye"),
            game(2, "2", "Ann", "Bob", "Blue", "attrition"),
            game(3, "1", "Bob", "Cid", "Blue", "attrition"));
    assertThat(value(standings(games, TieBreak.BUCHHOLZ), "Bob", 0)).isEqualTo(1.5);
  }

  @Test
  void aRoundRobinWithAForfeit_staysOne() {
    List<GameSummary> games =
        List.of(
            game(1, "1", "Ann", "Bob", "Gray", "forfeit"),
            game(2, "2", "Ann", "Cid", "Blue", "attrition"),
            game(3, "3", "Bob", "Cid", "Gray", "attrition"),
            game(4, "1", "Cid", "", "*", "bye"));
    Tournament tournament = Tournament.of(games).get(0);
    assertThat(RoundRobin.legs(tournament)).isEqualTo(1);
    Standings all = Standings.of(tournament);
    assertThat(value(all, "Ann", 0)).isEqualTo(1);
    assertThat(value(all, "Bob", 2)).isEqualTo(1);
  }

  @Test
  void nobodyIsRatedByWhatWasNotPlayed() {
    Pool pool = Pool.of(FORFEIT).get(0);
    assertThat(pool.ratings().history("Ann")).extracting(point -> point.games()).containsExactly(1);
    assertThat(pool.strengths().encounters().results()).hasSize(3);
  }
}
