package org.wardiary.events.game.onthesquare.turn;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.answer.AnswerText;
import org.wardiary.events.game.onthesquare.answer.QuestionKind;
import org.wardiary.events.game.onthesquare.answer.Rejections;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.Steps;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Order;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.text.Text;

/** The legal answers to a question (WS-11.1), each once, in no particular order. */
public final class LegalAnswers {

  /** Returned by {@link #only} if there is more than one answer. */
  public static final long SEVERAL = -1;

  private static final Pattern SECTOR =
      Pattern.compile("[ADIJLX][1-9](?:>|\\+|!!?|~|x)(?:[a-z]\\d+,)?([a-z]\\d+)[NESW]?[+*]?");

  private static final Pattern ORDER = Pattern.compile("[A-Z][1-9]:[ABCDFS]");

  private final Board board;
  private final Army army;
  // created on demand, since most copies of a position are never asked for executions
  private OrderAnswers answers;

  /** Creates the answers on a board. */
  public LegalAnswers(Board board) {
    this.board = board;
    army = board.army();
  }

  private OrderAnswers answers() {
    if (answers == null) {
      answers = new OrderAnswers(board);
    }
    return answers;
  }

  /** Number of legal answers. */
  public int count() {
    AnswerList counted = AnswerList.counting();
    list(counted);
    return counted.size();
  }

  /** What a unit could do by an order if it executed it now. */
  public void list(int unit, Order order, AnswerList out) {
    answers().offer(unit, order, out);
  }

  /** The only thing that a unit could do by an order, {@link #SEVERAL} if there are more. */
  public long only(int unit, Order order) {
    AnswerList two = AnswerList.upTo(2);
    list(unit, order, two);
    return two.size() > 1 ? SEVERAL : two.get(0);
  }

  /** Adds the codes of all legal answers. */
  public void list(AnswerList out) {
    switch (board.question()) {
      case NONE -> {} // an ended game has no answers
      case AUXILIARY -> kinds(Form.AUXILIARY, board.preparation().blanks(), out);
      case SETUP -> kinds(Form.SETUP, board.preparation().toPlace(board.decider()), out);
      case ORDER -> orders(out);
      case EXECUTE -> executions(out);
      case REACT -> {
        out.add(AnswerCode.of(Form.RETREAT));
        out.add(AnswerCode.of(Form.STAND));
      }
      case CARD -> {
        out.add(AnswerCode.card(0));
        out.add(AnswerCode.card(1));
      }
    }
  }

  private static void kinds(Form form, int units, AnswerList out) {
    for (int left = units; left != 0; left = Kind.rest(left)) {
      out.add(AnswerCode.of(form, Kind.first(left)));
    }
  }

  private void orders(AnswerList out) {
    out.add(AnswerCode.of(Form.END));
    for (int left = board.orderable(board.decider()); left != 0; left &= left - 1) {
      int unit = Integer.numberOfTrailingZeros(left);
      int key = army.key(unit);
      for (Order order : army.kind(unit).orders()) {
        out.add(AnswerCode.order(key, order));
      }
      if (army.boxed(unit)) {
        out.add(AnswerCode.order(key, Order.B));
      }
    }
  }

  private void executions(AnswerList out) {
    if (board.charge().active()) {
      list(Units.unitOf(board.charge().defender()), Order.F, out);
      return;
    }
    for (int left = board.orders().given(board.decider()); left != 0; left &= left - 1) {
      int unit = Integer.numberOfTrailingZeros(left);
      list(unit, board.orders().of(unit), out);
    }
  }

  /** The rule that an answer breaks; empty if it is legal. */
  public Optional<Rejection> broken(long code) {
    Form form = AnswerCode.form(code);
    return switch (board.question()) {
      case NONE -> over(AnswerText.of(code));
      case AUXILIARY -> auxiliary(code);
      case SETUP -> setup(code);
      case ORDER -> new OrderCheck(board, this).order(code);
      case EXECUTE -> new OrderCheck(board, this).execute(code);
      case REACT ->
          form == Form.RETREAT || form == Form.STAND
              ? Optional.empty()
              : Rejections.of("WS-8.4", "R (retreat) or S (stand)", code);
      case CARD ->
          form == Form.CARD ? Optional.empty() : Rejections.of("WS-7.5", "a card, %R or %B", code);
    };
  }

  private Optional<Rejection> over(String answer) {
    String rule = board.ending().termination().equals(Steps.LIMIT) ? "WS-10.2" : "WS-10.1";
    return Rejections.of(rule, "nothing more", "got '" + answer + "': the game is over");
  }

  /** The rejection of a text that cannot be read. */
  public Rejection unreadable(String answer) {
    if (board.question() == QuestionKind.NONE) {
      return over(answer).orElseThrow();
    }
    Matcher written = SECTOR.matcher(answer);
    if (written.matches() && Sector.of(written.group(1)) == Sector.NONE) {
      String expected = "expected a sector, a1 to l12 but got '%s' in '%s'";
      return Rejection.of("WS-1.1", expected, written.group(1), answer);
    }
    if (board.question() == QuestionKind.ORDER && ORDER.matcher(answer).matches()) {
      String side = board.sides().name(board.decider());
      String expected = "expected a unit of %s but it has no %s";
      return Rejection.of("WS-2.1", expected, side, answer.substring(0, 2));
    }
    String question = board.question().title();
    return Rejection.of("", "expected an answer to '%s' but got '%s'", question, answer);
  }

  private Optional<Rejection> auxiliary(long code) {
    if (AnswerCode.form(code) != Form.AUXILIARY) {
      return Rejections.of("WS-2.2", "an auxiliary, %A, %J or %L", code);
    }
    Kind kind = AnswerCode.kind(code);
    return board.preparation().blanks(kind) > 0
        ? Optional.empty()
        : Rejections.of(
            "WS-2.2", "a blank box that is left", "all three with " + kind + " are drawn");
  }

  private Optional<Rejection> setup(long code) {
    if (AnswerCode.form(code) != Form.SETUP) {
      int box = board.preparation().nextBox() + 1;
      return Rejections.of("WS-3.1", "the kind under box " + box + ", such as =I", code);
    }
    Kind kind = AnswerCode.kind(code);
    String side = board.sides().name(board.decider());
    return kind.in(board.preparation().toPlace(board.decider())) > 0
        ? Optional.empty()
        : Rejections.of(
            "WS-3.1",
            Text.of("a kind that %s has one left of", side),
            "it has no " + kind + " left");
  }
}
