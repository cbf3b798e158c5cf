package org.wardiary.analytics.game.squares;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.course.Asset;
import org.wardiary.analytics.course.Feature;
import org.wardiary.analytics.study.GameInfo;

/** What a variant's model takes into account, and for what it gives the worth. */
class SquaresCourseTest {

  private final SquaresCourse course =
      new SquaresCourse(
          SquaresInfo.of(
              new GameInfo(
                  Rows.GAME,
                  "",
                  Map.of("A", "Artillery", "C", "Cavalry", "I", "Infantry"),
                  Optional.empty())));

  @Test
  void theLeadIsNotSeenTwice_asTheUnitsThatItAddsUpTo() {
    assertThat(course.features())
        .extracting(Feature::name)
        .containsExactly("lead", "late lead", "on the board", "next", "Artillery", "Cavalry");
  }

  @Test
  void everyKindHasAWorth() {
    assertThat(course.assets())
        .filteredOn(asset -> asset.name().endsWith("on the board"))
        .extracting(Asset::name, Asset::values)
        .containsExactly(
            tuple("Artillery on the board", new double[] {2, 0, 1, 0, 1, 0}),
            tuple("Cavalry on the board", new double[] {1, 0, 1, 0, 0, 1}),
            tuple("Infantry on the board", new double[] {1, 0, 1, 0, 0, 0}));
  }
}
