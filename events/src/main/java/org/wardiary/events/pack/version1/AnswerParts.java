package org.wardiary.events.pack.version1;

import java.util.ArrayList;
import java.util.List;

/**
 * An answer's text as the model sees it, independent of the game: the whole text, its parts between
 * commas and blanks, their tokens (runs of letters and digits), and its shape.
 *
 * @param whole hash of the whole text
 * @param shape hash of the first letter and of all characters that are not letters or digits
 * @param parts its parts in order, one or more
 */
record AnswerParts(int whole, int shape, List<Part> parts) {

  private static final int MOST = 4;

  /**
   * A part of an answer.
   *
   * @param hash hash of its text
   * @param shape hash of its shape
   * @param letter its first character
   * @param tokens its tokens, at most four
   */
  record Part(int hash, int shape, int letter, List<Token> tokens) {

    Token first() {
      return tokens.get(0);
    }

    Token last() {
      return tokens.get(tokens.size() - 1);
    }
  }

  /**
   * A run of letters and digits.
   *
   * @param hash hash of its text
   * @param tail hash of its text without the first character
   * @param letter its first character
   * @param lead the character before its first digit, 0 if there is none
   * @param number the number that its first digits form
   * @param end its last character if that comes after these digits, otherwise 0
   */
  record Token(int hash, int tail, int letter, int lead, int number, int end) {

    static Token of(String text) {
      int length = text.length();
      int begin = 0;
      while (begin < length && !isDigit(text.charAt(begin))) {
        begin++;
      }
      int number = 0;
      int at = begin;
      while (at < length && isDigit(text.charAt(at))) {
        number = 10 * number + text.charAt(at++) - '0';
      }
      return new Token(
          Hash.of(text),
          Hash.of(length == 0 ? "" : text.substring(1)),
          length == 0 ? 0 : text.charAt(0),
          begin > 0 ? text.charAt(begin - 1) : 0,
          number,
          at < length ? text.charAt(length - 1) : 0);
    }
  }

  static AnswerParts of(String text) {
    List<Part> parts = new ArrayList<>();
    int from = 0;
    for (int i = 0; i <= text.length() && parts.size() < MOST; i++) {
      boolean border = i == text.length() || text.charAt(i) == ',' || text.charAt(i) == ' ';
      if (border) {
        parts.add(part(text.substring(from, i)));
        from = i + 1;
      }
    }
    return new AnswerParts(Hash.of(text), Hash.of(shape(text)), List.copyOf(parts));
  }

  private static Part part(String text) {
    List<Token> tokens = new ArrayList<>();
    StringBuilder token = new StringBuilder();
    for (int i = 0; i <= text.length(); i++) {
      if (i < text.length() && isPlain(text.charAt(i))) {
        token.append(text.charAt(i));
      } else if (token.length() > 0) {
        if (tokens.size() == MOST) {
          tokens.remove(1);
        }
        tokens.add(Token.of(token.toString()));
        token.setLength(0);
      }
    }
    if (tokens.isEmpty()) {
      tokens.add(Token.of(""));
    }
    int letter = text.isEmpty() ? 0 : text.charAt(0);
    return new Part(Hash.of(text), Hash.of(shape(text)), letter, List.copyOf(tokens));
  }

  private static String shape(String text) {
    StringBuilder shape = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      if (i == 0 || !isPlain(text.charAt(i))) {
        shape.append(text.charAt(i));
      }
    }
    return shape.toString();
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isPlain(char c) {
    return isDigit(c) || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
  }
}
