package org.wardiary.events.game.recorded.statement;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.text.Characters;
import org.wardiary.events.text.Numerals;
import org.wardiary.events.text.Text;

/** A place in the text of a statement, and the parts that can be read from there. */
final class Cursor {

  private static final char END = '\0';
  private static final int SHOWN = 40;

  private final String text;
  private int at;

  /** Stands at the first character; accents are composed, so that ids look alike only if equal. */
  Cursor(String text) {
    this.text = isAscii(text) ? text : Normalizer.normalize(text, Normalizer.Form.NFC);
    skipBlanks();
  }

  private static boolean isAscii(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) > '~') {
        return false;
      }
    }
    return true;
  }

  static boolean isBlank(char c) {
    return c == ' ' || c >= '\t' && c <= '\r';
  }

  /** Index of the next character. */
  int at() {
    return at;
  }

  boolean atEnd() {
    return at == text.length();
  }

  /** The next character; {@code '\0'} at the end. */
  char peek() {
    return at < text.length() ? text.charAt(at) : END;
  }

  /** Takes the next character if it is the given one. */
  boolean take(char c) {
    boolean found = peek() == c && !atEnd();
    at += found ? 1 : 0;
    return found;
  }

  /** Takes the next character if it is one of some; {@code '\0'} if it is none of them. */
  char takeAny(String signs) {
    char c = peek();
    if (atEnd() || signs.indexOf(c) < 0) {
      return END;
    }
    at++;
    return c;
  }

  /** Takes the next character, which has to be the given one. */
  void need(char c, String what) {
    if (!take(c)) {
      throw expected(what);
    }
  }

  /** Skips white space; returns whether there was any. */
  boolean skipBlanks() {
    int from = at;
    while (at < text.length() && isBlank(text.charAt(at))) {
      at++;
    }
    return at > from;
  }

  /** Whether an id may begin here. */
  boolean atId() {
    return !atEnd() && Ids.isFirst(peek());
  }

  /** Takes an id. */
  String id(String what) {
    return id(what, Ids.end(text, at));
  }

  /** Takes an id without a full stop in it. */
  String name(String what) {
    int end = Ids.end(text, at);
    int stop = text.indexOf('.', at);
    return id(what, stop >= at && stop < end ? stop : end);
  }

  private String id(String what, int end) {
    if (!Ids.isComplete(text, at, end)) {
      throw expected(what);
    }
    String id = text.substring(at, end);
    at = end;
    return id;
  }

  /** Takes ids joined by a sign. */
  List<String> ids(char sign, String what) {
    String first = id(what);
    if (peek() != sign) {
      return List.of(first);
    }
    List<String> ids = new ArrayList<>();
    ids.add(first);
    while (take(sign)) {
      ids.add(id(what));
    }
    return ids;
  }

  /** Takes a value of a state or a die: an id or a number, which may have a minus sign. */
  String value(String what) {
    int from = at;
    boolean negative = take('-');
    String id = id(what);
    return negative ? text.substring(from, at) : id;
  }

  /** Takes a number from 1. */
  int number(String what) {
    int end = digitsEnd();
    int number = Numerals.parse(text, at, end);
    if (number == Numerals.NONE) {
      throw expected(what);
    }
    at = end;
    return number;
  }

  /** Whether a turn's number stands here: {@code 7.} or {@code 7...}. */
  boolean atTurn() {
    int digits = digitsEnd();
    int end = Ids.end(text, digits);
    int dots = end - digits;
    return digits > at
        && (text.startsWith(".", digits) && dots == 1
            || text.startsWith("...", digits) && dots == 3);
  }

  /** Takes a turn's number with its dots. */
  int turn() {
    int number = number("the number of a turn, from 1");
    at = Ids.end(text, at);
    return number;
  }

  private int digitsEnd() {
    int end = at;
    while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
      end++;
    }
    return end;
  }

  /** Takes the word between attackers and defenders, with the blanks around it. */
  void against() {
    boolean apart = skipBlanks();
    if (!apart || !atAgainst()) {
      throw expected("'-', '@', '~', '>', ':' or ' x ' after units");
    }
    at++;
    skipBlanks();
  }

  /** Whether the word between attackers and defenders stands here. */
  boolean atAgainst() {
    return peek() == 'x' && (at + 1 == text.length() || isBlank(text.charAt(at + 1)));
  }

  /** Takes all up to a character; the end, if it does not follow. */
  String upTo(char c) {
    int found = text.indexOf(c, at);
    int end = found < 0 ? text.length() : found;
    String taken = text.substring(at, end);
    at = end;
    return taken;
  }

  /** Takes characters that a bare word of facts may have. */
  String factWord() {
    int from = at;
    while (at < text.length() && Fact.isInWord(text.charAt(at))) {
      at++;
    }
    return text.substring(from, at);
  }

  /** The error that something else stands here. */
  BadStatement expected(String what) {
    return expectedAt(at, what);
  }

  /** The error that something else stands at an index. */
  BadStatement expectedAt(int index, String what) {
    String rest = text.substring(index).strip();
    String got =
        rest.isEmpty() ? "the end" : "'" + Characters.printable(Text.cut(rest, SHOWN)) + "'";
    return new BadStatement(index, Text.of("expected %s but got %s", what, got), List.of());
  }
}
