package org.wardiary.events.game.onthesquare.view;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.ChargeMade;
import org.wardiary.events.event.OrderExecuted;
import org.wardiary.events.event.OrderStoodFast;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerText;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * What the rules let a side know (WS-11.4) and what they hide, written independently of the views
 * that are tested against it: as long as two games agree in what the side may know, it must see
 * them alike.
 */
final class Open {

  private Open() {}

  /** Everything that a side may know. */
  static String of(Board board, int blind) {
    StringJoiner open = new StringJoiner(" ");
    open.add(board.question() + " of " + board.decider() + " in turn " + board.turn());
    open.add("held " + board.held() + ' ' + board.ending());
    open.add("deck " + board.deck().red() + ' ' + board.deck().black());
    open.add(board.cards().purpose() + " " + board.cards().left() + ' ' + board.cards().hits());
    if (board.charge().active()) {
      open.add(
          board.charge().stage() + " " + board.charge().attacker() + ' ' + board.charge().sector());
    }
    for (int i = 0; i < board.map().bridgeCount(); i++) {
      open.add("bridge " + board.bridges().left(i));
    }
    for (int sector = 0; sector < Sector.COUNT; sector++) {
      if (board.guns().loose(sector) > 0) {
        open.add("loose " + sector + board.guns().looseNames(sector));
      }
    }
    for (int unit = 0; unit < Units.COUNT; unit++) {
      open.add(unit(board, unit, blind));
    }
    return open.toString();
  }

  private static String unit(Board board, int unit, int blind) {
    Army army = board.army();
    StringJoiner open = new StringJoiner(" ");
    boolean mine = Units.side(unit) == blind;
    boolean closed = army.boxed(unit) && !mine;
    open.add(closed ? "box " + unit : army.id(unit) + ' ' + army.fate(unit) + army.boxed(unit));
    open.add(mine ? "order " + board.orders().of(unit) : "");
    for (int slot = 0; slot < Units.SLOTS; slot++) {
      int part = Units.part(unit, slot);
      if (army.exists(part)) {
        open.add(slot + ": " + army.sector(part) + ' ' + army.facing(part));
        open.add(closed ? "" : army.men(part) + " men");
      }
    }
    open.add(closed ? "" : String.join(" ", board.guns().names(unit)));
    return open.add(army.inSquare(unit) ? "square" : "").toString();
  }

  /**
   * The orders that events reveal: those that are executed, also by standing fast, and those of
   * units that are charged (WS-8.2).
   */
  static List<String> orders(Army army, List<SpecificRecord> emitted) {
    List<String> orders = new ArrayList<>();
    for (SpecificRecord event : emitted) {
      if (event instanceof OrderExecuted order) {
        boolean box = order.getOrder().equals("B");
        orders.add(box ? box(army, order) : order.getUnit() + order.getOrder());
      } else if (event instanceof OrderStoodFast order) {
        orders.add(order.getUnit() + order.getOrder());
      } else if (event instanceof ChargeMade charge) {
        orders.add(charge.getTargetUnit() + charge.getOrder());
      }
    }
    return orders;
  }

  /** Names a moving box by its number, since its unit is still hidden. */
  private static String box(Army army, OrderExecuted order) {
    int key = AnswerCode.key(AnswerText.read(order.getUnit() + ":B"));
    return "box " + army.find(Units.SIDES.number(order.getSide()).orElseThrow(), key);
  }

  /** The kinds under a side's boxes. */
  static String boxes(Army army, int side) {
    StringJoiner hidden = new StringJoiner(" ");
    for (int unit = side * Units.SIDE_UNITS; unit < (side + 1) * Units.SIDE_UNITS; unit++) {
      hidden.add(army.boxed(unit) ? army.id(unit) : "");
    }
    return hidden.toString();
  }

  /** A side's unexecuted orders, by box. */
  static String pending(Board board, int side) {
    StringJoiner hidden = new StringJoiner(" ");
    for (int unit = side * Units.SIDE_UNITS; unit < (side + 1) * Units.SIDE_UNITS; unit++) {
      hidden.add(board.orders().of(unit).name());
    }
    return hidden.toString();
  }
}
