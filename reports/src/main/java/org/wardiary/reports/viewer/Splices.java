package org.wardiary.reports.viewer;

import java.util.ArrayList;
import java.util.List;

/**
 * The splices that turn one list of numbers into another with the fewest removals and insertions.
 */
final class Splices {

  private Splices() {}

  /**
   * The splices, to be applied in order. Each is an index into the list as it then is, how many
   * numbers to remove there, and the numbers to insert.
   */
  static List<List<Integer>> between(List<Integer> before, List<Integer> after) {
    int start = 0;
    int shorter = Math.min(before.size(), after.size());
    while (start < shorter && before.get(start).equals(after.get(start))) {
      start++;
    }
    int end = 0;
    while (end < shorter - start
        && before.get(before.size() - 1 - end).equals(after.get(after.size() - 1 - end))) {
      end++;
    }
    List<Integer> left = before.subList(start, before.size() - end);
    List<Integer> right = after.subList(start, after.size() - end);
    return splices(left, right, lengths(left, right), start);
  }

  /** Length of the longest common subsequence of what follows each pair of indexes. */
  private static int[][] lengths(List<Integer> left, List<Integer> right) {
    int[][] lengths = new int[left.size() + 1][right.size() + 1];
    for (int i = left.size() - 1; i >= 0; i--) {
      for (int j = right.size() - 1; j >= 0; j--) {
        lengths[i][j] =
            left.get(i).equals(right.get(j))
                ? lengths[i + 1][j + 1] + 1
                : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
      }
    }
    return lengths;
  }

  private static List<List<Integer>> splices(
      List<Integer> left, List<Integer> right, int[][] lengths, int start) {
    List<List<Integer>> splices = new ArrayList<>();
    int i = 0;
    int j = 0;
    while (i < left.size() || j < right.size()) {
      List<Integer> come = new ArrayList<>();
      int at = start + j;
      int gone = 0;
      while (!(i < left.size() && j < right.size() && left.get(i).equals(right.get(j)))
          && (i < left.size() || j < right.size())) {
        boolean takeOut =
            j == right.size() || i < left.size() && lengths[i + 1][j] >= lengths[i][j + 1];
        if (takeOut) {
          i++;
          gone++;
        } else {
          come.add(right.get(j++));
        }
      }
      if (gone > 0 || !come.isEmpty()) {
        List<Integer> splice = new ArrayList<>(List.of(at, gone));
        splice.addAll(come);
        splices.add(splice);
      }
      while (i < left.size() && j < right.size() && left.get(i).equals(right.get(j))) {
        i++;
        j++;
      }
    }
    return splices;
  }
}
