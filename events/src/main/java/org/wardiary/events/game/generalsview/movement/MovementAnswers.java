package org.wardiary.events.game.generalsview.movement;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.generalsview.answer.AnswerCode;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.map.Grid;
import org.wardiary.events.game.generalsview.unit.Kind;

/** The legal answers to the question of a turn (GV-3.2). Only reads the board. */
public final class MovementAnswers {

  private final Board board;
  private final GeneralsViewMap map;

  /** Creates a view of the legal answers on a board. */
  public MovementAnswers(Board board) {
    this.board = board;
    this.map = board.map();
  }

  /** Whether an answer is legal. */
  public boolean isLegal(long code) {
    return switch (AnswerCode.type(code)) {
      case END -> true;
      case RAISE -> isLegalRaise(code);
      case STEP -> isLegalStep(code);
      case PICK, DRAW -> false;
    };
  }

  private boolean isLegalRaise(long code) {
    int side = board.acting();
    return AnswerCode.number(code) == board.army(side).raised() + 1
        && board.rules().cost(AnswerCode.kind(code)) <= board.gold(side)
        && board.territory().ownsCity(side, AnswerCode.square(code));
  }

  private boolean isLegalStep(long code) {
    Army army = board.army(board.acting());
    int unit = army.find(AnswerCode.kind(code), AnswerCode.number(code));
    int to = AnswerCode.square(code);
    return unit != Board.NONE
        && map.adjacent(army.square(unit), to)
        && Movement.stepCost(board, to) <= army.points(unit);
  }

  /** Number of legal answers. */
  public int count() {
    int side = board.acting();
    Army army = board.army(side);
    int count = 1 + affordableKinds(board.gold(side)) * board.territory().cities(side);
    for (int i = 0; i < army.size(); i++) {
      int unit = army.unit(i);
      for (int direction = 0; direction < GeneralsViewMap.DIRECTIONS; direction++) {
        if (canStep(army, unit, direction)) {
          count++;
        }
      }
    }
    return count;
  }

  private int affordableKinds(long gold) {
    int count = 0;
    for (Kind kind : Kind.ALL) {
      if (board.rules().cost(kind) <= gold) {
        count++;
      }
    }
    return count;
  }

  private boolean canStep(Army army, int unit, int direction) {
    int points = army.points(unit);
    if (points == 0) {
      return false;
    }
    int to = map.neighbour(army.square(unit), direction);
    return to != Grid.OFF
        && (points >= board.rules().hostileStep() || Movement.stepCost(board, to) <= points);
  }

  /** Adds every legal answer to a list. */
  public void list(AnswerList out) {
    out.add(AnswerCode.END);
    listRaises(out);
    Army army = board.army(board.acting());
    for (int i = 0; i < army.size(); i++) {
      int unit = army.unit(i);
      for (int direction = 0; direction < GeneralsViewMap.DIRECTIONS; direction++) {
        if (canStep(army, unit, direction)) {
          int to = map.neighbour(army.square(unit), direction);
          out.add(AnswerCode.step(army.kind(unit), unit + 1, to));
        }
      }
    }
  }

  private void listRaises(AnswerList out) {
    int side = board.acting();
    long gold = board.gold(side);
    int number = board.army(side).raised() + 1;
    for (int i = 0; gold >= board.rules().lowestCost() && i < map.cityCount(); i++) {
      int city = map.city(i);
      for (Kind kind : Kind.ALL) {
        if (board.territory().owner(city) == side && board.rules().cost(kind) <= gold) {
          out.add(AnswerCode.raise(kind, number, city));
        }
      }
    }
  }
}
