package org.wardiary.events.log;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.ListOffsetsOptions;
import org.apache.kafka.clients.admin.ListOffsetsResult.ListOffsetsResultInfo;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;

/** Asks where partitions end: one more than the offset of their last message. */
public final class TopicEnds {

  private static final int TRIES = 20;
  private static final long PAUSE_MILLIS = 25;

  private TopicEnds() {}

  /**
   * The ends of a topic, after everything committed before this call. The committed end of a
   * partition may lie before that: a transaction is committed in one partition after another, and a
   * reader that has seen its outcome in one expects to read the rest too. Does not wait for a
   * transaction that stays open for half a second.
   *
   * @throws ClusterException if the cluster is gone or does not answer
   */
  public static Map<TopicPartition, Long> decided(Cluster cluster, Topic topic) {
    try (Admin admin = cluster.admin()) {
      return decided(admin, Partitions.on(cluster).all(topic));
    } catch (ExecutionException | KafkaException e) {
      cluster.requireAlive();
      throw new ClusterException("expected to ask where topics end but: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClusterException("expected to ask where topics end but was interrupted", e);
    }
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
}
