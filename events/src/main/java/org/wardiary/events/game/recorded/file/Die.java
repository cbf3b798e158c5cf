package org.wardiary.events.game.recorded.file;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A die, or several of one sort whose numbers are added.
 *
 * @param id the word that records use
 * @param count how many are thrown
 * @param faces the results of one of them, each equally likely; numbers if several are thrown
 */
public record Die(String id, int count, List<String> faces) {

  private static final int MOST_RESULTS = 1000;
  private static final Pattern COMMON = Pattern.compile("([1-9]?)d([1-9][0-9]{0,2})");

  /** Copies the list. */
  public Die {
    faces = List.copyOf(faces);
  }

  /** The dice that a word such as {@code d6} or {@code 2d6} means in every game. */
  public static Optional<Die> common(String word) {
    Matcher form = COMMON.matcher(word);
    if (!form.matches()) {
      return Optional.empty();
    }
    int count = form.group(1).isEmpty() ? 1 : Integer.parseInt(form.group(1));
    List<String> faces =
        IntStream.rangeClosed(1, Integer.parseInt(form.group(2)))
            .mapToObj(Integer::toString)
            .toList();
    return Optional.of(new Die(word, count, faces));
  }

  /**
   * Whether a throw is possible.
   *
   * @param thrown a face, the sum of several dice, or the faces of all of them with commas between
   */
  public boolean gives(String thrown) {
    List<String> each = List.of(thrown.split(",", -1));
    return each.size() > 1
        ? each.size() == count && faces.containsAll(each)
        : chances().isEmpty() || chances().containsKey(thrown);
  }

  /**
   * What is thrown, with its probability; that of several dice by their sum. One die may have faces
   * that are no numbers.
   *
   * @return empty if there are more than 1000 results
   */
  public Map<String, Double> chances() {
    if (count * faces.size() > MOST_RESULTS) {
      return Map.of();
    }
    Map<String, Double> chances = one();
    for (int more = 1; more < count; more++) {
      Map<String, Double> sums = new TreeMap<>();
      Map<String, Double> before = chances;
      one()
          .forEach(
              (face, chance) ->
                  before.forEach(
                      (sum, other) -> sums.merge(added(sum, face), chance * other, Double::sum)));
      chances = sums;
    }
    return chances;
  }

  private static String added(String sum, String face) {
    return Integer.toString(Integer.parseInt(sum) + Integer.parseInt(face));
  }

  private Map<String, Double> one() {
    Map<String, Double> chances = new TreeMap<>();
    faces.forEach(face -> chances.merge(face, 1.0 / faces.size(), Double::sum));
    return chances;
  }

  /** Whether a result is possible. */
  public boolean accepts(String result) {
    if (count == 1) {
      return faces.contains(result);
    }
    return result.matches("[0-9]{1,4}")
        && Integer.parseInt(result) >= count
        && Integer.parseInt(result) <= count * faces.size();
  }
}
