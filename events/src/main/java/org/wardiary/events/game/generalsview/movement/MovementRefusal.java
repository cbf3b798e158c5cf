package org.wardiary.events.game.generalsview.movement;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.generalsview.answer.AnswerCode;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.map.Grid;
import org.wardiary.events.game.generalsview.unit.Kind;
import org.wardiary.events.text.Text;

/** Explains why an answer in movement is refused (GV-3.2). Only reads the board. */
public final class MovementRefusal {

  private final Board board;
  private final GeneralsViewMap map;
  private final int side;

  /** Explains refusals of the acting side's answers. */
  public MovementRefusal(Board board) {
    this.board = board;
    this.map = board.map();
    this.side = board.acting();
  }

  /**
   * Why a unit cannot be put into play.
   *
   * @param answer the answer as it was written
   * @param code its code
   */
  public Rejection raise(String answer, long code) {
    int next = board.army(side).raised() + 1;
    String name = GeneralsViewMap.SIDES.name(side);
    if (AnswerCode.number(code) != next) {
      return new Rejection(
          "GV-2.1",
          Text.of(
              "expected number %d, that of %s's next unit, but got %d in '%s'",
              next, name, AnswerCode.number(code), answer));
    }
    int square = AnswerCode.square(code);
    if (!board.territory().ownsCity(side, square)) {
      return new Rejection(
          "GV-3.2",
          Text.of("expected a city of %s but got %s, %s", name, map.name(square), nature(square)));
    }
    Kind kind = AnswerCode.kind(code);
    return new Rejection(
        "GV-3.2",
        Text.of(
            "expected %d gold of %s for %s but got %d",
            board.rules().cost(kind), name, kind.title(), board.gold(side)));
  }

  private String nature(int square) {
    if (!map.isCity(square)) {
      return "which is no city";
    }
    int owner = board.territory().owner(square);
    return owner == GeneralsViewMap.NEUTRAL
        ? "a neutral city"
        : "a city of " + GeneralsViewMap.SIDES.name(owner);
  }

  /**
   * Why a unit that is on the map cannot take a step.
   *
   * @param answer the answer as it was written
   * @param code its code
   */
  public Rejection step(String answer, long code) {
    Army army = board.army(side);
    int unit = AnswerCode.number(code) - 1;
    int from = army.square(unit);
    int to = AnswerCode.square(code);
    if (!map.adjacent(from, to)) {
      return new Rejection(
          "GV-1.2",
          Text.of(
              "expected a neighbour of %s (%s) but got '%s'",
              map.name(from), neighbours(from), answer));
    }
    if (board.army(1 - side).standing(from) > 0 && army.points(unit) == 0) {
      return new Rejection(
          "GV-3.2",
          Text.of(
              "expected a unit that may move but got %s, which stands on %s with an enemy unit",
              army.id(unit), map.name(from)));
    }
    int cost = Movement.stepCost(board, to);
    return new Rejection(
        "GV-3.2",
        Text.of(
            "expected %s of %s for %s but got %d",
            Text.count(cost, "movement point"), army.id(unit), map.name(to), army.points(unit)));
  }

  private String neighbours(int square) {
    List<String> names = new ArrayList<>();
    for (int direction = 0; direction < GeneralsViewMap.DIRECTIONS; direction++) {
      int next = map.neighbour(square, direction);
      if (next != Grid.OFF) {
        names.add(map.name(next));
      }
    }
    return String.join(", ", names);
  }
}
