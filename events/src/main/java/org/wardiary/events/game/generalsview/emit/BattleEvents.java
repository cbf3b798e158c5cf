package org.wardiary.events.game.generalsview.emit;

import org.wardiary.events.event.BattleBegun;
import org.wardiary.events.event.BattleWon;
import org.wardiary.events.event.DuelFought;
import org.wardiary.events.event.UnitBrought;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.board.Steps;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;

/** Builds the events of a battle from a board to which the step has been applied. */
final class BattleEvents {

  private final Board board;

  BattleEvents(Board board) {
    this.board = board;
  }

  private static String name(int side) {
    return GeneralsViewMap.SIDES.name(side);
  }

  private String square() {
    return board.map().name(board.battle());
  }

  BattleBegun begun() {
    int attacking = board.acting();
    int defending = 1 - attacking;
    return new BattleBegun(
        square(),
        name(attacking),
        board.army(attacking).ids(board.battle()),
        name(defending),
        board.army(defending).ids(board.battle()));
  }

  UnitBrought brought(int side, Steps.Selection selection) {
    Army army = board.army(side);
    int unit = board.brought(side);
    boolean attacks = side == board.acting();
    return new UnitBrought(
        name(side),
        army.id(unit),
        army.kind(unit).letter(),
        square(),
        attacks ? "attack" : "defence",
        attacks ? army.attack(unit) : army.defence(unit),
        army.supply(unit),
        selection.text());
  }

  DuelFought fought(int drawn, int winner) {
    int attacking = board.acting();
    int defending = 1 - attacking;
    Army attackers = board.army(attacking);
    Army defenders = board.army(defending);
    int attacker = board.brought(attacking);
    int defender = board.brought(defending);
    return new DuelFought(
        square(),
        name(attacking),
        attackers.id(attacker),
        attackers.kind(attacker).letter(),
        attackers.supply(attacker),
        attackers.attack(attacker),
        name(defending),
        defenders.id(defender),
        defenders.kind(defender).letter(),
        defenders.supply(defender),
        defenders.defence(defender),
        drawn,
        name(winner));
  }

  UnitEliminated eliminated(int side, int unit) {
    Army army = board.army(side);
    return new UnitEliminated(
        name(side),
        army.id(unit),
        army.kind(unit).letter(),
        square(),
        side == board.acting() ? "attacker" : "attacked",
        1,
        name(1 - side));
  }

  BattleWon won(int side, int square) {
    return new BattleWon(
        name(side),
        board.map().name(square),
        side == board.acting() ? "attacker" : "defender",
        board.army(side).ids(square));
  }
}
