package org.wardiary.events.game.generalsview.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.map.Grid;
import org.wardiary.events.game.generalsview.unit.Kind;
import org.wardiary.events.text.Numerals;

/**
 * The syntax of answers (GV-3.2, GV-3.3): {@code +L4@c3}, {@code L4:c4}, {@code /}, {@code !L4},
 * {@code %3}; and of words that join the steps of one unit, {@code L4:c4.c5}.
 */
public final class AnswerText {

  private static final char STEP_MARK = ':';
  private static final char JOINT = '.';

  private AnswerText() {}

  /** The text of a code. */
  public static String write(GeneralsViewMap map, long code) {
    String unit = AnswerCode.unitId(code);
    return switch (AnswerCode.type(code)) {
      case END -> "/";
      case RAISE -> "+" + unit + "@" + map.name(AnswerCode.square(code));
      case STEP -> unit + STEP_MARK + map.name(AnswerCode.square(code));
      case PICK -> "!" + unit;
      case DRAW -> "%" + AnswerCode.number(code);
    };
  }

  /**
   * Reads an answer to any question.
   *
   * @return the code, or {@link Position#UNREADABLE} for a text that is no answer on this map
   */
  public static long read(GeneralsViewMap map, String text) {
    if (text.length() < 2) {
      return text.equals("/") ? AnswerCode.END : Position.UNREADABLE;
    }
    return switch (text.charAt(0)) {
      case '+' -> readUnit(map, text, new Form(AnswerType.RAISE, 1, '@'));
      case '!' -> readPick(text);
      case '%' -> readDraw(text);
      default -> readUnit(map, text, new Form(AnswerType.STEP, 0, STEP_MARK));
    };
  }

  /**
   * The form of an answer with a unit's id, which begins at index {@code from}, a mark and a
   * square.
   */
  private record Form(AnswerType type, int from, char mark) {}

  private static long readUnit(GeneralsViewMap map, String text, Form form) {
    int mark = text.indexOf(form.mark());
    Optional<Kind> kind = Kind.withLetter(text.charAt(form.from()));
    if (mark < 0 || kind.isEmpty()) {
      return Position.UNREADABLE;
    }
    int number = Numerals.parse(text, form.from() + 1, mark);
    int square = map.grid().square(text, mark + 1, text.length());
    if (number == Numerals.NONE || square == Grid.OFF) {
      return Position.UNREADABLE;
    }
    return form.type() == AnswerType.RAISE
        ? AnswerCode.raise(kind.get(), number, square)
        : AnswerCode.step(kind.get(), number, square);
  }

  private static long readPick(String text) {
    Optional<Kind> kind = Kind.withLetter(text.charAt(1));
    int number = Numerals.parse(text, 2, text.length());
    return kind.isEmpty() || number == Numerals.NONE
        ? Position.UNREADABLE
        : AnswerCode.pick(kind.get(), number);
  }

  private static long readDraw(String text) {
    int value = Numerals.parse(text, 1, text.length());
    return value == Numerals.NONE ? Position.UNREADABLE : AnswerCode.draw(value);
  }

  /** The answers that a word of movetext joins: {@code L4:c4.c5.d5} is three (GV-3.2). */
  public static List<String> split(String word) {
    int mark = word.indexOf(STEP_MARK);
    if (mark < 0 || word.indexOf(JOINT, mark) < 0) {
      return List.of(word);
    }
    String unit = word.substring(0, mark + 1);
    List<String> answers = new ArrayList<>();
    int begin = mark + 1;
    while (begin <= word.length()) {
      int joint = word.indexOf(JOINT, begin);
      int end = joint < 0 ? word.length() : joint;
      if (end == begin) {
        return List.of(word);
      }
      answers.add(unit.concat(word.substring(begin, end)));
      begin = end + 1;
    }
    return answers;
  }

  /** A word with one more step of the same unit appended; empty if the two do not join. */
  public static String join(String word, String answer) {
    int mark = word.indexOf(STEP_MARK);
    boolean sameUnit = mark > 0 && answer.startsWith(word.substring(0, mark + 1));
    return sameUnit ? word + JOINT + answer.substring(mark + 1) : "";
  }
}
