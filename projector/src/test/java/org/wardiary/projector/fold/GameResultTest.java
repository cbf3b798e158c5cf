package org.wardiary.projector.fold;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class GameResultTest {

  private static final List<String> SIDES = List.of("Blue", "Gray");

  private static GameResult of(String result) {
    return GameResult.of(result, SIDES);
  }

  @Test
  void resultOfARecord_isASideADrawOrNone() {
    assertThat(of("Blue")).isEqualTo(GameResult.FIRST);
    assertThat(of("Gray")).isEqualTo(GameResult.SECOND);
    assertThat(of("draw")).isEqualTo(GameResult.DRAW);
    assertThat(of("*")).isEqualTo(GameResult.OPEN);
  }

  @Test
  void gameOfThreeSides_hasNoResultBetweenTwo() {
    List<String> three = List.of("Blue", "Gray", "Turks");
    assertThat(GameResult.of("Turks", three)).isEqualTo(GameResult.OPEN);
    assertThat(GameResult.of("Blue", three)).isEqualTo(GameResult.OPEN);
  }

  @Test
  void onlyAnOpenGame_isUnfinished() {
    assertThat(GameResult.values()).filteredOn(one -> !one.isFinished()).containsExactly(of("*"));
  }

  @Test
  void winner_isTheIndexOfASide() {
    assertThat(of("Blue").winner()).hasValue(0);
    assertThat(of("Gray").winner()).hasValue(1);
    assertThat(of("draw").winner()).isEmpty();
    assertThat(of("*").winner()).isEmpty();
  }

  @Test
  void score_isThatOfTheFirstNamedSide() {
    assertThat(of("Blue").score()).hasValue(1);
    assertThat(of("Gray").score()).hasValue(0);
    assertThat(of("draw").score()).hasValue(0.5);
    assertThat(of("*").score()).isEmpty();
  }

  @Test
  void exchange_leavesADrawAsItIs() {
    assertThat(of("Blue").exchanged()).isEqualTo(of("Gray"));
    assertThat(of("Gray").exchanged()).isEqualTo(of("Blue"));
    assertThat(of("draw").exchanged()).isEqualTo(of("draw"));
    assertThat(of("*").exchanged()).isEqualTo(of("*"));
  }
}
