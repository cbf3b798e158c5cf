package org.wardiary.projector.game.squares;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.ArmyMustered;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.MusteredUnit;
import org.wardiary.events.event.UnitAdvanced;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.projector.EventScript;
import org.wardiary.projector.fold.CorruptGame;
import org.wardiary.projector.game.squares.view.CareerRows;
import org.wardiary.projector.game.squares.view.SpaceStand;
import org.wardiary.projector.game.squares.view.SpaceStay;
import org.wardiary.projector.game.squares.view.UnitCareer;

class CareerFoldTest {

  private static final List<MusteredUnit> UNITS =
      List.of(new MusteredUnit("I1", "I"), new MusteredUnit("C1", "C"));

  private static EventScript game() {
    return new EventScript()
        .emit(new ArmyMustered("Blue", "BR", UNITS), new ArmyMustered("Gray", "GR", UNITS));
  }

  private static UnitMoved move(String side, String unit, String from, String to) {
    return new UnitMoved(side, unit, unit.substring(0, 1), from, to, "single");
  }

  private static AttackDeclared attack(String defender) {
    return AttackDeclared.newBuilder()
        .setSide("Gray")
        .setAttacker("I1")
        .setAttackerKind("I")
        .setAttackerSpace("G1C")
        .setSupporter("C1")
        .setSupporterKind("C")
        .setSupporterSpace("G1CL")
        .setDefender(defender)
        .setDefenderKind(defender.isEmpty() ? "" : "I")
        .setTarget("B1C")
        .setFlank(true)
        .setCharge(false)
        .setGrandBattery(false)
        .setIntoForest(false)
        .setIntoReserve(defender.isEmpty())
        .setPinned(0)
        .setRetreats(0)
        .build();
  }

  private static CareerRows rows(EventScript game) {
    return game.fold(new CareerFold(game.first()));
  }

  private static UnitCareer unit(EventScript game, String side, String id) {
    return rows(game).getUnits().stream()
        .filter(unit -> unit.getSide().equals(side) && unit.getUnit().equals(id))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void unit_thatNeverDidAnything_hasACareerToo() {
    EventScript game = game().turn("Gray", 1).answer("pass").turn("Blue", 1);
    UnitCareer unit = unit(game, "Blue", "C1");
    assertThat(rows(game).getUnits()).hasSize(4);
    assertThat(rows(game).getTurns()).isEqualTo(1);
    assertThat(unit.getDeployedTurn()).isZero();
    assertThat(unit.getStays()).containsExactly(new SpaceStay("BR", 1));
  }

  @Test
  void stays_areCountedAtTheEndOfEachTurn() {
    EventScript game = game().turn("Gray", 1).answer("x").emit(move("Gray", "I1", "GR", "G3C"));
    game.turn("Blue", 1).answer("pass");
    game.turn("Gray", 1).answer("x").emit(move("Gray", "I1", "G3C", "WF")).turn("Blue", 2);
    UnitCareer unit = unit(game, "Gray", "I1");
    assertThat(unit.getStays()).containsExactly(new SpaceStay("G3C", 2), new SpaceStay("WF", 1));
    assertThat(unit.getPath())
        .containsExactly(new SpaceStand("G3C", 1, 2), new SpaceStand("WF", 3, 1));
    assertThat(unit.getMoves()).isEqualTo(2);
    assertThat(unit.getDeployedTurn()).isEqualTo(1);
  }

  @Test
  void attack_countsForAllThreeUnits_andIntoAReserveForNoDefender() {
    EventScript game = game().turn("Gray", 2).answer("x").emit(attack("I1")).answer("x");
    game.emit(attack(""));
    assertThat(unit(game, "Gray", "I1").getAttacks()).isEqualTo(2);
    assertThat(unit(game, "Gray", "C1").getSupports()).isEqualTo(2);
    assertThat(unit(game, "Blue", "I1").getAttacked()).isEqualTo(1);
  }

  @Test
  void lostUnit_keepsWhereWhenAndWhy_andStaysNowhere() {
    EventScript game = game().turn("Gray", 1).answer("x").emit(attack("I1"));
    game.emit(new UnitEliminated("Blue", "I1", "I", "B1C", "attacked", 1, "Gray"));
    game.emit(new UnitAdvanced("Gray", "I1", "I", "G1C", "B1C"));
    game.emit(new GameEnded("Gray", "attrition", "rules", 10, 0, List.of()));
    UnitCareer lost = unit(game, "Blue", "I1");
    assertThat(lost.getLostTurn()).isEqualTo(1);
    assertThat(lost.getLostCause()).isEqualTo("attacked");
    assertThat(lost.getLostSpace()).isEqualTo("B1C");
    assertThat(lost.getPoints()).isEqualTo(1);
    assertThat(lost.getStays()).isEmpty();
    assertThat(unit(game, "Gray", "I1").getAdvances()).isEqualTo(1);
    assertThat(unit(game, "Gray", "I1").getStays()).containsExactly(new SpaceStay("B1C", 1));
  }

  @Test
  void turn_thatPlayersBrokeOff_didNotEnd() {
    EventScript game = game().turn("Gray", 1).answer("x").emit(move("Gray", "I1", "GR", "G3C"));
    game.turn("Blue", 1).emit(new GameEnded("Gray", "resignation", "players", 0, 0, List.of()));
    assertThat(rows(game).getTurns()).isEqualTo(1);
  }

  @Test
  void retreat_movesTheUnitToo() {
    EventScript game = game().turn("Gray", 1).answer("x");
    game.emit(new UnitRetreated("Blue", "C1", "C", "B1C", "B2C", "attacked", "forced"));
    game.turn("Blue", 1);
    UnitCareer unit = unit(game, "Blue", "C1");
    assertThat(unit.getRetreats()).isEqualTo(1);
    assertThat(unit.getStays()).containsExactly(new SpaceStay("B2C", 1));
  }

  @Test
  void foldRefuses_unitThatIsNotThere() {
    EventScript game = game().turn("Gray", 1).answer("x").emit(move("Gray", "I7", "GR", "G3C"));
    assertThatThrownBy(() -> rows(game))
        .isInstanceOf(CorruptGame.class)
        .hasMessageContaining("expected a unit on the board but got Gray's I7");
  }
}
