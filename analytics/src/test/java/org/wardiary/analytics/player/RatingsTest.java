package org.wardiary.analytics.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.player.Glicko2.Outcome;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.projector.view.GameSummary;

class RatingsTest {

  @Test
  void rating_afterAPeriod_isThatOfGlickmansExample() {
    Rating after =
        Glicko2.after(
            new Rating(1500, 200, 0.06),
            List.of(
                new Outcome(new Rating(1400, 30, 0.06), 1),
                new Outcome(new Rating(1550, 100, 0.06), 0),
                new Outcome(new Rating(1700, 300, 0.06), 0)));
    assertThat(after.value()).isEqualTo(1464.06, within(0.01));
    assertThat(after.deviation()).isEqualTo(151.52, within(0.01));
    assertThat(after.volatility()).isEqualTo(0.05999, within(0.00001));
  }

  @Test
  void rating_withoutGames_staysAndGetsLessSure() {
    Rating before = new Rating(1600, 50, 0.06);
    Rating once = Glicko2.idle(before, 1);
    assertThat(once.value()).isEqualTo(1600);
    // the square root of 50^2 + (173.7178 * 0.06)^2
    assertThat(once.deviation()).isEqualTo(51.0749, within(0.0001));
    Rating twice = Glicko2.idle(Glicko2.idle(before, 1), 1);
    assertThat(Glicko2.idle(before, 2).deviation()).isEqualTo(twice.deviation(), within(0.000001));
    assertThat(Glicko2.idle(before, 1_000_000).deviation()).isEqualTo(350);
    assertThat(Glicko2.idle(before, 0)).isEqualTo(before);
  }

  @Test
  void volatility_growsWithResultsThatNobodyExpected() {
    Rating weak = new Rating(1200, 60, 0.06);
    List<Outcome> upsets = Collections.nCopies(12, new Outcome(new Rating(1900, 40, 0.06), 1));
    assertThat(Glicko2.after(weak, upsets).volatility()).isGreaterThan(0.061);
    assertThat(Glicko2.after(weak, upsets).value()).isGreaterThan(1400);
  }

  private static GameSummary.Builder game(int id, String blue, String gray, String result) {
    return Summaries.game(id, blue, gray, result);
  }

  @Test
  void periods_areDays_andRoundsWhereTheDayIsNotKnown() {
    List<GameSummary> games =
        List.of(
            game(1, "Ann", "Bob", "Blue").setDate("1996.05.17").setRound("1").build(),
            game(2, "Ann", "Bob", "Blue").setDate("1996.05.17").setRound("2").build(),
            game(3, "Ann", "Bob", "Blue").setDate("1996.??.??").setRound("10").build(),
            game(4, "Ann", "Bob", "Blue").setDate("1996.??.??").setRound("9").build(),
            game(5, "Ann", "Bob", "Blue").setDate("").setRound("").build(),
            game(6, "Ann", "Bob", "Blue").setDate("1996.12.31").setRound("1").build(),
            game(7, "Ann", "Bob", "*").setDate("1999.12.31").build(),
            game(8, "Ann", "Bob", "Blue").setDate("1996.12.??").setRound("").build(),
            game(9, "Ann", "Bob", "Blue").setDate("1996.??.17").setRound("1").build());
    Ratings ratings = Ratings.of(games);
    assertThat(ratings.history("Ann"))
        .extracting(point -> point.period() + ": " + point.games())
        .containsExactly(
            "Club evening: 1",
            "1996.05.17: 2",
            "1996.??.17, Club evening, round 1: 1",
            "1996.12.31: 1",
            "1996.12.??, Club evening: 1",
            "1996.??.??, Club evening, round 9: 1",
            "1996.??.??, Club evening, round 10: 1");
    assertThat(ratings.periods()).isEqualTo(7);
    assertThat(ratings.of("Ann").value()).isGreaterThan(1600);
    assertThat(ratings.of("Ann").value() - 1500)
        .isEqualTo(1500 - ratings.of("Bob").value(), within(1e-9));
    assertThat(ratings.of("Nobody")).isEqualTo(Rating.UNKNOWN);
    assertThat(ratings.history("Nobody")).isEmpty();
  }

  @Test
  void periodsOfGamesWithoutAnEvent_areNamedByTheirRounds() {
    List<GameSummary> games =
        List.of(
            game(1, "Ann", "Bob", "Blue").setDate("").setEvent("").setRound("3").build(),
            game(2, "Ann", "Bob", "Blue").setDate("").setEvent("?").setRound("4").build(),
            game(3, "Ann", "Bob", "Blue").setDate("1996.??.??").setEvent("").setRound("5").build(),
            game(4, "Ann", "Bob", "Blue")
                .setDate("1997.??.??")
                .setEvent("-")
                .setRound("-")
                .build());
    assertThat(Ratings.of(games).history("Ann"))
        .extracting(RatingPoint::period)
        .containsExactly("round 3", "round 4", "1996.??.??, round 5", "1997.??.??");
  }

  @Test
  void ratings_doNotDependOnTheOrderOfTheGames() {
    List<GameSummary> games = new ArrayList<>();
    RandomDraws draws = new RandomDraws(7);
    for (int i = 0; i < 300; i++) {
      String result = List.of("Blue", "Gray", "draw").get(draws.draw(3) - 1);
      games.add(
          game(i, "p" + draws.draw(9), "q" + draws.draw(9), result).setRound("" + i / 30).build());
    }
    Ratings ratings = Ratings.of(games);
    Collections.reverse(games);
    Ratings reversed = Ratings.of(games);
    for (String player : ratings.players()) {
      assertThat(reversed.of(player)).isEqualTo(ratings.of(player));
      assertThat(reversed.history(player)).isEqualTo(ratings.history(player));
    }
  }

  @Test
  void players_whoPauseForSomePeriods_areAsSureAsTheyThenCanBe() {
    Ratings ratings =
        Ratings.of(
            List.of(
                game(1, "Ann", "Bob", "Blue").setDate("2001.01.01").build(),
                game(2, "Cid", "Bob", "Blue").setDate("2001.01.02").build(),
                game(3, "Cid", "Bob", "Blue").setDate("2001.01.03").build()));
    Rating last = ratings.history("Ann").get(0).rating();
    assertThat(ratings.of("Ann")).isEqualTo(Glicko2.idle(last, 2));
    assertThat(ratings.of("Bob")).isEqualTo(ratings.history("Bob").get(2).rating());
  }
}
