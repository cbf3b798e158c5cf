package org.wardiary.projector.fold;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.wardiary.events.event.ScoreChanged;
import org.wardiary.projector.EventScript;
import org.wardiary.projector.view.ScorePoint;
import org.wardiary.projector.view.Tally;

class TallyFoldTest {

  @Test
  void curveIsEmpty_nothingHappened() {
    Tally tally = new TallyFold(new EventScript().first()).view();
    assertThat(tally.getPoints()).isEmpty();
    assertThat(tally.getSeq()).isZero();
    assertThat(tally.getGameId()).isEqualTo(EventScript.GAME);
    assertThat(tally.getGame()).isEqualTo("squares/civil-war");
  }

  @Test
  void curveHasAPoint_eachChangeOfScore() {
    EventScript game =
        new EventScript()
            .turn("Gray", 1)
            .answer("pass")
            .turn("Blue", 1)
            .answer("IB1CxG1C")
            .emit(new ScoreChanged(1, 1))
            .turn("Gray", 2)
            .answer("pass")
            .emit(new ScoreChanged(1, 3))
            .turn("Blue", 1);
    Tally tally = game.fold(new TallyFold(game.first()));
    assertThat(tally.getPoints())
        .containsExactly(new ScorePoint(7L, 2, 2, 1, 1), new ScorePoint(11L, 3, 3, 1, 3));
    assertThat(tally.getSeq()).isEqualTo(13);
  }
}
