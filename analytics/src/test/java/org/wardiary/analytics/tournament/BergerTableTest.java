package org.wardiary.analytics.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Against the tables that FIDE has published, for 3 to 16 players. */
class BergerTableTest {

  private static List<String> numbers(int players) {
    return IntStream.rangeClosed(1, players).mapToObj(Integer::toString).toList();
  }

  private static List<String> published() throws IOException {
    try (InputStream in = BergerTableTest.class.getResourceAsStream("/tournaments/berger.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .toList();
    }
  }

  private static List<String> round(int players, int round) {
    return BergerTable.round(numbers(players), round).stream()
        .map(one -> one.first() + "-" + one.second())
        .toList();
  }

  @Test
  void rounds_areThoseOfThePublishedTables() throws IOException {
    int players = 0;
    int round = 0;
    int compared = 0;
    for (String line : published()) {
      if (!line.contains("-")) {
        assertThat(round).isEqualTo(Math.max(0, players - 1));
        players = Integer.parseInt(line);
        round = 0;
        continue;
      }
      round++;
      compared++;
      assertThat(round(players, round))
          .as(players + ", round " + round)
          .isEqualTo(List.of(line.split(" ")));
      // an odd number of players: who would meet the last number has a bye
      String last = Integer.toString(players);
      List<String> odd = round(players - 1, round);
      assertThat(odd.subList(1, odd.size()))
          .containsExactly(Arrays.copyOfRange(line.split(" "), 1, players / 2));
      assertThat(odd.get(0))
          .isEqualTo(line.split(" ")[0].replaceFirst("^" + last + "-|-" + last + "$", "") + "-");
    }
    assertThat(compared).isEqualTo(3 + 5 + 7 + 9 + 11 + 13 + 15);
  }

  @Test
  void theNextCycle_reversesTheSides() {
    assertThat(round(4, 4)).containsExactly("4-1", "3-2");
    assertThat(round(4, 5)).containsExactly("3-4", "2-1");
    assertThat(round(4, 7)).isEqualTo(round(4, 1));
    assertThat(round(3, 4)).containsExactly("1-", "3-2");
    assertThat(round(2, 1)).containsExactly("1-2");
    assertThat(round(2, 2)).containsExactly("2-1");
  }
}
