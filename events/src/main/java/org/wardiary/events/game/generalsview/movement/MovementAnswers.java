package org.wardiary.events.game.generalsview.movement;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.generalsview.answer.AnswerCode;
import org.wardiary.events.game.generalsview.answer.AnswerText;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.map.Grid;
import org.wardiary.events.game.generalsview.unit.Kind;
import org.wardiary.events.text.Text;

/** The legal answers to the question of a turn (GV-3.2). Only reads the board. */
public final class MovementAnswers {

  private final Board board;
  private final GeneralsViewMap map;

  /** Creates a view of the legal answers on a board. */
  public MovementAnswers(Board board) {
    this.board = board;
    this.map = board.map();
  }

  /** The rule that putting a unit into play breaks; empty if it is legal. */
  public Optional<Rejection> brokenByRaise(long code) {
    int side = board.turnSide();
    String name = board.sides().name(side);
    int next = board.army(side).raised() + 1;
    if (AnswerCode.number(code) != next) {
      return broken(
          "GV-2.1",
          "expected number %d, that of %s's next unit, but got %d in '%s'",
          next,
          name,
          AnswerCode.number(code),
          AnswerText.write(map, code));
    }
    int square = AnswerCode.square(code);
    if (!board.territory().ownsCity(side, square)) {
      String expected = "expected a city of %s but got %s, %s";
      return broken("GV-3.2", expected, name, map.name(square), nature(square));
    }
    Kind kind = AnswerCode.kind(code);
    int cost = board.rules().cost(kind);
    if (cost > board.gold(side)) {
      String expected = "expected %d gold of %s for %s but got %d";
      return broken("GV-3.2", expected, cost, name, kind.title(), board.gold(side));
    }
    return Optional.empty();
  }

  private static Optional<Rejection> broken(String rule, String reason, Object... values) {
    return Optional.of(Rejection.of(rule, reason, values));
  }

  private String nature(int square) {
    if (!map.isCity(square)) {
      return "which is no city";
    }
    int owner = board.territory().owner(square);
    return owner == GeneralsViewMap.NEUTRAL
        ? "a neutral city"
        : "a city of " + board.sides().name(owner);
  }

  /** The rule that a step of a unit on the map breaks; empty if it is legal. */
  public Optional<Rejection> brokenByStep(long code) {
    int side = board.turnSide();
    Army army = board.army(side);
    int unit = AnswerCode.number(code) - 1;
    int from = army.square(unit);
    int to = AnswerCode.square(code);
    if (!map.adjacent(from, to)) {
      String expected = "expected a neighbour of %s (%s) but got '%s'";
      String answer = AnswerText.write(map, code);
      return broken("GV-1.2", expected, map.name(from), neighbours(from), answer);
    }
    int cost = Movement.stepCost(board, to);
    int points = army.points(unit);
    if (points == 0 && board.army(1 - side).standing(from) > 0) {
      String expected =
          "expected a unit that may move but got %s, which stands on %s with an enemy unit";
      return broken("GV-3.2", expected, army.id(unit), map.name(from));
    }
    if (cost > points) {
      String expected = "expected %s of %s for %s but got %d";
      String needed = Text.count(cost, "movement point");
      return broken("GV-3.2", expected, needed, army.id(unit), map.name(to), points);
    }
    return Optional.empty();
  }

  private String neighbours(int square) {
    return IntStream.range(0, GeneralsViewMap.DIRECTIONS)
        .map(direction -> map.neighbour(square, direction))
        .filter(next -> next != Grid.OFF)
        .mapToObj(map::name)
        .collect(Collectors.joining(", "));
  }

  /** Number of legal answers. */
  public int count() {
    int side = board.turnSide();
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
    Army army = board.army(board.turnSide());
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
    int side = board.turnSide();
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
