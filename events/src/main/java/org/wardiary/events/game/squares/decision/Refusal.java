package org.wardiary.events.game.squares.decision;

import org.wardiary.events.game.Position;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.answer.AnswerText;
import org.wardiary.events.game.squares.attack.AttackRefusal;
import org.wardiary.events.game.squares.attack.OptionTable;
import org.wardiary.events.game.squares.board.AttackRole;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Termination;
import org.wardiary.events.game.squares.combat.AvailableOptions;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.movement.HorsePairRefusal;
import org.wardiary.events.game.squares.movement.MoveRefusal;
import org.wardiary.events.game.squares.order.Refusals;
import org.wardiary.events.game.squares.retreat.Retreats;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.game.squares.variant.Reading;
import org.wardiary.events.text.Text;

/** Explains why an answer is refused, by the first rule that it breaks. Not optimised for speed. */
public final class Refusal {

  private final Board board;
  private final SquaresMap map;
  private final String answer;

  private Refusal(Board board, String answer) {
    this.board = board;
    this.map = board.map();
    this.answer = answer;
  }

  /** The rejection of an answer that is unreadable or illegal on a board. */
  public static Rejection of(Board board, String answer) {
    return new Refusal(board, answer).rejection(AnswerText.read(board.map(), answer));
  }

  private Rejection rejection(long code) {
    if (code == Position.UNREADABLE) {
      return Refusals.of("", expected(), "'" + answer + "', which cannot be read");
    }
    AnswerCode.Type type = AnswerCode.type(code);
    int number = AnswerCode.first(code);
    return switch (board.question()) {
      case NONE -> ended();
      case TURN -> order(code);
      case RETREAT -> type == AnswerCode.Type.SPACE ? retreat(number) : otherQuestion();
      case OPTION -> type == AnswerCode.Type.OPTION ? option(number) : otherQuestion();
      case CASUALTY -> type == AnswerCode.Type.CASUALTY ? casualty(number) : otherQuestion();
      case RESPONSE, SECOND_CHANCE, ADVANCE -> otherQuestion();
    };
  }

  private String expected() {
    return switch (board.question()) {
      case TURN ->
          Text.of(
              "an order such as pass, I%1$s-%2$s or I%2$sx%2$s",
              map.code(map.reserve(board.turnSide())), map.code(Bits.first(map.clear())));
      case RESPONSE, SECOND_CHANCE -> "S or R";
      case RETREAT -> "a space such as @" + map.code(map.reserve(board.decider()));
      case OPTION -> "an option from #1 to #5";
      case ADVANCE -> "> or |";
      case CASUALTY -> "a kind such as *I";
      case NONE -> "no answer";
    };
  }

  private Rejection ended() {
    String rule =
        Termination.titled(board.ending().termination()).map(Termination::rule).orElse("SQ-9");
    return Refusals.of(rule, "no answer, because no question is open,", answer);
  }

  private Rejection otherQuestion() {
    String expected = Text.of("%s, the answer to '%s',", expected(), board.question().title());
    return Refusals.of("SQ-9", expected, answer);
  }

  private Rejection order(long code) {
    int first = AnswerCode.first(code);
    int second = AnswerCode.second(code);
    return switch (AnswerCode.type(code)) {
      case PASS -> Refusals.of("SQ-3.2", "a move or an attack in the turn after a PASS", answer);
      case MOVE -> new MoveRefusal(board).move(first);
      case DOUBLE_MOVE -> new MoveRefusal(board).doubleMove(first);
      case PAIR -> new HorsePairRefusal(board).pair(first, second);
      case ATTACK -> new AttackRefusal(board).unsupported(first);
      case SUPPORTED_ATTACK -> new AttackRefusal(board).supported(first, second);
      case STAND, RETREAT, SPACE, OPTION, ADVANCE, HOLD, CASUALTY -> otherQuestion();
    };
  }

  private Rejection retreat(int to) {
    int unit = board.questionUnit();
    String who = board.kind(unit).title() + " at " + map.code(board.space(unit));
    if (Bits.has(Retreats.byTable(board, unit), to)) {
      boolean chain = Bits.has(board.occupied(Armies.side(unit)), to);
      String expected = "a retreat of " + who + " after which the others are possible";
      return Refusals.of(chain ? "SQ-6.5" : "SQ-R18", expected, map.code(to));
    }
    if (Bits.has(Retreats.barred(board, unit), to)) {
      String got = board.kind(board.unitAt(to)).title() + " at " + map.code(to);
      boolean never = !board.rules().has(Reading.DISPLACED_ATTACKERS);
      return never
          ? Refusals.of("SQ-R36", "neither attacker nor supporter to be displaced", got)
          : Refusals.of("SQ-R37", "the attacker not to be displaced by its supporter here", got);
    }
    return Refusals.of("SQ-6.4", "a space that " + who + " may retreat to", map.code(to));
  }

  private Rejection option(int number) {
    OptionTable table = OptionTable.of(board);
    if (number > table.size()) {
      return Refusals.of(table.rule(), "an option from #1 to #" + table.size(), answer);
    }
    if (!AvailableOptions.isAllowed(board, number)) {
      String kinds = kind(AttackRole.ATTACKER) + " against " + kind(AttackRole.DEFENDER);
      return Refusals.of(table.rule(), "an option open to " + kinds, answer);
    }
    return Refusals.of("SQ-R18", "an option whose retreats are all possible", answer);
  }

  private String kind(AttackRole role) {
    return board.kind(board.attack().unit(role)).title();
  }

  private Rejection casualty(int kind) {
    String reserve = map.code(map.reserve(1 - board.turnSide()));
    return Refusals.of("SQ-7.7", "a kind of unit in " + reserve, Kind.of(kind).title());
  }
}
