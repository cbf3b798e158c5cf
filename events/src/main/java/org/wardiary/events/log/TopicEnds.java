package org.wardiary.events.log;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.ListOffsetsOptions;
import org.apache.kafka.clients.admin.ListOffsetsResult.ListOffsetsResultInfo;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;

/**
 * Where topics end, at one moment for all of them.
 *
 * @param ids Kafka's ids of the topics by name: a topic that is made anew has another one
 * @param ends one more than the offset of the last message, by partition
 */
public record TopicEnds(Map<String, String> ids, Map<TopicPartition, Long> ends) {

  private static final int TRIES = 20;
  private static final long PAUSE_MILLIS = 25;

  /** Immutable maps. */
  public TopicEnds {
    ids = Map.copyOf(ids);
    ends = Map.copyOf(ends);
  }

  /**
   * The ends at a moment at which no transaction was open: whatever one of them wrote to several
   * topics is before all ends or behind all. Nothing where there is no such moment for half a
   * second, since other programs write all the time.
   */
  public static Optional<TopicEnds> settled(Cluster cluster, Collection<Topic> topics) {
    List<TopicPartition> partitions =
        topics.stream().flatMap(topic -> Partitions.on(cluster).all(topic).stream()).toList();
    try (Admin admin = cluster.admin()) {
      Map<String, String> ids = ids(admin, topics);
      for (int left = TRIES; left > 0; left--) {
        // what is committed is read first: where as much was there later, nothing came in between
        // and nothing was open, so these were the ends of all at the moment between both readings
        Map<TopicPartition, Long> committed =
            ends(admin, partitions, IsolationLevel.READ_COMMITTED);
        if (committed.equals(ends(admin, partitions, IsolationLevel.READ_UNCOMMITTED))) {
          return Optional.of(new TopicEnds(ids, committed));
        }
        Thread.sleep(PAUSE_MILLIS);
      }
      return Optional.empty();
    } catch (ExecutionException | KafkaException e) {
      cluster.requireAlive();
      throw new ClusterException("expected to ask where topics end but: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClusterException("expected to ask where topics end but was interrupted", e);
    }
  }

  /**
   * Reads ends.
   *
   * @param text as {@link #text} gives them
   * @throws IllegalArgumentException if it is something else
   */
  public static TopicEnds of(String text) {
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
    return new TopicEnds(ids, ends);
  }

  /** The ends as lines, one for each topic: its name, its id, where each partition ends. */
  public String text() {
    return ids.keySet().stream().sorted().map(this::line).collect(Collectors.joining("\n"));
  }

  private String line(String topic) {
    return ends.entrySet().stream()
        .filter(end -> end.getKey().topic().equals(topic))
        .sorted(Comparator.comparingInt(end -> end.getKey().partition()))
        .map(end -> end.getValue().toString())
        .collect(Collectors.joining(" ", topic + " " + ids.get(topic) + " ", ""));
  }

  private static Map<String, String> ids(Admin admin, Collection<Topic> topics)
      throws ExecutionException, InterruptedException {
    List<String> names = topics.stream().map(Topic::topicName).toList();
    return admin.describeTopics(names).allTopicNames().get().entrySet().stream()
        .collect(
            Collectors.toMap(Map.Entry::getKey, topic -> topic.getValue().topicId().toString()));
  }

  private static Map<TopicPartition, Long> ends(
      Admin admin, Collection<TopicPartition> partitions, IsolationLevel level)
      throws ExecutionException, InterruptedException {
    Map<TopicPartition, OffsetSpec> latest = new HashMap<>();
    partitions.forEach(partition -> latest.put(partition, OffsetSpec.latest()));
    Map<TopicPartition, Long> ends = new HashMap<>();
    Map<TopicPartition, ListOffsetsResultInfo> found =
        admin.listOffsets(latest, new ListOffsetsOptions(level)).all().get();
    found.forEach((partition, info) -> ends.put(partition, info.offset()));
    return ends;
  }

  /**
   * Where a partition ends.
   *
   * @throws IllegalArgumentException if it is of another topic
   */
  public long of(TopicPartition partition) {
    return Optional.ofNullable(ends.get(partition))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "expected one of " + ends.keySet() + " but got " + partition));
  }

  /** Whether these are ends of the same topics, and none of them lies before those of others. */
  public boolean follows(TopicEnds before) {
    return ids.equals(before.ids)
        && ends.keySet().equals(before.ends.keySet())
        && before.ends.entrySet().stream()
            .allMatch(end -> ends.get(end.getKey()) >= end.getValue());
  }
}
