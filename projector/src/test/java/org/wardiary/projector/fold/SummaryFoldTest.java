package org.wardiary.projector.fold;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.ScoreChanged;
import org.wardiary.projector.EventScript;
import org.wardiary.projector.view.GameSummary;

class SummaryFoldTest {

  @Test
  void rowIsOfAnUnfinishedGame_beforeTheEnd() {
    GameSummary row = new SummaryFold(new EventScript().first()).view();
    assertThat(row.getResult()).isEqualTo("*");
    assertThat(row.getEvents()).isEqualTo(1);
    assertThat(row.getPlies()).isZero();
    assertThat(row.getFirstOpening()).isEmpty();
    assertThat(row.getCounts()).containsExactly(java.util.Map.entry("GameStarted", 1L));
  }

  @Test
  void rowHoldsTagsAndSides_unknownPlayerAndMissingTagEmpty() {
    GameSummary row = new SummaryFold(new EventScript().first()).view();
    assertThat(row.getEvent()).isEqualTo("Test");
    assertThat(row.getSite()).isEmpty();
    assertThat(row.getFirstPlayer()).isEqualTo("Ann");
    assertThat(row.getSecondPlayer()).isEmpty();
    assertThat(row.getSides()).containsExactly("Blue", "Gray");
    assertThat(row.getFirstMover()).isEqualTo("Gray");
  }

  @Test
  void openingsAreTheFirstThreeAnswersToTheTurn_otherQuestionsLeftOut() {
    EventScript game = new EventScript();
    for (int i = 1; i <= 4; i++) {
      game.turn("Gray", 1).answer("g" + i).answer("response", "Blue", "S");
      game.turn("Blue", 1).answer("b" + i);
    }
    GameSummary row = game.fold(new SummaryFold(game.first()));
    assertThat(row.getFirstOpening()).isEqualTo(List.of("b1", "b2", "b3"));
    assertThat(row.getSecondOpening()).isEqualTo(List.of("g1", "g2", "g3"));
    assertThat(row.getPlies()).isEqualTo(12);
    assertThat(row.getTurns()).isEqualTo(8);
  }

  @Test
  void rowTellsTheEnd_gameEnded() {
    EventScript game =
        new EventScript()
            .turn("Gray", 1)
            .answer("pass")
            .emit(new ScoreChanged(2, 1))
            .emit(new GameEnded("Gray", "resignation", "players", 2, 1, List.of()));
    GameSummary row = game.fold(new SummaryFold(game.first()));
    assertThat(row.getResult()).isEqualTo("Gray");
    assertThat(row.getTermination()).isEqualTo("resignation");
    assertThat(row.getEndedBy()).isEqualTo("players");
    assertThat(row.getFirstLosses()).isEqualTo(2);
    assertThat(row.getSecondLosses()).isEqualTo(1);
    assertThat(row.getEvents()).isEqualTo(6);
    assertThat(row.getCounts().values().stream().mapToLong(Long::longValue).sum()).isEqualTo(6);
    assertThat(row.getCounts()).containsEntry("ScoreChanged", 1L);
  }
}
