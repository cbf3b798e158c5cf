package org.wardiary.projector.query;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.kafka.common.TopicPartition;
import org.wardiary.events.log.TopicEnds;

/**
 * Where the rows of all kinds ended at one moment: of each game all rows come before it or none,
 * but for those of games that had not ended.
 */
public final class RowMark {

  private final TopicEnds ends;

  RowMark(TopicEnds ends) {
    this.ends = ends;
  }

  /**
   * Reads a mark.
   *
   * @param text as {@link #text} gives it
   * @throws IllegalArgumentException if it is something else
   */
  public static RowMark of(String text) {
    Map<String, String> ids = new HashMap<>();
    Map<TopicPartition, Long> ends = new HashMap<>();
    for (String line : text.split("\n", -1)) {
      List<String> words = List.of(line.split(" ", -1));
      if (words.size() < 2) {
        throw new IllegalArgumentException(
            "expected a topic, its id and its ends but got '" + line + "'");
      }
      ids.put(words.get(0), words.get(1));
      for (int i = 2; i < words.size(); i++) {
        ends.put(new TopicPartition(words.get(0), i - 2), Long.valueOf(words.get(i)));
      }
    }
    return new RowMark(new TopicEnds(ids, ends));
  }

  /** The mark as lines, one for each topic: its name, its id, where each partition ends. */
  public String text() {
    return ends.ids().keySet().stream().sorted().map(this::line).collect(Collectors.joining("\n"));
  }

  private String line(String topic) {
    long[] each =
        ends.ends().entrySet().stream()
            .filter(end -> end.getKey().topic().equals(topic))
            .sorted(Map.Entry.comparingByKey(RowMark::byNumber))
            .mapToLong(Map.Entry::getValue)
            .toArray();
    return Arrays.stream(each)
        .mapToObj(Long::toString)
        .collect(Collectors.joining(" ", topic + " " + ends.ids().get(topic) + " ", ""));
  }

  private static int byNumber(TopicPartition one, TopicPartition other) {
    return Integer.compare(one.partition(), other.partition());
  }

  /** Whether this one is later than another, or the same, on the same topics. */
  public boolean follows(RowMark before) {
    return ends.follows(before.ends);
  }

  /** Where the topics end. */
  TopicEnds ends() {
    return ends;
  }
}
