package org.wardiary.reports.game.onthesquare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.projector.game.onthesquare.view.BoxRow;
import org.wardiary.projector.game.onthesquare.view.CentreTurn;
import org.wardiary.projector.game.onthesquare.view.EngagementRows;
import org.wardiary.projector.game.onthesquare.view.LossCount;
import org.wardiary.reports.Tournaments;

/** Checks over whole games that rows which hold the same facts in two ways agree. */
class EngagementRowsTest {

  private static final List<String> NO_LOSS = List.of("", "joined", "dummy");

  @Test
  void unitsAndMenLost_areThoseThatLossesCount() {
    int units = 0;
    for (PlayedGame game : Tournaments.of("wargaming-on-the-square").set().games()) {
      EngagementRows rows = game.own(EngagementRows.class).orElseThrow();
      int lost = rows.getLosses().stream().mapToInt(LossCount::getUnits).sum();
      int men = rows.getLosses().stream().mapToInt(LossCount::getMen).sum();
      CentreTurn last = rows.getCentre().get(rows.getCentre().size() - 1);
      assertThat(rows.getBoxes().stream().filter(EngagementRowsTest::lost)).hasSize(lost);
      assertThat(last.getFirstMen() + last.getSecondMen()).isEqualTo(men);
      units += lost;
    }
    assertThat(units).isPositive();
  }

  private static boolean lost(BoxRow box) {
    return !NO_LOSS.contains(box.getLostCause());
  }
}
