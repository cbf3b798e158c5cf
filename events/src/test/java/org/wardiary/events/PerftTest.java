package org.wardiary.events;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Perft;
import org.wardiary.events.game.Position;
import org.wardiary.events.testkit.GameData;

/**
 * Checks that the number of different sequences of answers from the start is the reference's,
 * whichever side has the first turn. Leaves out depths with more than {@code -Dperft.limit}
 * sequences (by default a million).
 */
final class PerftTest {

  private static final long LIMIT = Long.getLong("perft.limit", 1_000_000);

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void perft_fromTheStart_isTheReferences(Game game) throws IOException {
    byte[] table = GameData.open(game, "perft.txt").readAllBytes();
    int checked = 0;
    for (String line : new String(table, StandardCharsets.UTF_8).lines().toList()) {
      if (line.startsWith("#")) {
        continue;
      }
      String[] row = line.strip().split(" ");
      long count = Long.parseLong(row[1]);
      for (int first = 0; first < 2 && count <= LIMIT; first++) {
        Position position = game.position(GameData.setup(game, first));
        position.begin(EventSink.NONE);
        assertThat(Perft.count(position, Integer.parseInt(row[0])))
            .as("perft(%s) with first side %d", row[0], first)
            .isEqualTo(count);
        checked++;
      }
    }
    assertThat(checked).isGreaterThanOrEqualTo(4);
  }
}
