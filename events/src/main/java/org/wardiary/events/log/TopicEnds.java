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
 * The ends of topics: for each partition number, the ends on all topics at the same moment.
 * Partitions may be left out.
 *
 * @param ids Kafka's topic ids by topic name; a topic that is deleted and created again gets a new
 *     id
 * @param ends by partition, one more than the offset of its last message
 */
public record TopicEnds(Map<String, String> ids, Map<TopicPartition, Long> ends) {

  private static final String NO_END = "-";
  private static final int TRIES = 20;
  private static final long PAUSE_MILLIS = 25;

  /** Makes the maps immutable. */
  public TopicEnds {
    ids = Map.copyOf(ids);
    ends = Map.copyOf(ends);
  }

  /**
   * The ends of topics. For each partition number, they are taken at a moment at which no
   * transaction was open on that partition of any topic: whatever a transaction wrote to it on
   * several topics lies either before all these ends or after all of them. Empty if some partition
   * had no such moment for half a second because other programs keep writing.
   *
   * @param topics topics whose partitions with the same number belong together
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

  /** A request to a cluster. */
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
   * The ends of a topic, after everything committed before this call. The committed end of a
   * partition may lie before that: a transaction is committed in one partition after another, and a
   * reader that has seen its outcome in one expects to read the rest too. Does not wait for a
   * transaction that stays open for half a second.
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
   * The same for some partitions: waits until every transaction open at the call is committed or
   * aborted, but at most half a second. A transaction that stays open for longer usually belongs to
   * a program that was killed.
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

  /**
   * Whether no end lies before the other end of the same partition; there may be more partitions.
   */
  private static boolean reach(Map<TopicPartition, Long> ends, Map<TopicPartition, Long> others) {
    return others.entrySet().stream()
        .allMatch(other -> ends.getOrDefault(other.getKey(), -1L) >= other.getValue());
  }

  /**
   * The ends of those partition numbers on which no transaction is open. The committed ends are
   * read first: if they equal the ends read later, nothing was written in between and no
   * transaction was open, so these were the ends at the moment between the two reads.
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
   * Parses ends.
   *
   * @param text as {@link #text} returns it
   * @throws IllegalArgumentException if it is not such a text
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
   * The ends as text, one line per topic: its name, its id, and the end of each partition, {@code
   * -} for a partition that is left out.
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
   * The end of a partition.
   *
   * @throws IllegalArgumentException if it is left out
   */
  public long of(TopicPartition partition) {
    return Optional.ofNullable(ends.get(partition))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "expected one of " + ends.keySet() + " but got " + partition));
  }

  /** Whether the end of a partition is given. */
  public boolean has(TopicPartition partition) {
    return ends.containsKey(partition);
  }

  /** Only the ends of the partitions with this number. */
  public TopicEnds ofPartition(int number) {
    Map<TopicPartition, Long> own = new HashMap<>(ends);
    own.keySet().removeIf(partition -> partition.partition() != number);
    return new TopicEnds(ids, own);
  }

  /** These ends, completed by others of the same topics for partitions that are left out here. */
  public TopicEnds and(TopicEnds others) {
    Map<TopicPartition, Long> both = new HashMap<>(others.ends);
    both.putAll(ends);
    return new TopicEnds(ids, both);
  }

  /**
   * Whether these ends are of the same topics as others and none lies before them; there may be
   * more partitions.
   */
  public boolean follows(TopicEnds before) {
    return ids.equals(before.ids) && reach(ends, before.ends);
  }
}
