package org.wardiary.analytics.filter;

import java.util.Comparator;
import org.wardiary.events.identity.Names;

/** The order of rounds: by the numbers in their names, so that 10 follows 9 and 3.2 follows 3.1. */
public final class RoundOrder implements Comparator<String> {

  /** The order by number. Names without a number come first; ties are broken by the text. */
  public static final Comparator<String> BY_NUMBER = new RoundOrder();

  private RoundOrder() {}

  @Override
  public int compare(String one, String other) {
    int i = digit(one, 0);
    int j = digit(other, 0);
    while (i < one.length() && j < other.length()) {
      int order = compare(one, i, other, j);
      if (order != 0) {
        return order;
      }
      i = digit(one, end(one, i));
      j = digit(other, end(other, j));
    }
    int order = Boolean.compare(i < one.length(), j < other.length());
    return order != 0 ? order : one.compareTo(other);
  }

  /**
   * The name that a tag such as Round or Event gives, in the form that all ways of writing it
   * share; "" if it is none: blank, {@code ?} or "-".
   */
  public static String name(String recorded) {
    String name = Names.same(recorded);
    return name.equals("?") || name.equals("-") ? "" : name;
  }

  /** The first number in a round's name, at most nine digits of it; 0 if there is none. */
  public static int number(String name) {
    int from = digit(name, 0);
    int to = Math.min(end(name, from), from + 9);
    return from == to ? 0 : Integer.parseInt(name.substring(from, to));
  }

  /** Index of the first digit at or after an index; the text's length if there is none. */
  private static int digit(String text, int from) {
    int i = from;
    while (i < text.length() && !isDigit(text.charAt(i))) {
      i++;
    }
    return i;
  }

  /** Index after the run of digits that begins at an index. */
  private static int end(String text, int from) {
    int i = from;
    while (i < text.length() && isDigit(text.charAt(i))) {
      i++;
    }
    return i;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** Compares the numbers, of any length, that begin at an index of each text. */
  private static int compare(String one, int i, String other, int j) {
    String left = one.substring(withoutZeros(one, i), end(one, i));
    String right = other.substring(withoutZeros(other, j), end(other, j));
    int order = Integer.compare(left.length(), right.length());
    return order != 0 ? order : left.compareTo(right);
  }

  private static int withoutZeros(String text, int from) {
    int i = from;
    while (i < text.length() && text.charAt(i) == '0') {
      i++;
    }
    return i;
  }
}
