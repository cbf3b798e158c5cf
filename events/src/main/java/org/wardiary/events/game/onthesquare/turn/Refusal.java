package org.wardiary.events.game.onthesquare.turn;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.answer.AnswerText;
import org.wardiary.events.game.onthesquare.answer.QuestionKind;
import org.wardiary.events.game.onthesquare.answer.Rejections;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.text.Text;

/**
 * Explains why an answer is refused: the rule that it breaks and the reason. Only reads the board.
 */
public final class Refusal {

  /** A unit's answer that is well-formed except perhaps for a sector. */
  private static final Pattern SECTOR =
      Pattern.compile("[ADIJLX][1-9](?:>|\\+|!!?|~|x)(?:[a-z]\\d+,)?([a-z]\\d+)[NESW]?[+*]?");

  private final Board board;

  /** Explains refusals on a board. */
  public Refusal(Board board) {
    this.board = board;
  }

  /** The rejection of an answer that is unreadable or illegal. */
  public Rejection rejection(String answer) {
    if (board.question() == QuestionKind.NONE) {
      String rule = board.ending().termination().equals("limit") ? "WS-10.2" : "WS-10.1";
      return Rejections.of(rule, "nothing more", "got '" + answer + "': the game is over");
    }
    long code = AnswerText.read(answer);
    if (code == Position.UNREADABLE) {
      return unreadable(answer);
    }
    return switch (board.question()) {
      case NONE -> throw new IllegalStateException("expected a question but none stands");
      case AUXILIARY -> auxiliary(code);
      case SETUP -> setup(code);
      case ORDER -> new OrderRefusal(board).order(code);
      case EXECUTE -> new OrderRefusal(board).execute(code);
      case REACT -> Rejections.of("WS-8.4", "R (retreat) or S (stand)", code);
      case CARD -> Rejections.of("WS-7.5", "a card, %R or %B", code);
    };
  }

  private Rejection unreadable(String answer) {
    Matcher written = SECTOR.matcher(answer);
    if (written.matches() && Sector.of(written.group(1)) == Sector.NONE) {
      return Rejections.of(
          "WS-1.1", "a sector, a1 to l12", Text.of("got '%s' in '%s'", written.group(1), answer));
    }
    return Rejections.of(
        "", "an answer to '" + board.question().title() + "'", "got '" + answer + "'");
  }

  private Rejection auxiliary(long code) {
    if (AnswerCode.form(code) != Form.AUXILIARY) {
      return Rejections.of("WS-2.2", "an auxiliary, %A, %J or %L", code);
    }
    return Rejections.of(
        "WS-2.2",
        "a blank box that is left",
        "all three with " + AnswerCode.kind(code) + " are drawn");
  }

  private Rejection setup(long code) {
    if (AnswerCode.form(code) != Form.SETUP) {
      return Rejections.of(
          "WS-3.1",
          "the kind under box " + (board.preparation().nextBox() + 1) + ", such as =I",
          code);
    }
    return Rejections.of(
        "WS-3.1",
        Text.of("a kind that %s has one left of", Units.SIDES.name(board.decides())),
        "it has no " + AnswerCode.kind(code) + " left");
  }
}
