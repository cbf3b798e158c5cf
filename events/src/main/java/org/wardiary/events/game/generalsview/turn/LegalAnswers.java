package org.wardiary.events.game.generalsview.turn;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.generalsview.answer.AnswerCode;
import org.wardiary.events.game.generalsview.answer.AnswerText;
import org.wardiary.events.game.generalsview.answer.AnswerType;
import org.wardiary.events.game.generalsview.answer.QuestionKind;
import org.wardiary.events.game.generalsview.battle.BattleAnswers;
import org.wardiary.events.game.generalsview.battle.Duel;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.movement.MovementAnswers;

/** The legal answers to the open question, and the rules that others break. Reads the board. */
public final class LegalAnswers {

  /** A well-formed answer whose square may be off the map. */
  private static final Pattern WITH_SQUARE =
      Pattern.compile("(?:\\+[MLSHDNCA][1-9]\\d*@|[MLSHDNCA][1-9]\\d*:)([a-z][1-9]\\d*)");

  private final Board board;
  private final MovementAnswers movement;
  private final BattleAnswers battle;

  /** Creates a view of the legal answers on a board, which reflects later changes of the board. */
  public LegalAnswers(Board board) {
    this.board = board;
    this.movement = new MovementAnswers(board);
    this.battle = new BattleAnswers(board);
  }

  /** Number of legal answers, counted without listing them. */
  public int count() {
    return switch (board.question()) {
      case NOTHING -> 0;
      case TURN -> movement.count();
      case PICK -> battle.countPicks();
      case DRAW -> Duel.cases(board);
    };
  }

  /** Adds every legal answer to a list, each once. */
  public void list(AnswerList out) {
    switch (board.question()) {
      case NOTHING -> {}
      case TURN -> movement.list(out);
      case PICK -> battle.listPicks(out);
      case DRAW -> battle.listDraws(out);
    }
  }

  /** The rule that an answer breaks; empty if it is legal. */
  public Optional<Rejection> broken(long code) {
    AnswerType type = AnswerCode.type(code);
    if (!board.question().takes(type)) {
      return Optional.of(outOfPlace(type, AnswerText.write(board.map(), code)));
    }
    return switch (type) {
      case END -> Optional.empty();
      case RAISE -> movement.brokenByRaise(code);
      case STEP -> notOnMap(code).or(() -> movement.brokenByStep(code));
      case PICK -> notOnMap(code).or(() -> battle.brokenByPick(code));
      case DRAW -> battle.brokenByDraw(code);
    };
  }

  private Rejection outOfPlace(AnswerType type, String answer) {
    String rule =
        switch (board.question()) {
          case NOTHING -> "GV-4.1";
          case TURN -> "GV-3.2";
          case PICK, DRAW -> type == AnswerType.RAISE ? "GV-R2" : "GV-3.3";
        };
    return Rejection.of(rule, "expected %s but got '%s'", expected(), answer);
  }

  private String expected() {
    return switch (board.question()) {
      case NOTHING -> "no answer after the end of the game";
      case TURN -> "a unit put into play (+L4@c3), a step (L4:c4) or the end of movement (/)";
      case PICK -> "a pick (!L4) by " + board.sides().name(board.decider());
      case DRAW -> "a draw (%1 to %" + Duel.cases(board) + ")";
    };
  }

  /** The rule that a unit breaks if the side that decides has no such unit on the map. */
  private Optional<Rejection> notOnMap(long code) {
    Army army = board.army(board.decider());
    int unit = AnswerCode.number(code) - 1;
    if (army.find(AnswerCode.kind(code), unit + 1) == unit) {
      return Optional.empty();
    }
    String answer = AnswerText.write(board.map(), code);
    String side = board.sides().name(board.decider());
    boolean lost = unit < army.raised() && army.kind(unit) == AnswerCode.kind(code);
    return Optional.of(
        lost
            ? Rejection.of(
                "GV-3.3",
                "expected a unit on the map but got '%s': %s's %s was eliminated",
                answer,
                side,
                army.id(unit))
            : Rejection.of(
                "GV-2.1", "expected a unit that %s has raised but got '%s'", side, answer));
  }

  /** The rejection of a text that cannot be read. */
  public Rejection unreadable(String answer) {
    Matcher matcher = WITH_SQUARE.matcher(answer);
    if (board.question() == QuestionKind.NOTHING) {
      return Rejection.of("GV-4.1", "expected %s but got '%s'", expected(), answer);
    }
    if (matcher.matches()) {
      String expected = "expected a square from a1 to %s but got '%s' in '%s'";
      String corner = board.map().grid().corner();
      return Rejection.of("GV-1.1", expected, corner, matcher.group(1), answer);
    }
    return Rejection.of("", "expected %s but got '%s'", expected(), answer);
  }
}
