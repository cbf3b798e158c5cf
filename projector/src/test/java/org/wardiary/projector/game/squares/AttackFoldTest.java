package org.wardiary.projector.game.squares;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.OptionChosen;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.UnitAdvanced;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.event.UnitStood;
import org.wardiary.projector.EventScript;
import org.wardiary.projector.fold.CorruptGame;
import org.wardiary.projector.game.squares.view.AttackRow;

class AttackFoldTest {

  private static AttackDeclared attack(String side) {
    return AttackDeclared.newBuilder()
        .setSide(side)
        .setAttacker("I1")
        .setAttackerKind("I")
        .setAttackerSpace("G1C")
        .setSupporter("A1")
        .setSupporterKind("A")
        .setSupporterSpace("G1CL")
        .setDefender("C2")
        .setDefenderKind("C")
        .setTarget("B1C")
        .setFlank(false)
        .setCharge(false)
        .setGrandBattery(false)
        .setIntoForest(false)
        .setIntoReserve(false)
        .setPinned(1)
        .setRetreats(3)
        .build();
  }

  private static AttackDeclared reserve(String side) {
    return AttackDeclared.newBuilder(attack(side))
        .setDefender("")
        .setDefenderKind("")
        .setIntoReserve(true)
        .build();
  }

  private static UnitEliminated lost(String side, String unit, String cause, int points) {
    return new UnitEliminated(side, unit, unit.substring(0, 1), "B1C", cause, points, "Gray");
  }

  private static UnitRetreated retreat(String side, String unit, String cause) {
    return new UnitRetreated(side, unit, unit.substring(0, 1), "B1C", "B2C", cause, "chosen");
  }

  private static List<AttackRow> rows(EventScript game) {
    return game.fold(new AttackFold(game.first())).getRows();
  }

  private static AttackRow only(EventScript game) {
    List<AttackRow> rows = rows(game.turn("Blue", 1));
    assertThat(rows).hasSize(1);
    return rows.get(0);
  }

  private static EventScript declared() {
    return new EventScript().turn("Gray", 1).answer("IG1C+AG1CLxB1C").emit(attack("Gray"));
  }

  @Test
  void rowHoldsTheDeclaration_andWhereItStoodInTheGame() {
    AttackRow row = only(declared().emit(retreat("Blue", "C2", "attacked")));
    assertThat(row.getNumber()).isEqualTo(1);
    assertThat(row.getPly()).isEqualTo(1);
    assertThat(row.getTurn()).isEqualTo(1);
    assertThat(row.getSide()).isEqualTo("Gray");
    assertThat(row.getSupporterSpace()).isEqualTo("G1CL");
    assertThat(row.getDefender()).isEqualTo("C2");
    assertThat(row.getPinned()).isEqualTo(1);
    assertThat(row.getRetreats()).isEqualTo(3);
  }

  @Test
  void responseIsRetreated_andTheAttackerAdvances() {
    AttackRow row =
        only(
            declared()
                .emit(retreat("Blue", "C2", "attacked"), retreat("Blue", "I3", "displaced"))
                .emit(new UnitAdvanced("Gray", "I1", "I", "G1C", "B1C")));
    assertThat(row.getResponse()).isEqualTo("retreated");
    assertThat(row.getAdvanced()).isTrue();
    assertThat(row.getOption()).isZero();
    assertThat(row.getDefenderLost()).isEmpty();
  }

  @Test
  void defenderRetreats_afterItHadStood() {
    AttackRow row =
        only(
            declared()
                .emit(
                    new UnitStood("Blue", "C2", "C", "B1C", "chosen"), new OptionChosen("Gray", 1))
                .emit(retreat("Gray", "A1", "option"), retreat("Blue", "C2", "second-chance")));
    assertThat(row.getResponse()).isEqualTo("stood");
    assertThat(row.getRetreated()).isTrue();
    assertThat(row.getDefenderLost()).isEmpty();
  }

  @Test
  void responseIsStood_whateverTheOptionBrings() {
    AttackRow row =
        only(
            declared()
                .emit(
                    new UnitStood("Blue", "C2", "C", "B1C", "chosen"), new OptionChosen("Gray", 2))
                .emit(lost("Blue", "C2", "attacked", 1), lost("Gray", "A1", "supporter", 2)));
    assertThat(row.getResponse()).isEqualTo("stood");
    assertThat(row.getOption()).isEqualTo(2);
    assertThat(row.getDefenderLost()).containsExactly("C");
    assertThat(row.getAttackerLost()).containsExactly("A");
    assertThat(row.getAttackerLossesAfter()).isEqualTo(2);
    assertThat(row.getDefenderLossesAfter()).isEqualTo(1);
  }

  @Test
  void responseIsEliminated_defenderHadNoSay() {
    AttackRow row = only(declared().emit(lost("Blue", "C2", "attacked", 1)));
    assertThat(row.getResponse()).isEqualTo("eliminated");
  }

  @Test
  void responseIsUnharmed_attackerAloneWasLost() {
    AttackRow row = only(declared().emit(lost("Gray", "I1", "attacker", 1)));
    assertThat(row.getResponse()).isEqualTo("unharmed");
    assertThat(row.getAttackerLost()).containsExactly("I");
  }

  @Test
  void responseIsCasualty_attackIntoAReserve() {
    EventScript game = new EventScript().turn("Gray", 1).answer("IG1CxBR").emit(reserve("Gray"));
    AttackRow row = only(game.emit(lost("Blue", "I4", "casualty", 1)));
    assertThat(row.getResponse()).isEqualTo("casualty");
    assertThat(row.getDefenderLost()).containsExactly("I");
  }

  @Test
  void unitOfTheAttackersSideWithTheDefendersId_isNotTheDefender() {
    AttackRow row =
        only(declared().emit(retreat("Gray", "C2", "option"), lost("Blue", "C2", "attacked", 1)));
    assertThat(row.getResponse()).isEqualTo("eliminated");
  }

  @Test
  void lossesBefore_areThoseOfTheAttacksBefore() {
    EventScript game =
        declared().emit(lost("Gray", "I1", "attacker", 1), lost("Blue", "C2", "attacked", 2));
    game.turn("Blue", 1).answer("x").emit(attack("Blue"));
    AttackRow second = rows(game.emit(lost("Gray", "C2", "attacked", 1)).turn("Gray", 1)).get(1);
    assertThat(second.getNumber()).isEqualTo(2);
    assertThat(second.getAttackerLossesBefore()).isEqualTo(2);
    assertThat(second.getDefenderLossesBefore()).isEqualTo(1);
    assertThat(second.getAttackerLossesAfter()).isEqualTo(2);
    assertThat(second.getDefenderLossesAfter()).isEqualTo(2);
  }

  @Test
  void attackEnds_withTheNextActionOfADoubleTurn() {
    EventScript game = new EventScript().turn("Gray", 2).answer("x").emit(attack("Gray"));
    game.answer("IG1C-G1CL").emit(lost("Blue", "I5", "casualty", 1));
    AttackRow row = only(game);
    assertThat(row.getResponse()).isEqualTo("unharmed");
    assertThat(row.getDefenderLost()).isEmpty();
  }

  @Test
  void attackEnds_withTheGame() {
    EventScript game = declared().emit(lost("Blue", "C2", "attacked", 10));
    game.emit(new GameEnded("Gray", "attrition", "rules", 10, 0, List.of()));
    assertThat(rows(game)).hasSize(1);
  }

  @Test
  void attackThatThePlayersBrokeOff_hasNoRow() {
    EventScript game = declared().emit(new QuestionAsked("retreat", "Blue", "C2"));
    game.emit(new GameEnded("Gray", "resignation", "players", 0, 0, List.of()));
    assertThat(rows(game)).isEmpty();
  }

  @Test
  void attackIsARow_ifTheSideResignsOnceItIsOver() {
    EventScript game = declared().emit(new QuestionAsked("retreat", "Blue", "C2"));
    game.answer("retreat", "Blue", "B2C").emit(retreat("Blue", "C2", "attacked"));
    EventScript sameTurn = game.emit(new QuestionAsked("turn", "Gray", ""));
    sameTurn.emit(new GameEnded("Gray", "resignation", "players", 0, 0, List.of()));
    assertThat(rows(sameTurn)).extracting(AttackRow::getRetreated).containsExactly(true);
  }

  @Test
  void attackIsNotARowYet_whileItsActionGoesOn() {
    assertThat(rows(declared())).isEmpty();
  }

  @Test
  void slotsCount_passOneDoubleTurnTwo() {
    EventScript game =
        new EventScript().turn("Gray", 1).answer("pass").turn("Blue", 1).answer("pass");
    game.turn("Gray", 2).answer("x").emit(attack("Gray")).answer("x").emit(attack("Gray"));
    game.turn("Blue", 2).answer("IB1C=WF");
    game.turn("Gray", 1).answer("x").emit(attack("Gray"));
    game.turn("Blue", 1).answer("x").emit(attack("Blue")).turn("Gray", 1);
    // Gray: pass 1, double turn 2 and 3, then 4. Blue: pass 1, double move 2 and 3, then 4.
    assertThat(rows(game)).extracting(AttackRow::getSlot).containsExactly(2, 3, 4, 4);
  }

  @Test
  void foldRefuses_advanceWithoutAttack() {
    EventScript game = new EventScript().turn("Gray", 1).answer("pass");
    game.emit(new UnitAdvanced("Gray", "I1", "I", "G1C", "B1C"));
    assertThatThrownBy(() -> rows(game))
        .isInstanceOf(CorruptGame.class)
        .hasMessageContaining("seq 4: expected an attack before UnitAdvanced");
  }
}
