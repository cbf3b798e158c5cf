package org.wardiary.events.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.referee.AnswerSequence;
import org.wardiary.events.testkit.PlayedGames;

class RestoreTest {

  @ParameterizedTest
  @MethodSource("org.wardiary.events.game.Games#all")
  void aSnapshotIsRestored_andOneThatIsCutIsCorrupt(Game game) {
    AnswerSequence sequence = PlayedGames.simulated(game, 1).accepted().sequence();
    byte[] snapshot = sequence.at(sequence.length() / 2).snapshot();

    assertThat(game.restore(sequence.setup(), snapshot).snapshot()).isEqualTo(snapshot);
    for (int length = 0; length < snapshot.length; length++) {
      byte[] cut = Arrays.copyOf(snapshot, length);
      assertThatThrownBy(() -> game.restore(sequence.setup(), cut))
          .as("%d of %d bytes", length, snapshot.length)
          .isInstanceOf(CorruptEvent.class);
    }
  }
}
