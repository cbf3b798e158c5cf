package org.wardiary.events.game.generalsview;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.text.Text;

/** Why an answer is refused: the rule that it breaks and the reason. Reads the board alone. */
final class Refusal {

  private final Board board;
  private final List<String> sides;

  Refusal(Board board, List<String> sides) {
    this.board = board;
    this.sides = sides;
  }

  /** The rejection of an answer that is unreadable or illegal. */
  Rejection of(String answer) {
    if (board.asked() == Ask.NOTHING) {
      return new Rejection(
          "GV-4.1", Text.of("expected nothing more but '%s': the game is over", answer));
    }
    long code = Order.read(board.field(), answer);
    if (code == Position.UNREADABLE) {
      return unreadable(answer);
    }
    return switch (board.asked()) {
      case NOTHING -> throw new IllegalStateException("no question stands");
      case TURN -> inMovement(answer, code);
      case PICK -> pick(answer, code);
      case DRAW -> draw(answer, code);
    };
  }

  private Rejection unreadable(String answer) {
    Optional<String> square = squareWritten(answer);
    if (square.isPresent()) {
      return new Rejection(
          "GV-1.1",
          Text.of(
              "expected a square of the map, a1 to %s, but '%s' names '%s'",
              board.field().grid().corner(), answer, square.get()));
    }
    return new Rejection("", Text.of("expected %s but '%s' is none", expected(), answer));
  }

  /** The square's part of an order that is well formed but for it. */
  private static Optional<String> squareWritten(String answer) {
    int mark = Math.max(answer.indexOf('@'), answer.indexOf(':'));
    boolean formed =
        mark > 0 && answer.matches("(\\+[MLSHDNCA][1-9]\\d*@|[MLSHDNCA][1-9]\\d*:)[a-z][1-9]\\d*");
    return formed ? Optional.of(answer.substring(mark + 1)) : Optional.empty();
  }

  private String expected() {
    return switch (board.asked()) {
      case NOTHING -> "nothing";
      case TURN -> "a unit put into play (+L4@c3), a step (L4:c4) or the end of movement (/)";
      case PICK -> "a pick (!L4) by " + sides.get(board.decider());
      case DRAW -> "a draw (%1 to %" + board.cases() + ")";
    };
  }

  private Rejection inMovement(String answer, long code) {
    return switch (Order.op(code)) {
      case Order.RAISE -> raise(answer, code);
      case Order.STEP -> step(answer, code);
      default ->
          new Rejection(
              "GV-3.2", Text.of("expected %s but '%s': no battle is fought", expected(), answer));
    };
  }

  private Rejection raise(String answer, long code) {
    int side = board.acting();
    int next = board.army(side).raised() + 1;
    Kind kind = Order.kind(code);
    String square = board.field().name(Order.square(code));
    if (Order.number(code) != next) {
      return new Rejection(
          "GV-2.1",
          Text.of(
              "expected number %d, %s's next unit, but '%s' has %d",
              next, sides.get(side), answer, Order.number(code)));
    }
    if (!board.field().isCity(Order.square(code))) {
      return new Rejection(
          "GV-3.2", Text.of("expected a city of %s but %s is no city", sides.get(side), square));
    }
    int owner = board.owner(Order.square(code));
    if (owner != side) {
      return new Rejection(
          "GV-3.2",
          Text.of(
              "expected a city of %s but %s is %s",
              sides.get(side), square, owner == 2 ? "neutral" : sides.get(owner) + "'s"));
    }
    return new Rejection(
        "GV-3.2",
        Text.of(
            "expected %d gold for %s but %s has %d",
            kind.cost, kind.title, sides.get(side), board.gold(side)));
  }

  private Rejection step(String answer, long code) {
    int side = board.acting();
    Optional<Rejection> bad = notOnMap(answer, code);
    if (bad.isPresent()) {
      return bad.get();
    }
    Army army = board.army(side);
    int unit = Order.number(code) - 1;
    int from = army.square(unit);
    int to = Order.square(code);
    if (!board.field().adjacent(from, to)) {
      return new Rejection(
          "GV-1.2",
          Text.of(
              "expected a neighbour of %s (%s) but '%s'",
              board.field().name(from), neighbours(from), answer));
    }
    if (board.army(1 - side).standing(from) > 0 && army.points(unit) == 0) {
      return new Rejection(
          "GV-3.2",
          Text.of(
              "expected a unit that may move but %s stands on %s with an enemy unit",
              army.id(unit), board.field().name(from)));
    }
    return new Rejection(
        "GV-3.2",
        Text.of(
            "expected %d movement %s for %s but %s has %d left",
            board.stepCost(to),
            board.stepCost(to) == 1 ? "point" : "points",
            board.field().name(to),
            army.id(unit),
            army.points(unit)));
  }

  private String neighbours(int square) {
    List<String> names = new ArrayList<>();
    for (int direction = 0; direction < 4; direction++) {
      int next = board.field().neighbour(square, direction);
      if (next != Field.OFF) {
        names.add(board.field().name(next));
      }
    }
    return String.join(", ", names);
  }

  /** If the decider has no such unit on the map. */
  private Optional<Rejection> notOnMap(String answer, long code) {
    int side = board.decider();
    Army army = board.army(side);
    int unit = Order.number(code) - 1;
    String id = "" + Order.kind(code).letter + Order.number(code);
    if (unit >= army.raised() || army.kind(unit) != Order.kind(code)) {
      return Optional.of(
          new Rejection(
              "GV-2.1",
              Text.of(
                  "expected a unit of %s but it has raised no %s ('%s')",
                  sides.get(side), id, answer)));
    }
    if (army.square(unit) == Army.LOST) {
      return Optional.of(
          new Rejection(
              "GV-3.3",
              Text.of("expected a unit on the map but %s's %s was removed", sides.get(side), id)));
    }
    return Optional.empty();
  }

  private Rejection pick(String answer, long code) {
    if (Order.op(code) != Order.PICK) {
      return notNow(answer, code);
    }
    Optional<Rejection> bad = notOnMap(answer, code);
    if (bad.isPresent()) {
      return bad.get();
    }
    int side = board.decider();
    Candidates candidates = new Candidates(board, side);
    Army army = board.army(side);
    int unit = Order.number(code) - 1;
    for (int i = 0; i < candidates.size(); i++) {
      int other = candidates.get(i);
      if (army.square(unit) == board.battle()
          && army.kind(other) == army.kind(unit)
          && army.supply(other) == army.supply(unit)) {
        return new Rejection(
            "GV-R6",
            Text.of("expected %s, which stands for units alike, but '%s'", army.id(other), answer));
      }
    }
    return new Rejection(
        "GV-3.3",
        Text.of(
            "expected a unit of the highest %s on %s (%s) but '%s'",
            side == board.acting() ? "attack" : "defence",
            board.field().name(board.battle()),
            ids(candidates, army),
            answer));
  }

  private static String ids(Candidates candidates, Army army) {
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < candidates.size(); i++) {
      ids.add(army.id(candidates.get(i)));
    }
    return String.join(", ", ids);
  }

  private Rejection draw(String answer, long code) {
    if (Order.op(code) != Order.DRAW) {
      return notNow(answer, code);
    }
    return new Rejection(
        "GV-3.3",
        Text.of(
            "expected a number from 1 to %d, attack and defence together, but '%s'",
            board.cases(), answer));
  }

  /** An answer to another question than the one that stands. */
  private Rejection notNow(String answer, long code) {
    String rule = Order.op(code) == Order.RAISE ? "GV-R2" : "GV-3.3";
    return new Rejection(rule, Text.of("expected %s but '%s'", expected(), answer));
  }
}
