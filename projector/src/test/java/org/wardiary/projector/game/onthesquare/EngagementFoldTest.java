package org.wardiary.projector.game.onthesquare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.OrderExecuted;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.projector.fold.CorruptGame;
import org.wardiary.projector.game.onthesquare.view.BoxRow;
import org.wardiary.projector.game.onthesquare.view.CardCount;
import org.wardiary.projector.game.onthesquare.view.CentreTurn;
import org.wardiary.projector.game.onthesquare.view.ChargeRow;
import org.wardiary.projector.game.onthesquare.view.EngagementRows;
import org.wardiary.projector.game.onthesquare.view.LossCount;
import org.wardiary.projector.game.onthesquare.view.OrderCount;
import org.wardiary.projector.game.onthesquare.view.SectorStand;

/** A short game worked out by hand: dragoons meet, two cards, a charge into the flank. */
class EngagementFoldTest {

  private static final String RECORD =
      """
      [Game "wargaming-on-the-square"]
      [First "Red"]
      [Result "draw"]
      [Termination "agreement"]

      %J %L %A %J =X =A =D =J =A =X =A =D =X =A =D =J =L =A =X =D
      1. A1:S D2:F X1:B / D1:F X1:B / D2>h6N D1>j7S X1>a2E X1>l11S
      2. D1:F / D2:S / D1>h7W %R %B
      3. D2:C / D1:S I1:F /
      draw
      """;

  private static List<GameEvent> events() throws IOException {
    try (RecordReader reader = RecordReader.of(RECORD, "test.wdr")) {
      Verdict verdict = new Referee(MapLibrary.bundled()).judge(reader.next().orElseThrow());
      return PlayedGames.played((Verdict.Accepted) verdict).events();
    }
  }

  private static EngagementRows rows() throws IOException {
    List<GameEvent> events = events();
    EngagementFold fold = new EngagementFold(events.get(0));
    events.subList(1, events.size()).forEach(fold::fold);
    return fold.view();
  }

  @Test
  void orders_ofTheGame_endAsTheyDid() throws IOException {
    assertThat(rows().getOrders())
        .containsExactlyInAnyOrder(
            new OrderCount("Red", "A", "S", "stood-fast", 1),
            new OrderCount("Red", "D", "F", "executed", 1),
            new OrderCount("Red", "X", "B", "executed", 1),
            new OrderCount("Red", "D", "S", "executed", 1),
            new OrderCount("Red", "D", "C", "executed", 1),
            new OrderCount("Blue", "D", "F", "executed", 2),
            new OrderCount("Blue", "X", "B", "executed", 1),
            new OrderCount("Blue", "D", "S", "charged", 1),
            new OrderCount("Blue", "I", "F", "open", 1));
    // twelve units a side, three turns
    assertThat(rows().getUnits()).isEqualTo(72);
  }

  @Test
  void cards_ofTheFire_tellWhatTheDeckLetExpect() throws IOException {
    assertThat(rows().getCards()).hasSize(1);
    CardCount cards = rows().getCards().get(0);
    assertThat(cards.getSide()).isEqualTo("Red");
    assertThat(cards.getReason()).isEqualTo("muskets");
    assertThat(cards.getCards()).isEqualTo(2);
    assertThat(cards.getHits()).isEqualTo(1);
    double second = 25.0 / 51;
    assertThat(cards.getExpected()).isEqualTo(0.5 + second, within(1e-12));
    assertThat(cards.getVariance()).isEqualTo(0.25 + second * (1 - second), within(1e-12));
    assertThat(rows().getLosses()).containsExactly(new LossCount("Blue", "D", "muskets", 1, 0));
  }

  @Test
  void charge_intoTheFlank_isARow() throws IOException {
    assertThat(rows().getCharges()).hasSize(1);
    ChargeRow charge = rows().getCharges().get(0);
    assertThat(charge.getTurn()).isEqualTo(3);
    assertThat(charge.getSide()).isEqualTo("Red");
    assertThat(charge.getMen()).isEqualTo(8);
    assertThat(charge.getTargetMen()).isEqualTo(7);
    assertThat(charge.getAspect()).isEqualTo("flank");
    assertThat(charge.getTwoAgainstOne()).isFalse();
    assertThat(charge.getOrder()).isEqualTo("S");
    assertThat(charge.getReaction()).isEqualTo("retreat");
    assertThat(charge.getOutcome()).isEqualTo("retreat");
    assertThat(charge.getTargetBeaten()).isTrue();
    assertThat(charge.getBeaten()).isFalse();
    assertThat(charge.getLost() + charge.getTargetLost()).isZero();
  }

  @Test
  void boxes_andTheCentre_areTold() throws IOException {
    List<BoxRow> boxes = rows().getBoxes();
    assertThat(boxes).hasSize(24);
    assertThat(boxes.get(0)).isEqualTo(new BoxRow("Red", "X1", "X", 1, 0, "", "", 1, 0, ""));
    assertThat(boxes.get(1)).isEqualTo(new BoxRow("Red", "A1", "A", 2, 1, "order", "b1", 0, 0, ""));
    assertThat(boxes.get(7)).isEqualTo(new BoxRow("Red", "D2", "D", 8, 1, "order", "h1", 0, 0, ""));
    assertThat(boxes.get(23).getCause()).isEmpty();
    assertThat(rows().getCentre())
        .containsExactly(new CentreTurn(1, 0, 0, "", 0, 0), new CentreTurn(2, 0, 0, "", 0, 1));
  }

  @Test
  void sectors_tellWhereUnitsStood_dummiesDoNot() throws IOException {
    // D2 leaves h1 for h6, X1 is a dummy; the third turn did not end
    assertThat(rows().getSectors())
        .contains(
            new SectorStand("Red", "b1", 1, 2),
            new SectorStand("Red", "h6", 1, 2),
            new SectorStand("Blue", "j7", 1, 1),
            new SectorStand("Blue", "h7", 2, 1))
        .noneMatch(stand -> stand.getSpace().equals("h1") || stand.getSpace().equals("a2"));
  }

  @Test
  void fold_ofAnOrderThatWasNotGiven_isCorrupt() throws IOException {
    List<GameEvent> events = events();
    EngagementFold fold = new EngagementFold(events.get(0));
    GameEvent executed =
        events.stream().filter(e -> e.getBody() instanceof OrderExecuted).findFirst().orElseThrow();
    assertThatThrownBy(() -> fold.fold(executed))
        .isInstanceOf(CorruptGame.class)
        .hasMessageContaining("D2");
  }
}
