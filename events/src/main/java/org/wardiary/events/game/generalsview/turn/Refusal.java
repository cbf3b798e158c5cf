package org.wardiary.events.game.generalsview.turn;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.generalsview.answer.AnswerCode;
import org.wardiary.events.game.generalsview.answer.AnswerText;
import org.wardiary.events.game.generalsview.answer.AnswerType;
import org.wardiary.events.game.generalsview.answer.QuestionKind;
import org.wardiary.events.game.generalsview.battle.BattleRefusal;
import org.wardiary.events.game.generalsview.battle.Duel;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.movement.MovementRefusal;
import org.wardiary.events.text.Text;

/** Explains why an answer is refused. Only reads the board. */
public final class Refusal {

  /** A well-formed answer whose square may be off the map. */
  private static final Pattern WITH_SQUARE =
      Pattern.compile("(?:\\+[MLSHDNCA][1-9]\\d*@|[MLSHDNCA][1-9]\\d*:)([a-z][1-9]\\d*)");

  private final Board board;

  /** Explains refusals on a board. */
  public Refusal(Board board) {
    this.board = board;
  }

  /**
   * The rule that an answer breaks, and the reason.
   *
   * @param answer an answer that is unreadable or illegal
   */
  public Rejection of(String answer) {
    if (board.question() == QuestionKind.NOTHING) {
      return new Rejection(
          "GV-4.1", Text.of("expected no answer after the end of the game but got '%s'", answer));
    }
    long code = AnswerText.read(board.map(), answer);
    if (code == Position.UNREADABLE) {
      return unreadable(answer);
    }
    if (!board.question().takes(AnswerCode.type(code))) {
      return new Rejection(
          outOfPlace(AnswerCode.type(code)),
          Text.of("expected %s but got '%s'", expected(), answer));
    }
    return switch (AnswerCode.type(code)) {
      case RAISE -> new MovementRefusal(board).raise(answer, code);
      case STEP ->
          notOnMap(answer, code).orElseGet(() -> new MovementRefusal(board).step(answer, code));
      case PICK ->
          notOnMap(answer, code).orElseGet(() -> new BattleRefusal(board).pick(answer, code));
      case DRAW -> new BattleRefusal(board).draw(answer);
      case END -> throw new IllegalStateException("expected an illegal answer but got '/'");
    };
  }

  private Rejection unreadable(String answer) {
    Matcher matcher = WITH_SQUARE.matcher(answer);
    if (matcher.matches()) {
      return new Rejection(
          "GV-1.1",
          Text.of(
              "expected a square from a1 to %s but got '%s' in '%s'",
              board.map().grid().corner(), matcher.group(1), answer));
    }
    return new Rejection("", Text.of("expected %s but got '%s'", expected(), answer));
  }

  /** The rule under which the open question takes no answer of a type. */
  private String outOfPlace(AnswerType type) {
    if (board.question() == QuestionKind.TURN) {
      return "GV-3.2";
    }
    return type == AnswerType.RAISE ? "GV-R2" : "GV-3.3";
  }

  private String expected() {
    return switch (board.question()) {
      case NOTHING -> "no answer";
      case TURN -> "a unit put into play (+L4@c3), a step (L4:c4) or the end of movement (/)";
      case PICK -> "a pick (!L4) by " + GeneralsViewMap.SIDES.name(board.decider());
      case DRAW -> "a draw (%1 to %" + Duel.cases(board) + ")";
    };
  }

  /** The rejection if the side that decides has no such unit on the map. */
  private Optional<Rejection> notOnMap(String answer, long code) {
    Army army = board.army(board.decider());
    String side = GeneralsViewMap.SIDES.name(board.decider());
    int unit = AnswerCode.number(code) - 1;
    if (unit >= army.raised() || army.kind(unit) != AnswerCode.kind(code)) {
      return Optional.of(
          new Rejection(
              "GV-2.1", Text.of("expected a unit that %s has raised but got '%s'", side, answer)));
    }
    if (army.square(unit) == Army.LOST) {
      return Optional.of(
          new Rejection(
              "GV-3.3",
              Text.of(
                  "expected a unit on the map but got '%s': %s's %s was eliminated",
                  answer, side, army.id(unit))));
    }
    return Optional.empty();
  }
}
