package org.wardiary.events.game.squares.decision;

import java.util.Optional;
import java.util.function.IntToLongFunction;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.answer.AnswerText;
import org.wardiary.events.game.squares.attack.AttackCheck;
import org.wardiary.events.game.squares.attack.OptionTable;
import org.wardiary.events.game.squares.board.AttackRole;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Termination;
import org.wardiary.events.game.squares.combat.AvailableOptions;
import org.wardiary.events.game.squares.combat.ReserveAttack;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.movement.HorsePairCheck;
import org.wardiary.events.game.squares.movement.MoveCheck;
import org.wardiary.events.game.squares.order.Rejections;
import org.wardiary.events.game.squares.retreat.Retreats;
import org.wardiary.events.game.squares.turn.Orders;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.game.squares.variant.Reading;
import org.wardiary.events.text.Text;

/** The legal answers to the open question, and the rules that others break. */
public final class LegalAnswers {

  private final Board board;
  private final SquaresMap map;

  /** Creates a view of a board, which reflects later changes of the board. */
  public LegalAnswers(Board board) {
    this.board = board;
    this.map = board.map();
  }

  /** Number of legal answers. */
  public static int count(Board board) {
    return switch (board.question()) {
      case NONE -> 0;
      case TURN -> Orders.count(board);
      case RESPONSE, SECOND_CHANCE, ADVANCE -> 2;
      case RETREAT -> Bits.count(Retreats.legal(board, board.questionUnit()));
      case OPTION -> Bits.count(AvailableOptions.all(board));
      case CASUALTY -> Bits.count(ReserveAttack.kinds(board));
    };
  }

  /** Adds the codes of all legal answers. */
  public static void list(Board board, AnswerList out) {
    switch (board.question()) {
      case NONE -> {}
      case TURN -> Orders.list(board, out);
      case RESPONSE, SECOND_CHANCE -> {
        out.add(AnswerCode.STAND);
        out.add(AnswerCode.RETREAT);
      }
      case ADVANCE -> {
        out.add(AnswerCode.ADVANCE);
        out.add(AnswerCode.HOLD);
      }
      case RETREAT -> add(Retreats.legal(board, board.questionUnit()), AnswerCode::space, out);
      case OPTION -> add(AvailableOptions.all(board), AnswerCode::option, out);
      case CASUALTY -> add(ReserveAttack.kinds(board), AnswerCode::casualty, out);
    }
  }

  private static void add(int numbers, IntToLongFunction code, AnswerList out) {
    for (int left = numbers; left != 0; left = Bits.rest(left)) {
      out.add(code.applyAsLong(Bits.first(left)));
    }
  }

  /** The rule that an answer breaks; empty if it is legal. */
  public Optional<Rejection> broken(long code) {
    int number = AnswerCode.first(code);
    AnswerCode.Type type = AnswerCode.type(code);
    return switch (board.question()) {
      case NONE -> Optional.of(ended(AnswerText.write(map, code)));
      case TURN -> order(code);
      case RESPONSE, SECOND_CHANCE ->
          code == AnswerCode.STAND || code == AnswerCode.RETREAT
              ? Optional.empty()
              : otherQuestion(code);
      case ADVANCE ->
          code == AnswerCode.ADVANCE || code == AnswerCode.HOLD
              ? Optional.empty()
              : otherQuestion(code);
      case RETREAT -> type == AnswerCode.Type.SPACE ? retreat(number) : otherQuestion(code);
      case OPTION -> type == AnswerCode.Type.OPTION ? option(number) : otherQuestion(code);
      case CASUALTY -> type == AnswerCode.Type.CASUALTY ? casualty(number) : otherQuestion(code);
    };
  }

  /** The rejection of a text that cannot be read. */
  public Rejection unreadable(String answer) {
    return Rejections.of("", expected(), "'" + answer + "', which cannot be read");
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

  private Rejection ended(String answer) {
    String rule =
        Termination.ALL.stream()
            .filter(how -> how.title().equals(board.ending().termination()))
            .map(Termination::rule)
            .findFirst()
            .orElse("SQ-9");
    return Rejections.of(rule, "no answer, because no question is open,", answer);
  }

  private Optional<Rejection> otherQuestion(long code) {
    String expected = Text.of("%s, the answer to '%s',", expected(), board.question().title());
    return Optional.of(Rejections.of("SQ-9", expected, AnswerText.write(map, code)));
  }

  private Optional<Rejection> order(long code) {
    int first = AnswerCode.first(code);
    int second = AnswerCode.second(code);
    return switch (AnswerCode.type(code)) {
      case PASS -> pass();
      case MOVE -> new MoveCheck(board).move(first);
      case DOUBLE_MOVE -> new MoveCheck(board).doubleMove(first);
      case PAIR -> new HorsePairCheck(board).pair(first, second);
      case ATTACK -> new AttackCheck(board).unsupported(first);
      case SUPPORTED_ATTACK -> new AttackCheck(board).supported(first, second);
      case STAND, RETREAT, SPACE, OPTION, ADVANCE, HOLD, CASUALTY -> otherQuestion(code);
    };
  }

  private Optional<Rejection> pass() {
    String expected = "a move or an attack in the turn after a PASS";
    return Orders.mayPass(board)
        ? Optional.empty()
        : Optional.of(Rejections.of("SQ-3.2", expected, "pass"));
  }

  private Optional<Rejection> retreat(int to) {
    int unit = board.questionUnit();
    if (Bits.has(Retreats.legal(board, unit), to)) {
      return Optional.empty();
    }
    String who = board.kind(unit).title() + " at " + map.code(board.space(unit));
    if (Bits.has(Retreats.byTable(board, unit), to)) {
      boolean chain = Bits.has(board.occupied(Armies.side(unit)), to);
      String expected = "a retreat of " + who + " after which the others are possible";
      return Optional.of(Rejections.of(chain ? "SQ-6.5" : "SQ-R18", expected, map.code(to)));
    }
    if (Bits.has(Retreats.barred(board, unit), to)) {
      return Optional.of(barred(board.kind(board.unitAt(to)).title() + " at " + map.code(to)));
    }
    String expected = "a space that " + who + " may retreat to";
    return Optional.of(Rejections.of("SQ-6.4", expected, map.code(to)));
  }

  private Rejection barred(String got) {
    return board.rules().has(Reading.DISPLACED_ATTACKERS)
        ? Rejections.of("SQ-R37", "the attacker not to be displaced by its supporter here", got)
        : Rejections.of("SQ-R36", "neither attacker nor supporter to be displaced", got);
  }

  private Optional<Rejection> option(int number) {
    if (AvailableOptions.isAvailable(board, number)) {
      return Optional.empty();
    }
    OptionTable table = OptionTable.of(board);
    String expected = "an option whose retreats are all possible";
    String rule = "SQ-R18";
    if (number > table.size()) {
      expected = "an option from #1 to #" + table.size();
      rule = table.rule();
    } else if (!AvailableOptions.isAllowed(board, number)) {
      String kinds = kind(AttackRole.ATTACKER) + " against " + kind(AttackRole.DEFENDER);
      expected = "an option open to " + kinds;
      rule = table.rule();
    }
    return Optional.of(Rejections.of(rule, expected, "#" + number));
  }

  private String kind(AttackRole role) {
    return board.kind(board.attack().unit(role)).title();
  }

  private Optional<Rejection> casualty(int kind) {
    String expected = "a kind of unit in " + map.code(map.reserve(1 - board.turnSide()));
    return Bits.has(ReserveAttack.kinds(board), kind)
        ? Optional.empty()
        : Optional.of(Rejections.of("SQ-7.7", expected, Kind.of(kind).title()));
  }
}
