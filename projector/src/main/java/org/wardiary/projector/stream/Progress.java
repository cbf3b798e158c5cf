package org.wardiary.projector.stream;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.ListOffsetsOptions;
import org.apache.kafka.clients.admin.ListOffsetsResult.ListOffsetsResultInfo;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.TopicPartition;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.TopicScan;
import org.wardiary.events.log.TopicScan.Next;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;

/** How far applications have come in the log. For one thread. */
final class Progress implements AutoCloseable {

  private record Gap(TopicPartition partition, long from, long to) {}

  private final Cluster cluster;
  private final Admin admin;
  private final Map<Gap, Boolean> empty = new HashMap<>();
  private TopicScan scan;

  Progress(Cluster cluster) {
    this.cluster = cluster;
    this.admin = cluster.admin();
  }

  /** Where the log ends now, committed messages only. */
  Map<TopicPartition, Long> ends() {
    Map<TopicPartition, OffsetSpec> latest = new HashMap<>();
    TopicScan.partitions(Topic.EVENTS).forEach(p -> latest.put(p, OffsetSpec.latest()));
    try {
      Map<TopicPartition, Long> ends = new HashMap<>();
      for (Map.Entry<TopicPartition, ListOffsetsResultInfo> end :
          admin
              .listOffsets(latest, new ListOffsetsOptions(IsolationLevel.READ_COMMITTED))
              .all()
              .get()
              .entrySet()) {
        ends.put(end.getKey(), end.getValue().offset());
      }
      return ends;
    } catch (ExecutionException e) {
      throw failed(e);
    } catch (InterruptedException e) {
      throw interrupted(e);
    }
  }

  /**
   * How many offsets an application has yet to pass.
   *
   * @param ends where it should get to
   * @return 0 when every message before the ends has been folded and its views are committed
   */
  long behind(Projection projection, Map<TopicPartition, Long> ends) {
    Map<TopicPartition, OffsetAndMetadata> committed = committed(projection);
    long behind = 0;
    for (Map.Entry<TopicPartition, Long> end : ends.entrySet()) {
      OffsetAndMetadata at = committed.get(end.getKey());
      long from = at == null ? 0 : at.offset();
      if (from < end.getValue() && !isEmpty(new Gap(end.getKey(), from, end.getValue()))) {
        behind += end.getValue() - from;
      }
    }
    return behind;
  }

  private Map<TopicPartition, OffsetAndMetadata> committed(Projection projection) {
    try {
      return admin
          .listConsumerGroupOffsets(projection.applicationId())
          .partitionsToOffsetAndMetadata()
          .get();
    } catch (ExecutionException e) {
      throw failed(e);
    } catch (InterruptedException e) {
      throw interrupted(e);
    }
  }

  // behind the last message stand the marks of transactions, which nobody folds or commits
  private boolean isEmpty(Gap gap) {
    return empty.computeIfAbsent(gap, this::look);
  }

  private boolean look(Gap gap) {
    if (scan == null) {
      scan = new TopicScan(cluster);
    }
    boolean[] none = {true};
    scan.read(
        gap.partition(),
        gap.from(),
        gap.to(),
        message -> {
          none[0] = false;
          return Next.STOP;
        });
    return none[0];
  }

  private ClusterException failed(ExecutionException e) {
    cluster.requireAlive();
    return new ClusterException(
        "expected to learn how far the applications are but: " + e.getCause().getMessage(),
        e.getCause());
  }

  private static ClusterException interrupted(InterruptedException e) {
    Thread.currentThread().interrupt();
    return new ClusterException("expected to learn how far applications are: interrupted", e);
  }

  @Override
  public void close() {
    admin.close();
    if (scan != null) {
      scan.close();
    }
  }
}
