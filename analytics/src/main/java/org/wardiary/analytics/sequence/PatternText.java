package org.wardiary.analytics.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.sequence.SequenceQuery.Condition;
import org.wardiary.analytics.sequence.SequenceQuery.Pattern;
import org.wardiary.analytics.sequence.SequenceQuery.Value;
import org.wardiary.events.text.Numerals;
import org.wardiary.events.text.Text;

/** Parses a pattern of events: {@code attack {flank, target = B3C or B2C}}. */
final class PatternText {

  private static final String KIND = "a kind of event, such as move,";
  private static final String FIELD = "the name of a field";
  private static final List<String> RESERVED =
      List.of("then", "after", "within", "without", "or", "not", "same", "other", "in");

  private final Cursor cursor;

  PatternText(Cursor cursor) {
    this.cursor = cursor;
  }

  /**
   * Parses the pattern that comes next.
   *
   * @param before number of steps written before it
   */
  Pattern pattern(int before) {
    List<Word> kinds = new ArrayList<>();
    do {
      kinds.add(name(KIND));
    } while (cursor.takes("or"));
    List<Condition> conditions = new ArrayList<>();
    if (cursor.takes('{') && !cursor.takes('}')) {
      do {
        conditions.add(condition(before));
      } while (cursor.takes(','));
      if (!cursor.takes('}')) {
        throw cursor.bad("',' or '}'");
      }
    }
    return new Pattern(kinds, conditions);
  }

  private Word name(String expected) {
    int start = cursor.place();
    Word word = cursor.word(expected);
    if (word.quoted() || RESERVED.stream().anyMatch(word::is)) {
      cursor.go(start);
      throw cursor.bad(expected);
    }
    return word;
  }

  private Condition condition(int before) {
    if (cursor.takes("not")) {
      return flag(name(FIELD), "no");
    }
    if (cursor.takes("same")) {
      return compared(Operator.EQUAL, before);
    }
    if (cursor.takes("other")) {
      return compared(Operator.NOT_EQUAL, before);
    }
    Word field = name(FIELD);
    if (cursor.takes("in")) {
      return new Condition(field, Operator.EQUAL, list(before));
    }
    Optional<Operator> operator = cursor.operator();
    return operator
        .map(sign -> new Condition(field, sign, values(sign, before)))
        .orElseGet(() -> flag(field, "yes"));
  }

  private static Condition flag(Word field, String value) {
    Word word = new Word(value, field.column(), true);
    return new Condition(field, Operator.EQUAL, List.of(new Value.Literal(word)));
  }

  /** A comparison of a field with the same field of the step written before this one. */
  private Condition compared(Operator operator, int before) {
    Word field = name(FIELD);
    if (before == 0) {
      throw BadSequence.not("a field of the first event alone, which has none before it,", field);
    }
    return new Condition(field, operator, List.of(new Value.Reference(before - 1, field)));
  }

  private List<Value> list(int before) {
    if (!cursor.takes('(')) {
      throw cursor.bad("'('");
    }
    List<Value> values = new ArrayList<>();
    do {
      values.add(value(before));
    } while (cursor.takes(','));
    if (!cursor.takes(')')) {
      throw cursor.bad("',' or ')'");
    }
    return values;
  }

  private List<Value> values(Operator operator, int before) {
    List<Value> values = new ArrayList<>();
    do {
      values.add(value(before));
    } while (!operator.orders() && cursor.takes("or"));
    return values;
  }

  private Value value(int before) {
    Word word = cursor.word("a value");
    if (word.quoted() || !word.text().startsWith("#")) {
      return new Value.Literal(word);
    }
    int dot = word.text().indexOf('.');
    if (dot < 0) {
      throw BadSequence.not("a step and its field, such as #1.unit,", word);
    }
    Word step = new Word(word.text().substring(0, dot), word.column(), false);
    Word field = new Word(word.text().substring(dot + 1), word.column() + dot + 1, false);
    return new Value.Reference(number(step, before), field);
  }

  /**
   * Index, from 0, of the step that a word such as {@code #1} names.
   *
   * @param steps number of steps that may be named
   */
  int number(Word word, int steps) {
    String text = word.text();
    int number = text.startsWith("#") ? Numerals.parse(text, 1, text.length()) : Numerals.NONE;
    if (number == Numerals.NONE || number < 1 || number > steps) {
      String expected =
          steps == 0
              ? "a value, since no event is written before this one,"
              : steps == 1 ? "#1" : Text.of("#1 to #%d", steps);
      throw BadSequence.not(expected, word);
    }
    return number - 1;
  }
}
