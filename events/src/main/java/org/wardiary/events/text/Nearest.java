package org.wardiary.events.text;

import java.util.Comparator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the right texts most similar to a mistaken one, by edit distance. */
public final class Nearest {

  /** The distance of two texts that differ by one letter; by its case alone, half of it. */
  public static final int MISTAKE = 2;

  /** The distance of two slips of the pen. */
  public static final int SLIP = 2 * MISTAKE;

  private static final int SHOWN = 5;
  private static final int LONGEST = 64;
  private static final int WRONG_CASE = 1;
  private static final Pattern BEGIN = Pattern.compile("^[^\\p{L}\\p{N}]*[\\p{L}\\p{N}]*");

  private record Scored(String text, int distance) {}

  private Nearest() {}

  /**
   * The five nearest texts, best first; equally near ones in ASCII order. A difference in what a
   * text begins with, such as the unit of an order, counts twice.
   */
  public static List<String> of(String token, Stream<String> candidates) {
    String cut = token.length() > LONGEST ? token.substring(0, LONGEST) : token;
    return candidates
        .map(text -> new Scored(text, distance(cut, text) + distance(begin(cut), begin(text))))
        .sorted(Comparator.comparingInt(Scored::distance).thenComparing(Scored::text))
        .limit(SHOWN)
        .map(Scored::text)
        .toList();
  }

  private static String begin(String text) {
    return BEGIN.matcher(text).results().findFirst().map(MatchResult::group).orElse("");
  }

  /**
   * Optimal string alignment distance: insertions, deletions, substitutions and transpositions of
   * neighbours.
   */
  public static int distance(String a, String b) {
    int[] beforeLast = new int[b.length() + 1];
    int[] last = new int[b.length() + 1];
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      last[j] = j * MISTAKE;
    }
    for (int i = 1; i <= a.length(); i++) {
      row[0] = i * MISTAKE;
      for (int j = 1; j <= b.length(); j++) {
        int change = last[j - 1] + cost(a.charAt(i - 1), b.charAt(j - 1));
        row[j] = Math.min(change, MISTAKE + Math.min(row[j - 1], last[j]));
        if (swapped(a, i, b, j)) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + MISTAKE);
        }
      }
      int[] spare = beforeLast;
      beforeLast = last;
      last = row;
      row = spare;
    }
    return last[b.length()];
  }

  private static boolean swapped(String a, int i, String b, int j) {
    return i > 1
        && j > 1
        && a.charAt(i - 1) == b.charAt(j - 2)
        && a.charAt(i - 2) == b.charAt(j - 1);
  }

  private static int cost(char a, char b) {
    if (a == b) {
      return 0;
    }
    return Character.toLowerCase(a) == Character.toLowerCase(b) ? WRONG_CASE : MISTAKE;
  }
}
