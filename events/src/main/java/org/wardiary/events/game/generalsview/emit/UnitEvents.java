package org.wardiary.events.game.generalsview.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.wardiary.events.event.SupplyChanged;
import org.wardiary.events.event.SupplyChecked;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRaised;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.unit.Kind;

/**
 * Builds the events about units of the acting side from a board to which the step has been applied.
 */
final class UnitEvents {

  private final Board board;

  UnitEvents(Board board) {
    this.board = board;
  }

  private Army army() {
    return board.army(board.acting());
  }

  private String side() {
    return GeneralsViewMap.SIDES.name(board.acting());
  }

  /** The event for the unit raised last. */
  UnitRaised raised() {
    Army army = army();
    int unit = army.raised() - 1;
    Kind kind = army.kind(unit);
    return new UnitRaised(
        side(),
        army.id(unit),
        kind.letter(),
        board.map().name(army.square(unit)),
        board.rules().cost(kind),
        board.gold(board.acting()),
        army.attack(unit),
        army.defence(unit),
        army.points(unit),
        army.supply(unit));
  }

  UnitMoved moved(int unit, int from) {
    Army army = army();
    return new UnitMoved(
        side(),
        army.id(unit),
        army.kind(unit).letter(),
        board.map().name(from),
        board.map().name(army.square(unit)),
        "step");
  }

  SupplyChecked supplyChecked(IntPredicate supplied) {
    Army army = army();
    List<String> unsupplied = new ArrayList<>();
    for (int i = 0; i < army.size(); i++) {
      if (!supplied.test(army.square(army.unit(i)))) {
        unsupplied.add(army.id(army.unit(i)));
      }
    }
    return new SupplyChecked(side(), army.size() - unsupplied.size(), unsupplied);
  }

  SupplyChanged supplyChanged(int unit, int before) {
    Army army = army();
    return new SupplyChanged(
        side(),
        army.id(unit),
        army.kind(unit).letter(),
        board.map().name(army.square(unit)),
        before,
        army.supply(unit));
  }
}
