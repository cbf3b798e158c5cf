package org.wardiary.app.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Chances;
import org.wardiary.analytics.Summaries;
import org.wardiary.projector.view.GameSummary;

/** When the chances of an archive are computed again. */
class KnownChancesTest {

  private final List<Integer> made = new ArrayList<>();
  private final KnownChances chances =
      new KnownChances(
          ended -> {
            made.add(ended.size());
            return Chances.NONE;
          });

  private static List<GameSummary> games(int number) {
    return IntStream.range(0, number)
        .mapToObj(id -> Summaries.game(id, "", "", "Blue").build())
        .toList();
  }

  @Test
  void ofASmallArchive_withEveryGameThatEndsOrIsChanged() {
    List<GameSummary> games = games(100);
    chances.of(games);
    chances.of(games(100));
    assertThat(made).as("the same games").containsExactly(100);

    chances.of(games(101));
    assertThat(made).containsExactly(100, 101);

    List<GameSummary> changed = new ArrayList<>(games(101));
    changed.set(7, Summaries.game(7, "", "", "Blue").setEdition(2).build());
    chances.of(changed);
    assertThat(made).containsExactly(100, 101, 101);
  }

  @Test
  void ofALargeArchive_whenItHasGrownByAFiftieth() {
    chances.of(games(5000));
    chances.of(games(5099));
    assertThat(made).containsExactly(5000);
    chances.of(games(5100));
    assertThat(made).containsExactly(5000, 5100);
  }
}
