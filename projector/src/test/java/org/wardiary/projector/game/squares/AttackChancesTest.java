package org.wardiary.projector.game.squares;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.OpportunityArose;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.projector.EventScript;
import org.wardiary.projector.game.squares.view.AttackChance;
import org.wardiary.projector.game.squares.view.AttackRows;

class AttackChancesTest {

  private static AttackDeclared attack(String sort) {
    return AttackDeclared.newBuilder()
        .setSide("Gray")
        .setAttacker("C1")
        .setAttackerKind("C")
        .setAttackerSpace("G1C")
        .setSupporter("")
        .setSupporterKind("")
        .setSupporterSpace("")
        .setDefender("I2")
        .setDefenderKind("I")
        .setTarget("B1C")
        .setFlank(sort.equals("flank"))
        .setCharge(sort.equals("charge"))
        .setGrandBattery(sort.equals("grand-battery"))
        .setIntoForest(false)
        .setIntoReserve(false)
        .setPinned(0)
        .setRetreats(0)
        .build();
  }

  /** Begins a turn of Gray's with these opportunities. */
  private static EventScript turn(EventScript game, int number, OpportunityArose arose) {
    return game.emit(
        new TurnBegan("Gray", number, 1), arose, new QuestionAsked("turn", "Gray", ""));
  }

  private static AttackRows rows(EventScript game) {
    return game.fold(new AttackFold(game.first()));
  }

  @Test
  void chance_countsOnceAnAction_withAllItsOrders() {
    EventScript game = turn(new EventScript(), 1, new OpportunityArose("Gray", 3, 1, 0));
    game.answer("turn", "Gray", "CG1CxB1C").emit(attack("charge"));
    turn(game, 2, new OpportunityArose("Gray", 2, 0, 0)).answer("turn", "Gray", "pass");

    assertThat(rows(game).getChances())
        .containsExactly(
            new AttackChance("Gray", "charge", 1, 1, 1),
            new AttackChance("Gray", "flank", 2, 0, 5));
    assertThat(rows(game).getActions()).isEqualTo(List.of(0, 2));
  }

  @Test
  void chance_isOver_withItsAction() {
    EventScript game = turn(new EventScript(), 1, new OpportunityArose("Gray", 0, 0, 2));
    game.answer("turn", "Gray", "AG1C+HG1CLxB1C").emit(attack("grand-battery"));
    game.turn("Blue", 1).answer("pass");

    assertThat(rows(game).getChances())
        .containsExactly(new AttackChance("Gray", "grand-battery", 1, 1, 2));
    assertThat(rows(game).getActions()).isEqualTo(List.of(1, 1));
  }

  @Test
  void chance_ofAnActionThatIsNotOrdered_doesNotCount() {
    EventScript game = turn(new EventScript(), 1, new OpportunityArose("Gray", 1, 0, 0));

    assertThat(rows(game).getChances()).isEmpty();
  }
}
