package org.wardiary.analytics.strength;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.estimate.Interval;
import org.wardiary.analytics.study.Balance;
import org.wardiary.analytics.study.OwnRows;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.table.Row;
import org.wardiary.projector.view.GameSummary;

/**
 * Strengths worked out by hand; those of a whole tournament are compared with R by {@code
 * RComparisonTest}.
 */
class StrengthsTest {

  private final List<GameSummary> games = new ArrayList<>();

  /** Adds games of two players; each side has the first turn in half of them. */
  private StrengthsTest play(String blue, String gray, int wins, int losses) {
    for (int i = 0; i < wins + losses; i++) {
      String first = i % 2 == 0 ? "Blue" : "Gray";
      String result = i < wins ? "Blue" : "Gray";
      games.add(Summaries.game(games.size(), blue, gray, result).setFirstMover(first).build());
    }
    return this;
  }

  private Strengths strengths() {
    Encounters encounters = new Encounters();
    games.forEach(encounters::add);
    return Strengths.of(encounters);
  }

  private Row balance(String who) {
    return Study.table(
            Balance.statistic(),
            games.stream().map(one -> new PlayedGame(one, List.of(), OwnRows.NONE)).toList())
        .find(row -> row.is("who", who))
        .orElseThrow();
  }

  /** 3 to 1 with either side: 400 log10(3) = 190.85 apart, the error 400/ln(10)/sqrt(80·¾·¼)/2. */
  @Test
  void likeliest_ofTwoPlayers_isTheLogarithmOfTheirOdds() {
    Strengths strengths = play("Ann", "Bob", 30, 10).play("Bob", "Ann", 10, 30).strengths();

    Strengths.Likeliest ann = strengths.likeliest("Ann").orElseThrow();
    assertThat(ann.value()).isCloseTo(95.424, within(0.001));
    assertThat(ann.error()).isCloseTo(22.427, within(0.001));
    assertThat(strengths.of("Ann").value()).isBetween(70.0, 95.4);
    assertThat(strengths.of("Bob").value()).isCloseTo(-strengths.of("Ann").value(), within(1e-6));
    assertThat(strengths.expected("Ann")).isBetween(0.59, 0.64);
  }

  /** The worked example of docs/statistics/strength.md. */
  @Test
  void strongerPlayerMoreOftenOnOneSide_isTakenOff() {
    play("Ann", "Bob", 48, 12).play("Bob", "Ann", 4, 16);

    assertThat(balance("Blue").number("win_rate").orElseThrow()).isEqualTo(0.65);
    assertThat(balance("Blue").number("adjusted").orElseThrow()).isBetween(0.49, 0.53);
    assertThat(balance("Blue").number("win_rate_low").orElseThrow()).isGreaterThan(0.5);
    assertThat(balance("Blue").number("adjusted_low").orElseThrow()).isLessThan(0.42);
  }

  @Test
  void playersOfOneSideEach_cannotBeToldFromTheSide() {
    play("Ann", "Bob", 60, 20);

    assertThat(balance("Blue").number("win_rate_low").orElseThrow()).isGreaterThan(0.6);
    assertThat(balance("Blue").number("adjusted_low").orElseThrow()).isLessThan(0.5);
  }

  @Test
  void text_hasNoSignBeforeZero() {
    assertThat(new Strengths.Strength(-0.3, new Interval(-134.2, 134)).text())
        .isEqualTo("0 (-134 to +134)");
    assertThat(new Strengths.Strength(0.3, new Interval(-0.2, 0.4)).text()).isEqualTo("0 (0 to 0)");
  }

  @Test
  void whoWonAll_isStrongWithinBounds_andHasNoLikeliestStrength() {
    Strengths strengths =
        play("Ann", "Bob", 12, 0).play("Bob", "Ann", 0, 12).play("Bob", "Cid", 3, 3).strengths();

    assertThat(strengths.likeliest("Ann")).isEmpty();
    assertThat(strengths.likeliest("Cid")).isEmpty();
    assertThat(strengths.of("Ann").value()).isBetween(100.0, 2000.0);
    assertThat(strengths.of("Ann").interval().low()).isGreaterThan(-150);
  }

  @Test
  void groupsThatNeverMet_compareUnsurely() {
    Strengths apart = play("Ann", "Bob", 30, 30).play("Cid", "Dora", 30, 30).strengths();
    games.clear();
    Strengths one =
        play("Ann", "Bob", 30, 30)
            .play("Cid", "Dora", 30, 30)
            .play("Ann", "Cid", 30, 30)
            .play("Bob", "Dora", 30, 30)
            .strengths();

    assertThat(apart.groups()).isEqualTo(2);
    assertThat(apart.likeliest("Ann")).isEmpty();
    assertThat(one.groups()).isEqualTo(1);
    assertThat(width(apart)).isGreaterThan(1.5 * width(one));
  }

  private static double width(Strengths strengths) {
    return strengths.of("Ann").interval().high() - strengths.of("Ann").interval().low();
  }

  @Test
  void unknownPlayersAndGamesAgainstOneself_tellOfNoStrength() {
    Strengths strengths =
        play("?", "Ann", 5, 5)
            .play("Bob", "Bob", 5, 5)
            .play("", "", 5, 5)
            .play(" ", "Cid", 5, 5)
            .strengths();

    assertThat(strengths.players()).isEmpty();
    assertThatThrownBy(() -> strengths.of("Ann")).hasMessageContaining("but got 'Ann'");
    games.clear();
    assertThat(play("", "", 15, 10).balance("Blue").number("adjusted").orElseThrow())
        .isCloseTo(0.6, within(0.01));
  }
}
