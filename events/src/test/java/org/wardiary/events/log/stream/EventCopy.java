package org.wardiary.events.log.stream;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.CloseOptions;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.streams.Topology;
import org.wardiary.events.log.Clients;
import org.wardiary.events.log.Partitions;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.log.codec.EventBatches;
import org.wardiary.events.text.Text;

/**
 * An application that only copies the events to a topic like theirs, exactly once and with the same
 * settings as every other application. It shows the cost of Kafka itself, for comparison with the
 * referee. Each copy continues where the previous one stopped. Not thread-safe.
 */
public final class EventCopy implements AutoCloseable {

  private static final String APPLICATION = "wardiary-bench-copy";
  private static final String COPY = "wardiary.bench.copy";
  private static final Duration POLL = Duration.ofMillis(50);
  private static final Duration COPY_TIMEOUT = Duration.ofSeconds(120);

  private final App app;
  private final Cluster cluster;
  private final KafkaConsumer<byte[], byte[]> copies;

  private EventCopy(App app, Cluster cluster) {
    this.app = app;
    this.cluster = cluster;
    this.copies = Clients.consumer(cluster, APPLICATION + "-reader");
  }

  /** Starts an application that has all its partitions and waits for {@link #run}. */
  public static EventCopy ready(Cluster cluster, Instance instance) {
    ensureTopic(cluster);
    AppSettings settings = new AppSettings(APPLICATION, instance);
    EventCopy copy = new EventCopy(App.startPaused(cluster, settings, topology()), cluster);
    try {
      copy.app.awaitRunning();
      copy.awaitAssignment();
      copy.seekToEnd();
      return copy;
    } catch (RuntimeException e) {
      copy.close();
      throw e;
    }
  }

  /** A topic that costs the broker as much as the topic of events does. */
  private static void ensureTopic(Cluster cluster) {
    try (Admin admin = cluster.admin()) {
      if (admin.listTopics().names().get().contains(COPY)) {
        return;
      }
      ConfigResource events =
          new ConfigResource(ConfigResource.Type.TOPIC, Topic.EVENTS.topicName());
      Map<String, String> settings =
          admin.describeConfigs(List.of(events)).all().get().get(events).entries().stream()
              .filter(entry -> entry.source() == ConfigEntry.ConfigSource.DYNAMIC_TOPIC_CONFIG)
              .collect(Collectors.toMap(ConfigEntry::name, ConfigEntry::value));
      int partitions = Partitions.on(cluster).games();
      admin
          .createTopics(
              List.of(
                  new NewTopic(COPY, Optional.of(partitions), Optional.empty()).configs(settings)))
          .all()
          .get();
    } catch (ExecutionException | InterruptedException e) {
      throw new ClusterException("expected to create the topic " + COPY, e);
    }
  }

  private static Topology topology() {
    Topology topology = new Topology();
    topology.addSource(
        "events",
        new ByteArrayDeserializer(),
        new ByteArrayDeserializer(),
        Topic.EVENTS.topicName());
    topology.addSink("copy", COPY, new ByteArraySerializer(), new ByteArraySerializer(), "events");
    return topology;
  }

  /**
   * Waits until every thread has partitions: the first has all of them until the others have
   * joined.
   */
  private void awaitAssignment() {
    long end = System.nanoTime() + COPY_TIMEOUT.toNanos();
    while (app.streams().metadataForLocalThreads().stream()
        .anyMatch(thread -> thread.activeTasks().isEmpty())) {
      app.requireAlive();
      if (System.nanoTime() > end) {
        throw new ClusterException(
            Text.of(
                "expected every thread of %s to have partitions within %s",
                APPLICATION, COPY_TIMEOUT));
      }
      pause();
    }
  }

  private static void pause() {
    try {
      Thread.sleep(POLL.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClusterException(Text.of("expected to wait for %s: interrupted", APPLICATION), e);
    }
  }

  private void seekToEnd() {
    Set<TopicPartition> partitions =
        IntStream.range(0, Partitions.on(cluster).games())
            .mapToObj(i -> new TopicPartition(COPY, i))
            .collect(Collectors.toSet());
    copies.assign(partitions);
    Map<TopicPartition, Long> ends = copies.endOffsets(partitions);
    ends.forEach(copies::seek);
  }

  /**
   * Copies events and returns once the copies of this many are committed.
   *
   * @param events number of events written since the previous copy
   * @throws ClusterException if the application fails or makes no progress
   */
  public void run(long events) {
    app.streams().resume();
    long left = events;
    long lastReceived = System.nanoTime();
    while (left > 0) {
      long received = 0;
      for (ConsumerRecord<byte[], byte[]> message : copies.poll(POLL)) {
        received += EventBatches.count(message.value());
      }
      left -= received;
      if (received > 0) {
        lastReceived = System.nanoTime();
      } else {
        app.requireAlive();
        if (System.nanoTime() - lastReceived > COPY_TIMEOUT.toNanos()) {
          throw new ClusterException(
              Text.of(
                  "expected %d copies but %d are missing and none came for %s",
                  events, left, COPY_TIMEOUT));
        }
      }
    }
  }

  @Override
  public void close() {
    copies.close(CloseOptions.timeout(cluster.closing(Duration.ofSeconds(5))));
    app.close();
  }
}
