package org.wardiary.projector.game.generalsview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.SupplyChanged;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.projector.EventScript;
import org.wardiary.projector.fold.CorruptGame;
import org.wardiary.projector.game.generalsview.view.CampaignCity;
import org.wardiary.projector.game.generalsview.view.CampaignDuel;
import org.wardiary.projector.game.generalsview.view.CampaignRows;
import org.wardiary.projector.game.generalsview.view.CampaignTurn;
import org.wardiary.projector.game.generalsview.view.CampaignUnit;
import org.wardiary.projector.game.generalsview.view.CityTenure;
import org.wardiary.projector.game.generalsview.view.SupplyCut;

/** A short game worked out by hand: a raid, a lost duel, a supply line cut and reopened. */
class CampaignFoldTest {

  private static final String RECORD =
      """
      [Game "generals-view"]
      [First "Red"]
      [Result "Red"]
      [Termination "resignation"]

      +H1@b5 H1:c5.d5.e5.f5.g5.h5.i5 +N2@b5 N2:c5.d5.e5.f5.g5.h5.i5 /
      +D1@n5 D1:m5.l5.k5.j5.i5 / !N2 %4
      N2:i6 /
      +H2@n5 H2:m5.l5.k5.j5.j4.i4.h4 /
      /
      H2:h5 /
      /
      /
      H1:h5 / %1
      Red
      """;

  private static List<GameEvent> events() throws IOException {
    try (RecordReader reader = RecordReader.of(RECORD, "test.wdr")) {
      Verdict verdict = new Referee(MapLibrary.bundled()).judge(reader.next().orElseThrow());
      return PlayedGames.played((Verdict.Accepted) verdict).events();
    }
  }

  private static CampaignRows rows() throws IOException {
    List<GameEvent> events = events();
    CampaignFold fold = new CampaignFold(events.get(0));
    events.subList(1, events.size()).forEach(fold::fold);
    return fold.view();
  }

  private static CampaignTurn turn(int number) throws IOException {
    return rows().getTurns().get(number - 1);
  }

  @Test
  void turn_ofTheRaid_tellsGoldSquaresAndUnits() throws IOException {
    CampaignTurn first = turn(1);
    assertThat(first.getSide()).isEqualTo("Red");
    assertThat(first.getIncome()).isEqualTo(150);
    assertThat(first.getGold()).isEqualTo(550);
    assertThat(first.getSpent()).isEqualTo(280);
    // 22 at the start, e5 to i5 taken
    assertThat(first.getFirstSquares()).isEqualTo(27);
    assertThat(first.getSecondSquares()).isEqualTo(22);
    assertThat(first.getFirstCities()).isEqualTo(2);
    assertThat(first.getFirstUnits()).isEqualTo(2);
    assertThat(first.getSecondUnits()).isZero();
    assertThat(first.getSupplied()).isEqualTo(2);
    assertThat(first.getCut()).isZero();
  }

  @Test
  void turn_withALostDuel_countsTheUnitsAfterIt() throws IOException {
    CampaignTurn second = turn(2);
    assertThat(second.getSide()).isEqualTo("Blue");
    assertThat(second.getSecondSquares()).isEqualTo(24);
    assertThat(second.getSecondUnits()).isZero();
    assertThat(second.getFirstUnits()).isEqualTo(2);
  }

  @Test
  void turnThatThePlayersBrokeOff_didNotEnd() throws IOException {
    assertThat(events().get(events().size() - 1).getTurn()).isEqualTo(10);
    assertThat(rows().getTurns()).extracting(CampaignTurn::getTurn).endsWith(8, 9).hasSize(9);
  }

  @Test
  void turn_withTheRoadCut_tellsWhoIsCutOff() throws IOException {
    assertThat(turn(6).getFirstSquares()).isEqualTo(27);
    assertThat(turn(6).getSecondSquares()).isEqualTo(28);
    assertThat(turn(7).getCut()).isEqualTo(2);
    assertThat(turn(7).getSupplied()).isZero();
    assertThat(turn(9).getCut()).isZero();
    assertThat(turn(9).getExhausted()).isZero();
  }

  @Test
  void units_tellCostAndFate() throws IOException {
    List<CampaignUnit> units = rows().getUnits();
    assertThat(units).extracting(CampaignUnit::getUnit).containsExactly("H1", "N2", "D1", "H2");
    assertThat(units.get(0))
        .isEqualTo(new CampaignUnit("Red", "H1", "H", 120, "b5", 1, "survived", 0, 1, 1, 8, 5));
    assertThat(units.get(1))
        .isEqualTo(new CampaignUnit("Red", "N2", "N", 160, "b5", 1, "survived", 0, 1, 1, 8, 1));
    assertThat(units.get(2))
        .isEqualTo(new CampaignUnit("Blue", "D1", "D", 120, "n5", 2, "attacker", 2, 1, 0, 5, 2));
    assertThat(units.get(3))
        .isEqualTo(new CampaignUnit("Blue", "H2", "H", 120, "n5", 4, "attacked", 9, 1, 0, 8, 4));
  }

  @Test
  void duels_tellChancesAndDraws() throws IOException {
    List<CampaignDuel> duels = rows().getDuels();
    assertThat(duels)
        .containsExactly(
            new CampaignDuel(1, 2, "i5", "Blue", "D", 2, 120, "N", 2, 160, 4, false),
            new CampaignDuel(2, 9, "h5", "Red", "H", 4, 120, "H", 2, 120, 1, true));
  }

  @Test
  void cuts_tellWhoWasCutOffHowLongAndHowItEnded() throws IOException {
    assertThat(rows().getCuts())
        .containsExactly(
            new SupplyCut("Red", "H1", "H", 7, 1, 2, "supplied"),
            new SupplyCut("Red", "N2", "N", 7, 1, 2, "supplied"));
  }

  @Test
  void cities_tellWhoOwnedThemAndHowLong() throws IOException {
    CampaignRows rows = rows();
    assertThat(rows.getWidth()).isEqualTo(15);
    assertThat(rows.getHeight()).isEqualTo(9);
    assertThat(rows.getCities())
        .contains(
            new CampaignCity("b5", 100L, "Red", List.of(new CityTenure("Red", 1, 9))),
            new CampaignCity("e8", 50L, "", List.of()))
        .hasSize(6);
  }

  @Test
  void view_beforeTheEnd_isTotal() throws IOException {
    CampaignFold fold = new CampaignFold(events().get(0));
    assertThat(fold.view().getTurns()).isEmpty();
    assertThat(fold.view().getUnits()).isEmpty();
  }

  @Test
  void foldRefuses_stepOfAUnitThatIsNotInPlay() throws IOException {
    CampaignFold fold = new CampaignFold(events().get(0));
    EventScript emitted =
        new EventScript().emit(new UnitMoved("Red", "L9", "L", "b5", "b6", "step"));
    assertThatThrownBy(() -> fold.fold(emitted.rest().get(0)))
        .isInstanceOf(CorruptGame.class)
        .hasMessageContaining("expected a unit in play but got Red's L9");
    EventScript supply = new EventScript().emit(new SupplyChanged("Red", "L9", "L", "b5", 3, 2));
    assertThatThrownBy(() -> fold.fold(supply.rest().get(0))).isInstanceOf(CorruptGame.class);
  }
}
