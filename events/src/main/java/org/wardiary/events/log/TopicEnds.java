package org.wardiary.events.log;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
 * Where topics end, each partition of all topics at one moment. Partitions may be left out.
 *
 * @param ids Kafka's ids of the topics by name: a topic that is made again has another one
 * @param ends one more than the offset of the last message, by partition
 */
public record TopicEnds(Map<String, String> ids, Map<TopicPartition, Long> ends) {

  private static final String NO_END = "-";
  private static final int TRIES = 20;
  private static final long PAUSE_MILLIS = 25;

  /** Immutable maps. */
  public TopicEnds {
    ids = Map.copyOf(ids);
    ends = Map.copyOf(ends);
  }

  /**
   * The ends of each partition, of all topics together, at a moment at which no transaction was
   * open there: whatever one of them wrote to a partition of several topics is before all ends or
   * behind all. Nothing where some partition had no such moment for half a second, since other
   * programs write all the time.
   *
   * @param topics whose partitions go together by their numbers
   */
  public static Optional<TopicEnds> settled(Cluster cluster, Collection<Topic> topics) {
    return asked(
        cluster,
        admin -> {
          Map<String, String> ids = ids(admin, topics);
          List<TopicPartition> open =
              topics.stream().flatMap(topic -> Partitions.on(cluster).all(topic).stream()).toList();
          Map<TopicPartition, Long> settled = new HashMap<>();
          for (int left = TRIES; left > 0 && !open.isEmpty(); left--) {
            settled.putAll(settled(admin, open));
            open = open.stream().filter(partition -> !settled.containsKey(partition)).toList();
            if (!open.isEmpty()) {
              Thread.sleep(PAUSE_MILLIS);
            }
          }
          return open.isEmpty() ? Optional.of(new TopicEnds(ids, settled)) : Optional.empty();
        });
  }

  /** A question to a cluster. */
  private interface Asking<T> {

    T ask(Admin admin) throws ExecutionException, InterruptedException;
  }

  private static <T> T asked(Cluster cluster, Asking<T> question) {
    try (Admin admin = cluster.admin()) {
      return question.ask(admin);
    } catch (ExecutionException | KafkaException e) {
      cluster.requireAlive();
      throw new ClusterException("expected to ask where topics end but: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClusterException("expected to ask where topics end but was interrupted", e);
    }
  }

  /**
   * The ends of a topic behind all that was committed before this is called. The committed end of a
   * partition may lie before that: a transaction is committed in one partition after another, and
   * whoever has read its outcome in one of them expects to read the rest, too. A transaction that
   * stays undecided for half a second is not waited for.
   *
   * @throws ClusterException if the cluster is gone or does not answer
   */
  public static TopicEnds decided(Cluster cluster, Topic topic) {
    return asked(
        cluster,
        admin ->
            new TopicEnds(
                ids(admin, List.of(topic)), decided(admin, Partitions.on(cluster).all(topic))));
  }

  /**
   * The same of some partitions: waits until it is decided whether that is committed which was
   * there. Half a second at most: a transaction that stays open for longer is mostly that of a
   * program that was killed.
   *
   * @return committed ends
   */
  public static Map<TopicPartition, Long> decided(
      Admin admin, Collection<TopicPartition> partitions)
      throws ExecutionException, InterruptedException {
    Map<TopicPartition, Long> all = ends(admin, partitions, IsolationLevel.READ_UNCOMMITTED);
    Map<TopicPartition, Long> committed = ends(admin, partitions, IsolationLevel.READ_COMMITTED);
    for (int left = TRIES; left > 0 && !reach(committed, all); left--) {
      Thread.sleep(PAUSE_MILLIS);
      committed = ends(admin, partitions, IsolationLevel.READ_COMMITTED);
    }
    return committed;
  }

  /** Whether none of some ends lies before those of others; there may be more of them. */
  private static boolean reach(Map<TopicPartition, Long> ends, Map<TopicPartition, Long> others) {
    return others.entrySet().stream()
        .allMatch(other -> ends.getOrDefault(other.getKey(), -1L) >= other.getValue());
  }

  /**
   * The ends of those partitions where nothing is open. What is committed is read first: where as
   * much was there later, nothing came in between and nothing was open, so these were the ends at
   * the moment between both readings.
   */
  private static Map<TopicPartition, Long> settled(Admin admin, List<TopicPartition> partitions)
      throws ExecutionException, InterruptedException {
    Map<TopicPartition, Long> committed = ends(admin, partitions, IsolationLevel.READ_COMMITTED);
    Map<TopicPartition, Long> all = ends(admin, partitions, IsolationLevel.READ_UNCOMMITTED);
    Set<Integer> open =
        partitions.stream()
            .filter(partition -> !committed.get(partition).equals(all.get(partition)))
            .map(TopicPartition::partition)
            .collect(Collectors.toSet());
    Map<TopicPartition, Long> settled = new HashMap<>(committed);
    settled.keySet().removeIf(partition -> open.contains(partition.partition()));
    return settled;
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
        if (!words.get(i).equals(NO_END)) {
          ends.put(new TopicPartition(words.get(0), i - 2), Long.valueOf(words.get(i)));
        }
      }
    }
    return new TopicEnds(ids, ends);
  }

  /**
   * The ends as lines, one for each topic: its name, its id, where each partition ends, {@code -}
   * for one that is left out.
   */
  public String text() {
    return ids.keySet().stream().sorted().map(this::line).collect(Collectors.joining("\n"));
  }

  private String line(String topic) {
    SortedMap<Integer, String> own = new TreeMap<>();
    ends.forEach(
        (partition, end) -> {
          if (partition.topic().equals(topic)) {
            own.put(partition.partition(), end.toString());
          }
        });
    int count = own.isEmpty() ? 0 : own.lastKey() + 1;
    return Stream.concat(
            Stream.of(topic, ids.get(topic)),
            IntStream.range(0, count).mapToObj(partition -> own.getOrDefault(partition, NO_END)))
        .collect(Collectors.joining(" "));
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

  /** Whether it is said where a partition ends. */
  public boolean has(TopicPartition partition) {
    return ends.containsKey(partition);
  }

  /** The ends of the partitions with one number alone. */
  public TopicEnds ofPartition(int number) {
    Map<TopicPartition, Long> own = new HashMap<>(ends);
    own.keySet().removeIf(partition -> partition.partition() != number);
    return new TopicEnds(ids, own);
  }

  /** These ends, and others of the same topics for partitions that are left out here. */
  public TopicEnds and(TopicEnds others) {
    Map<TopicPartition, Long> both = new HashMap<>(others.ends);
    both.putAll(ends);
    return new TopicEnds(ids, both);
  }

  /**
   * Whether these are ends of the same topics, and none lies before those of others; here there may
   * be more partitions.
   */
  public boolean follows(TopicEnds before) {
    return ids.equals(before.ids) && reach(ends, before.ends);
  }
}
