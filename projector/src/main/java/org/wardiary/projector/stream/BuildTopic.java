package org.wardiary.projector.stream;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.wardiary.events.log.Clients;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.Topic.Retention;
import org.wardiary.events.log.TopicScan;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.text.Text;

/**
 * The topic that says which build of an application is current. The key is application and version,
 * e.g. {@code projector v1-3fa9c1d2}; the value is the number of the build, followed by {@code
 * removed} if there is no longer one of that version.
 */
final class BuildTopic {

  /** The topic. */
  static final Topic TOPIC = new Topic("builds", Topic.Spread.SINGLE, Retention.COMPACTED);

  private static final Pattern KEY = Pattern.compile("([a-z]+) v(\\d{1,9})-([0-9a-f]{8})");
  private static final Pattern VALUE = Pattern.compile("([01]?\\d{1,9})( removed)?");

  /** The state of a version's build. */
  enum State {
    /** The build is complete and current. */
    CURRENT,
    /** The build was removed. */
    REMOVED
  }

  /** An application and the version of its views. */
  record Key(String label, ViewVersion version) {

    private String text() {
      return label + " " + version.text();
    }
  }

  /**
   * The entry of a version.
   *
   * @param number number of the build
   * @param since when the entry was written, in milliseconds since the epoch
   */
  record Entry(int number, State state, long since) {}

  private BuildTopic() {}

  /** All entries; the topic must exist. */
  static Map<Key, Entry> read(Cluster cluster) {
    Map<Key, Entry> entries = new HashMap<>();
    try (TopicScan scan = new TopicScan(cluster)) {
      scan.read(TOPIC, message -> take(entries, message));
    }
    return entries;
  }

  // a message that is not an entry is ignored
  private static void take(Map<Key, Entry> entries, ConsumerRecord<byte[], byte[]> message) {
    if (message.key() == null || message.value() == null) {
      return;
    }
    Matcher key = KEY.matcher(new String(message.key(), StandardCharsets.UTF_8));
    Matcher value = VALUE.matcher(new String(message.value(), StandardCharsets.UTF_8));
    if (key.matches() && value.matches()) {
      entries.put(
          new Key(key.group(1), new ViewVersion(Integer.parseInt(key.group(2)), key.group(3))),
          new Entry(
              Integer.parseInt(value.group(1)),
              value.group(2) == null ? State.CURRENT : State.REMOVED,
              message.timestamp()));
    }
  }

  /** Writes an entry in place of the previous one, and waits until it is acknowledged. */
  static Entry write(Cluster cluster, Key key, int number, State state) {
    String value = state == State.CURRENT ? Integer.toString(number) : number + " removed";
    try (KafkaProducer<byte[], byte[]> producer = Clients.producer(cluster, "wardiary-builds")) {
      long since =
          producer
              .send(new ProducerRecord<>(TOPIC.topicName(), bytes(key.text()), bytes(value)))
              .get()
              .timestamp();
      return new Entry(number, state, since);
    } catch (ExecutionException | KafkaException | IllegalStateException e) {
      cluster.requireAlive();
      throw new ClusterException(
          Text.of(
              "expected to write which build of %s counts but: %s", key.label(), e.getMessage()),
          e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClusterException("expected to write which build counts but was interrupted", e);
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
