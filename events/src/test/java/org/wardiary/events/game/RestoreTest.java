package org.wardiary.events.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.referee.Course;
import org.wardiary.events.testkit.PlayedGames;

class RestoreTest {

  @ParameterizedTest
  @MethodSource("org.wardiary.events.game.Games#all")
  void aSnapshotIsRestored_andOneThatIsCutIsCorrupt(Game game) {
    Course course = PlayedGames.simulated(game, 1).accepted().course();
    byte[] snapshot = course.at(course.length() / 2).snapshot();

    assertThat(game.restore(course.setup(), snapshot).snapshot()).isEqualTo(snapshot);
    for (int length = 0; length < snapshot.length; length++) {
      byte[] cut = Arrays.copyOf(snapshot, length);
      assertThatThrownBy(() -> game.restore(course.setup(), cut))
          .as("%d of %d bytes", length, snapshot.length)
          .isInstanceOf(CorruptEvent.class);
    }
  }
}
