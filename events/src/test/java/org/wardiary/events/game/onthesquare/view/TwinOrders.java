package org.wardiary.events.game.onthesquare.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.onthesquare.OnTheSquarePosition;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.answer.AnswerText;
import org.wardiary.events.game.onthesquare.answer.QuestionKind;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.unit.Order;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Plans the orders of a turn for two games, by unit. */
final class TwinOrders {

  private final Player player;
  private final RandomDraws draws;

  TwinOrders(Player player, RandomDraws draws) {
    this.player = player;
    this.draws = draws;
  }

  /** The orders that the player gives in a game in which its side is asked for orders. */
  Map<Integer, Order> of(TwinGame game) {
    OnTheSquarePosition position = game.position().copy();
    Board board = position.board();
    int side = board.decider();
    int ended = board.orders().ended();
    Map<Integer, Order> orders = new TreeMap<>();
    AnswerList legal = new AnswerList();
    while (board.question() == QuestionKind.ORDER && board.orders().ended() == ended) {
      legal.clear();
      position.legal(legal);
      long code = player.choose(position, legal, draws);
      if (AnswerCode.form(code) == Form.ORDER) {
        orders.put(board.army().find(side, AnswerCode.key(code)), AnswerCode.order(code));
      }
      position.play(code, EventSink.NONE);
    }
    return orders;
  }

  /**
   * Lets units that differ between the games only move as boxes or wait, so that they stay hidden.
   */
  void close(TwinGame one, TwinGame other, Map<Integer, Order> orders) {
    int side = one.board().decider();
    for (int unit = side * Units.SIDE_UNITS; unit < (side + 1) * Units.SIDE_UNITS; unit++) {
      if (one.army().key(unit) != other.army().key(unit)) {
        orders.remove(unit);
        if (draws.draw(3) > 1) {
          orders.put(unit, Order.B);
        }
      }
    }
  }

  /** Changes, adds or removes orders of one to three units. */
  void vary(TwinGame game, Map<Integer, Order> orders) {
    int side = game.board().decider();
    for (int i = draws.draw(3); i > 0; i--) {
      int unit = side * Units.SIDE_UNITS + draws.draw(Units.SIDE_UNITS) - 1;
      List<Order> choices = choices(game.army(), unit);
      if (!choices.isEmpty()) {
        Order order = choices.get(draws.draw(choices.size()) - 1);
        if (!orders.remove(unit, order)) {
          orders.put(unit, order);
        }
      }
    }
  }

  private static List<Order> choices(Army army, int unit) {
    List<Order> choices = new ArrayList<>();
    if (army.active(unit)) {
      choices.addAll(army.kind(unit).orders());
      if (army.boxed(unit)) {
        choices.add(Order.B);
      }
    }
    return choices;
  }

  /** The next answer of a side that gives these orders; {@code /} if none is left. */
  static String next(TwinGame game, Map<Integer, Order> orders) {
    int side = game.board().decider();
    for (String answer : game.legal()) {
      long code = AnswerText.read(answer);
      if (AnswerCode.form(code) == Form.ORDER) {
        int unit = game.army().find(side, AnswerCode.key(code));
        if (orders.getOrDefault(unit, Order.NONE) == AnswerCode.order(code)) {
          return answer;
        }
      }
    }
    return "/";
  }

  /** Whether this answer completes the side's orders. */
  static boolean last(TwinGame game, String answer) {
    int side = game.board().decider();
    long code = AnswerText.read(answer);
    if (AnswerCode.form(code) == Form.END) {
      return true;
    }
    int unit = game.army().find(side, AnswerCode.key(code));
    return (game.army().orderable(side) & game.army().after(unit)) == 0;
  }
}
