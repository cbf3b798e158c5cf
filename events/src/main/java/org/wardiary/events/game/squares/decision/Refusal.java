package org.wardiary.events.game.squares.decision;

import org.wardiary.events.game.Position;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.answer.AnswerText;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.attack.AttackRefusal;
import org.wardiary.events.game.squares.board.AttackRole;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Termination;
import org.wardiary.events.game.squares.combat.Options;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.movement.MoveRefusal;
import org.wardiary.events.game.squares.retreat.Retreats;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.text.Text;

/** Why an answer is refused: the first rule that it breaks. Slow and careful. */
public final class Refusal {

  private final Board board;
  private final SquaresMap map;
  private final int side;

  public Refusal(Board board) {
    this.board = board;
    this.map = board.layout();
    this.side = board.turnSide();
  }

  /** The reason why an answer that is unreadable or illegal here is refused. */
  public Rejection of(String answer) {
    long code = AnswerText.read(map, answer);
    if (code == Position.UNREADABLE) {
      return new Rejection("", Text.of("expected %s but '%s' cannot be read", expected(), answer));
    }
    if (board.query() == QuestionKind.NONE) {
      return ended(answer);
    }
    return switch (board.query()) {
      case TURN -> order(code, answer);
      case RETREAT -> retreat(code, answer);
      case OPTION -> option(code, answer);
      case CASUALTY -> casualty(code, answer);
      case NONE, RESPONSE, SECOND_CHANCE, ADVANCE -> otherQuestion(answer);
    };
  }

  private String expected() {
    return switch (board.query()) {
      case TURN ->
          Text.of(
              "an order such as pass, I%1$s-%2$s or I%2$sx%2$s",
              map.code(map.reserve(side)), map.code(Bits.first(map.clear())));
      case RESPONSE, SECOND_CHANCE -> "S or R";
      case RETREAT -> "a space such as @" + map.code(map.reserve(Inquiry.decides(board)));
      case OPTION -> "an option from #1 to #5";
      case ADVANCE -> "> or |";
      case CASUALTY -> "a kind such as *I";
      case NONE -> "no answer";
    };
  }

  private Rejection ended(String answer) {
    for (Termination termination : Termination.values()) {
      if (termination.title().equals(board.ending().termination())) {
        return new Rejection(
            termination.rule(),
            Text.of(
                "expected no answer, the game has ended (%s), but got %s",
                termination.title(), answer));
      }
    }
    return new Rejection("SQ-9", "expected no answer, none was asked for, but got " + answer);
  }

  private Rejection otherQuestion(String answer) {
    return new Rejection(
        "SQ-9",
        Text.of(
            "expected %s, the answer to '%s', but got %s",
            expected(), board.query().title(), answer));
  }

  private Rejection order(long code, String answer) {
    int first = AnswerCode.first(code);
    int second = AnswerCode.second(code);
    return switch (AnswerCode.type(code)) {
      case PASS ->
          new Rejection(
              "SQ-3.2", "expected a move or an attack in the turn after a PASS but got pass");
      case MOVE -> new MoveRefusal(board).move(first);
      case DOUBLE_MOVE -> new MoveRefusal(board).doubleMove(first);
      case PAIR -> new MoveRefusal(board).pair(first, second);
      case ATTACK -> new AttackRefusal(board).attack(first);
      case SUPPORTED_ATTACK -> new AttackRefusal(board).supported(first, second);
      case STAND, RETREAT, SPACE, OPTION, ADVANCE, HOLD, CASUALTY -> otherQuestion(answer);
    };
  }

  private Rejection retreat(long code, String answer) {
    if (AnswerCode.type(code) != AnswerCode.Type.SPACE) {
      return otherQuestion(answer);
    }
    int unit = board.askedUnit();
    int to = AnswerCode.first(code);
    String who = map.armies().kind(unit).title() + " at " + map.code(board.space(unit));
    if (Bits.has(Retreats.ways(board, unit), to)) {
      boolean chain = Bits.has(board.held(Armies.side(unit)), to);
      return new Rejection(
          chain ? "SQ-6.5" : "SQ-R18",
          Text.of(
              "expected a retreat of %s that leaves the retreats after it possible but %s does not",
              who, map.code(to)));
    }
    if (isCompanion(to)) {
      return new Rejection(
          "SQ-R17",
          Text.of(
              "expected neither attacker nor supporter to be displaced but %s stands at %s",
              map.armies().kind(board.unitAt(to)).title(), map.code(to)));
    }
    return new Rejection(
        "SQ-6.4",
        Text.of("expected a space that %s may retreat to but %s is none", who, map.code(to)));
  }

  private boolean isCompanion(int to) {
    int unit = board.unitAt(to);
    AttackRole role = unit == Board.NOBODY ? AttackRole.NONE : board.battle().role(unit);
    return unit != board.askedUnit()
        && (role == AttackRole.ATTACKER || role == AttackRole.SUPPORTER)
        && Armies.side(unit) == Armies.side(board.askedUnit());
  }

  private Rejection option(long code, String answer) {
    if (AnswerCode.type(code) != AnswerCode.Type.OPTION) {
      return otherQuestion(answer);
    }
    Options table = Options.of(board);
    int number = AnswerCode.first(code);
    String rule =
        switch (table) {
          case STANDARD -> "SQ-7.3";
          case HORSE_BATTERY -> "SQ-7.4";
          case GRAND_BATTERY -> "SQ-7.5";
        };
    if (number > table.count()) {
      return new Rejection(
          rule, Text.of("expected an option from #1 to #%d but got %s", table.count(), answer));
    }
    if (!Options.isAllowed(board, table, number)) {
      return new Rejection(
          rule,
          Text.of(
              "expected an option open to %s against %s but %s is not",
              kind(AttackRole.ATTACKER), kind(AttackRole.DEFENDER), answer));
    }
    return new Rejection(
        "SQ-R18",
        Text.of(
            "expected an option whose retreats can all be carried out but those of %s cannot",
            answer));
  }

  private String kind(AttackRole role) {
    return map.armies().kind(board.battle().unit(role)).title();
  }

  private Rejection casualty(long code, String answer) {
    if (AnswerCode.type(code) != AnswerCode.Type.CASUALTY) {
      return otherQuestion(answer);
    }
    return new Rejection(
        "SQ-7.7",
        Text.of(
            "expected a kind of unit in %s but there is no %s",
            map.code(map.reserve(1 - side)), Kind.of(AnswerCode.first(code)).title()));
  }
}
