package org.wardiary.app.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wardiary.events.game.RandomDraws;

class GamesByHashTest {

  @Test
  void games_areFoundUnderTheirHashInTheirOrder_asInAMapOfTheLibrary() {
    GamesByHash index = new GamesByHash();
    Map<Long, List<Integer>> expected = new HashMap<>();
    RandomDraws draws = new RandomDraws(3);
    for (int game = 0; game < 20_000; game++) {
      // some hashes occur often, and some differ only in their upper half
      long low = draws.draw(game % 2 == 0 ? 50 : 1 << 30);
      long hash = low | (long) draws.draw(4) << 60;
      index.add(hash, game);
      expected.computeIfAbsent(hash, key -> new ArrayList<>()).add(game);
    }
    assertThat(index.of(0)).isEmpty();
    expected.forEach((hash, games) -> assertThat(index.of(hash)).containsExactly(ints(games)));
  }

  private static int[] ints(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }
}
