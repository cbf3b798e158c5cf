package org.wardiary.events.game;

import java.util.Comparator;
import java.util.List;

/**
 * Independent answers of one side that the rules ask for one by one, in a sequence that means
 * nothing: at most one for each subject, in ascending ASCII order. People decide on them in any
 * sequence, and give them together.
 *
 * @param question name of the question
 * @param sign what stands between a subject and what is said of it, e.g. the colon of {@code I1:A}
 * @param end the answer that ends them
 */
public record Series(String question, char sign, String end) {

  /** Whether a word names a subject, so that it belongs to a series. */
  public boolean holds(String word) {
    return word.indexOf(sign) > 0;
  }

  /** The subject that a word names; empty if it names none. */
  public String subject(String word) {
    return holds(word) ? word.substring(0, word.indexOf(sign)) : "";
  }

  /** Whether all words belong to one series, the last perhaps as its end. */
  public boolean isOne(List<String> words) {
    int last = words.size() - 1;
    return last >= 0
        && words.subList(0, last).stream().allMatch(this::holds)
        && (holds(words.get(last)) || words.get(last).equals(end));
  }

  /** The words of one series in the sequence that the rules want. */
  public List<String> sorted(List<String> words) {
    return words.stream()
        .sorted(
            Comparator.comparing((String word) -> word.equals(end))
                .thenComparing(Comparator.naturalOrder()))
        .toList();
  }
}
