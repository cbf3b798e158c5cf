package org.wardiary.analytics.sequence;

import java.util.Optional;
import org.wardiary.events.record.Problem;
import org.wardiary.events.text.Text;

/** A position in the text of a query. Blanks between words are ignored. Not thread-safe. */
final class Cursor {

  private static final String ENDS = "{}(),=<>!'";
  private static final char QUOTE = '\'';

  private final String text;
  private int at;

  Cursor(String text) {
    this.text = text;
  }

  /** Skips blanks; returns the index of the next character. */
  int place() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** Moves to an index. */
  void go(int place) {
    at = place;
  }

  boolean ended() {
    return place() >= text.length();
  }

  /** Consumes a character if it comes next; returns whether it did. */
  boolean takes(char sign) {
    boolean found = place() < text.length() && text.charAt(at) == sign;
    at += found ? 1 : 0;
    return found;
  }

  /** Consumes a keyword if it comes next; returns whether it did. */
  boolean takes(String word) {
    int start = place();
    Optional<Word> found = word();
    if (found.isPresent() && found.get().is(word)) {
      return true;
    }
    at = start;
    return false;
  }

  /** Consumes an operator if one comes next. */
  Optional<Operator> operator() {
    Optional<Operator> found = Operator.at(text, place());
    found.ifPresent(operator -> at += operator.sign().length());
    return found;
  }

  /**
   * Consumes a word, quoted or not.
   *
   * @param expected what is expected, for the error message
   * @throws BadSequence if no word comes next
   */
  Word word(String expected) {
    return word().orElseThrow(() -> bad(expected));
  }

  private Optional<Word> word() {
    int start = place();
    if (at < text.length() && text.charAt(at) == QUOTE) {
      return Optional.of(quoted(start));
    }
    while (at < text.length() && !isEnd(text.charAt(at))) {
      at++;
    }
    return at == start
        ? Optional.empty()
        : Optional.of(new Word(text.substring(start, at), start + 1, false));
  }

  private Word quoted(int start) {
    StringBuilder value = new StringBuilder();
    for (at = start + 1; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == QUOTE && (at + 1 == text.length() || text.charAt(at + 1) != QUOTE)) {
        at++;
        return new Word(value.toString(), start + 1, true);
      }
      at += c == QUOTE ? 1 : 0;
      value.append(c);
    }
    at = start;
    throw bad("a quote at the end of what begins here");
  }

  private static boolean isEnd(char c) {
    return Character.isWhitespace(c) || ENDS.indexOf(c) >= 0;
  }

  /** An error at the current position. */
  BadSequence bad(String expected) {
    String rest = ended() ? "the end" : "'" + Problem.shown(text.substring(at)) + "'";
    return new BadSequence(at + 1, Text.of("expected %s but got %s", expected, rest));
  }
}
