package org.wardiary.events.identity;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;
import org.wardiary.events.text.Text;

/**
 * Decides which names of players, events, rounds and sites are the same, wherever names are
 * compared or games are grouped by them. Lists of games show a name as it was written.
 */
public final class Names {

  private static final Pattern BETWEEN = Pattern.compile("[\\s\\p{Z}]+");
  private static final Pattern MARKS = Pattern.compile("\\p{M}+");

  private Names() {}

  /**
   * The form of a name that all ways of writing the same name share: in Unicode's normal form C,
   * without white space and invisible characters around it, and with one space for any white space
   * within it.
   */
  public static String same(String written) {
    if (isPlain(written)) {
      return written;
    }
    String spaced = BETWEEN.matcher(trimmed(written)).replaceAll(" ");
    return Normalizer.normalize(spaced, Normalizer.Form.NFC);
  }

  private static String trimmed(String name) {
    int from = 0;
    int to = name.length();
    while (from < to && !Text.shows(Character.toString(name.codePointAt(from)))) {
      from = name.offsetByCodePoints(from, 1);
    }
    while (from < to && !Text.shows(Character.toString(name.codePointBefore(to)))) {
      to = name.offsetByCodePoints(to, -1);
    }
    return name.substring(from, to);
  }

  /** Whether a name is ASCII, and in its form already: a fast path, as most names are. */
  private static boolean isPlain(String name) {
    char before = ' ';
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c < ' ' || c > '~' || c == ' ' && before == ' ') {
        return false;
      }
      before = c;
    }
    return name.isEmpty() || before != ' ';
  }

  /** Whether a name contains a text, be it in upper or lower case. */
  public static boolean contains(String name, String part) {
    return inAnyCase(name).contains(inAnyCase(part));
  }

  /** The form that names share which are the same or differ in upper and lower case only. */
  public static String inAnyCase(String name) {
    return same(name).toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
  }

  /** The form that names share which are the same or differ in case and accents only. */
  public static String withoutAccents(String name) {
    String letters = Normalizer.normalize(inAnyCase(name), Normalizer.Form.NFKD);
    return MARKS.matcher(letters).replaceAll("");
  }
}
