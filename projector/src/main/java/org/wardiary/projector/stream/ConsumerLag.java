package org.wardiary.projector.stream;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.wardiary.events.log.Partitions;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.TopicEnds;
import org.wardiary.events.log.TopicScan;
import org.wardiary.events.log.TopicScan.Next;
import org.wardiary.events.log.Unreadable;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;

/** Measures how far a build of the views is behind the end of the log. For one thread. */
final class ConsumerLag implements AutoCloseable {

  private record Gap(TopicPartition partition, long from, long to) {}

  private final Cluster cluster;
  private final Build build;
  private final Admin admin;
  private final Map<Gap, Boolean> empty = new HashMap<>();
  private TopicScan scan;

  /**
   * Prepares to measure the lag of a build on a cluster.
   *
   * @param build the build whose consumer group is queried
   */
  ConsumerLag(Cluster cluster, Build build) {
    this.cluster = cluster;
    this.build = build;
    this.admin = cluster.admin();
  }

  /** End offsets of the log's partitions, after all messages that are committed by now. */
  Map<TopicPartition, Long> ends() {
    return decided(Partitions.on(cluster).all(Topic.EVENTS));
  }

  /**
   * Waits until the views of the messages that have been folded can be read: a transaction is
   * committed in one partition after another, and its offsets may be visible before its views.
   * Waits half a second at most, as {@link TopicEnds#decided} does: a transaction that is open for
   * longer is a later one.
   */
  void awaitViews() {
    Partitions partitions = Partitions.on(cluster);
    decided(Builds.views(build).stream().flatMap(topic -> partitions.all(topic).stream()).toList());
  }

  private Map<TopicPartition, Long> decided(List<TopicPartition> partitions) {
    try {
      return TopicEnds.decided(admin, partitions);
    } catch (ExecutionException e) {
      throw failed(e);
    } catch (InterruptedException e) {
      throw interrupted(e);
    }
  }

  /**
   * The consumer lag, summed over the partitions.
   *
   * @param ends end offsets to measure from
   * @return 0 if every message before the ends has been folded; its views are committed, or are
   *     about to be ({@link #awaitViews})
   */
  long of(Map<TopicPartition, Long> ends) {
    Map<TopicPartition, OffsetAndMetadata> committed = committed();
    long lag = 0;
    for (Map.Entry<TopicPartition, Long> end : ends.entrySet()) {
      OffsetAndMetadata at = committed.get(end.getKey());
      long from = at == null ? 0 : at.offset();
      if (from < end.getValue() && !isEmpty(new Gap(end.getKey(), from, end.getValue()))) {
        lag += end.getValue() - from;
      }
    }
    return lag;
  }

  private Map<TopicPartition, OffsetAndMetadata> committed() {
    try {
      return admin
          .listConsumerGroupOffsets(build.applicationId())
          .partitionsToOffsetAndMetadata()
          .get();
    } catch (ExecutionException e) {
      throw failed(e);
    } catch (InterruptedException e) {
      throw interrupted(e);
    }
  }

  // transaction markers follow the last message; they have offsets, but are never read
  private boolean isEmpty(Gap gap) {
    return empty.computeIfAbsent(gap, this::scan);
  }

  private boolean scan(Gap gap) {
    if (scan == null) {
      scan = new TopicScan(cluster);
    }
    FirstMessage first = new FirstMessage();
    scan.read(gap.partition(), gap.from(), gap.to(), first);
    return !first.found;
  }

  /** Whether there is a message to be folded; what cannot be read is passed over. */
  private static final class FirstMessage implements TopicScan.Visitor {
    private boolean found;

    @Override
    public Next visit(ConsumerRecord<byte[], byte[]> message) {
      found = true;
      return Next.STOP;
    }

    @Override
    public void lost(Unreadable messages) {}
  }

  private ClusterException failed(ExecutionException e) {
    cluster.requireAlive();
    return new ClusterException(
        "expected the consumer lag of the projector but: " + e.getCause().getMessage(),
        e.getCause());
  }

  private static ClusterException interrupted(InterruptedException e) {
    Thread.currentThread().interrupt();
    return new ClusterException(
        "expected the consumer lag of the projector but was interrupted", e);
  }

  @Override
  public void close() {
    admin.close();
    if (scan != null) {
      scan.close();
    }
  }
}
