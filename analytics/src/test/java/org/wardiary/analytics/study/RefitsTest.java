package org.wardiary.analytics.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.estimate.Ratio;

/** A number that depends on a fitted model, and its values by models fitted without some games. */
class RefitsTest {

  private static final Key GAMES = Key.of("games");
  private static final Key POINTS = Key.of("points");

  private static BiConsumer<Sampled<String>, Accumulator> counting(double points) {
    return (game, counts) -> counts.add(GAMES, 1).addFraction(POINTS, points, GAMES);
  }

  private static Totals games() {
    Totals totals =
        new Totals(
            () -> {
              throw new IllegalStateException("nobody asks for strengths");
            });
    for (int i = 0; i < 50; i++) {
      PlayedGame game =
          new PlayedGame(Summaries.game(i, "Ann", "Bob", "Blue").build(), List.of(), OwnRows.NONE);
      totals.addAll(List.of(game), (played, counts) -> counts.sample(() -> "kept"));
    }
    return totals;
  }

  @Test
  void varianceOfTheModel_isThatOfTheJackknife() {
    List<BiConsumer<Sampled<String>, Accumulator>> replicas =
        IntStream.range(0, 4).mapToObj(i -> counting(0.5 + i / 10.0)).toList();
    Totals seen = games().recount(String.class, new Fits<>(counting(0.6), replicas, List.of()));
    Ratio ratio = seen.ratio(POINTS, GAMES).times(1.0 / Accumulator.UNIT);

    assertThat(ratio.value()).isCloseTo(0.6, within(1e-9));
    // 3/4 of the sum of the squared distances of 0.5, 0.6, 0.7 and 0.8 from 0.65
    assertThat(ratio.model()).isCloseTo(0.75 * 0.05, within(1e-9));
  }

  @Test
  void whatHalfOfTheGamesWouldChange_isInItToo() {
    Totals seen =
        games()
            .recount(
                String.class,
                new Fits<>(counting(0.6), List.of(), List.of(counting(0.7), counting(0.64))));

    // half of the games change it by 0.07, which is 1.25 times as much for all of them
    assertThat(seen.ratio(POINTS, GAMES).times(1.0 / Accumulator.UNIT).model())
        .isCloseTo(0.0875 * 0.0875, within(1e-9));
  }

  @Test
  void numberWithoutAModel_hasNoVarianceOfOne() {
    Totals seen = games().recount(String.class, counting(0.6));

    assertThat(seen.ratio(POINTS, GAMES).model()).isZero();
  }
}
