package org.wardiary.events.game.generalsview;

import org.wardiary.events.game.AnswerList;

/** What is legal on a board (GV-3.2, GV-3.3). Reads the board, changes nothing. */
final class Legality {

  private final Board board;

  Legality(Board board) {
    this.board = board;
  }

  /** Whether an answer is legal. No list is made. */
  boolean isLegal(long code) {
    return switch (board.asked()) {
      case NOTHING -> false;
      case TURN -> isLegalInMovement(code);
      case PICK -> isLegalPick(code);
      case DRAW -> Order.op(code) == Order.DRAW && Order.number(code) <= board.cases();
    };
  }

  private boolean isLegalInMovement(long code) {
    if (code == Order.END) {
      return true;
    }
    return switch (Order.op(code)) {
      case Order.RAISE -> isLegalRaise(code);
      case Order.STEP -> isLegalStep(code);
      default -> false;
    };
  }

  private boolean isLegalRaise(long code) {
    int side = board.acting();
    int square = Order.square(code);
    return Order.number(code) == board.army(side).raised() + 1
        && Order.kind(code).cost <= board.gold(side)
        && board.owner(square) == side
        && board.field().isCity(square);
  }

  private boolean isLegalStep(long code) {
    int unit = ownUnit(code);
    if (unit == Board.NONE) {
      return false;
    }
    Army army = board.army(board.acting());
    int to = Order.square(code);
    return board.field().adjacent(army.square(unit), to) && board.stepCost(to) <= army.points(unit);
  }

  /** The decider's unit on the map that a code names, {@link Board#NONE} if there is none. */
  private int ownUnit(long code) {
    Army army = board.army(board.decider());
    int unit = Order.number(code) - 1;
    boolean there =
        unit < army.raised()
            && army.square(unit) != Army.LOST
            && army.kind(unit) == Order.kind(code);
    return there ? unit : Board.NONE;
  }

  private boolean isLegalPick(long code) {
    if (Order.op(code) != Order.PICK) {
      return false;
    }
    int unit = ownUnit(code);
    return unit != Board.NONE && new Candidates(board, board.decider()).contains(unit);
  }

  /** Number of legal answers. */
  int count() {
    return switch (board.asked()) {
      case NOTHING -> 0;
      case TURN -> countInMovement();
      case PICK -> new Candidates(board, board.decider()).size();
      case DRAW -> board.cases();
    };
  }

  private int countInMovement() {
    int side = board.acting();
    Army army = board.army(side);
    int count = 1 + affordable(board.gold(side)) * board.cities(side);
    for (int i = 0; i < army.alive(); i++) {
      int unit = army.living(i);
      for (int direction = 0; direction < 4; direction++) {
        if (canStep(army, unit, direction)) {
          count++;
        }
      }
    }
    return count;
  }

  private static int affordable(long gold) {
    int kinds = 0;
    for (Kind kind : Kind.ALL) {
      if (kind.cost <= gold) {
        kinds++;
      }
    }
    return kinds;
  }

  private boolean canStep(Army army, int unit, int direction) {
    int points = army.points(unit);
    if (points == 0) {
      return false;
    }
    int to = board.field().neighbour(army.square(unit), direction);
    return to != Field.OFF && (points > 1 || board.stepCost(to) == 1);
  }

  /** Adds every legal answer to a list. */
  void list(AnswerList out) {
    switch (board.asked()) {
      case NOTHING -> {}
      case TURN -> listMovement(out);
      case PICK -> listPicks(out);
      case DRAW -> listDraws(out);
    }
  }

  private void listMovement(AnswerList out) {
    out.add(Order.END);
    listRaises(out);
    Army army = board.army(board.acting());
    for (int i = 0; i < army.alive(); i++) {
      int unit = army.living(i);
      for (int direction = 0; direction < 4; direction++) {
        if (canStep(army, unit, direction)) {
          int to = board.field().neighbour(army.square(unit), direction);
          out.add(Order.step(army.kind(unit), unit + 1, to));
        }
      }
    }
  }

  private void listRaises(AnswerList out) {
    int side = board.acting();
    long gold = board.gold(side);
    int number = board.army(side).raised() + 1;
    for (int i = 0; gold >= Kind.CHEAPEST && i < board.field().cityCount(); i++) {
      int city = board.field().city(i);
      for (Kind kind : Kind.ALL) {
        if (board.owner(city) == side && kind.cost <= gold) {
          out.add(Order.raise(kind, number, city));
        }
      }
    }
  }

  private void listPicks(AnswerList out) {
    Candidates candidates = new Candidates(board, board.decider());
    for (int i = 0; i < candidates.size(); i++) {
      int unit = candidates.get(i);
      out.add(Order.pick(board.army(board.decider()).kind(unit), unit + 1));
    }
  }

  private void listDraws(AnswerList out) {
    int cases = board.cases();
    for (int value = 1; value <= cases; value++) {
      out.add(Order.draw(value));
    }
  }
}
