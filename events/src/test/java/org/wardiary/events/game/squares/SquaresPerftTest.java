package org.wardiary.events.game.squares;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Perft;
import org.wardiary.events.game.Position;
import org.wardiary.events.testkit.GameData;

/**
 * The reference's deepest counts, which the common perft test leaves out because they are too
 * large.
 */
final class SquaresPerftTest {

  private static long perft(Game game, int depth) {
    Position position = game.position(GameData.setup(game, 1));
    position.begin(EventSink.NONE);
    return Perft.count(position, depth);
  }

  @Test
  void civilWar_toDepth5_isTheReferences() {
    assertThat(perft(new CivilWar(), 5)).isEqualTo(9_837_127);
  }

  @Test
  void napoleonic_toDepth5_isTheReferences() {
    assertThat(perft(new Napoleonic(), 4)).isEqualTo(4_652_508);
    assertThat(perft(new Napoleonic(), 5)).isEqualTo(215_549_913);
  }
}
