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
 * The topic that says which build is current. The key is the version of the views, e.g. {@code
 * v1-3fa9c1d2}; the value is the number of the build, followed by {@code removed} if it was removed
 * in favour of another version.
 */
final class BuildTopic {

  /** The topic. */
  static final Topic TOPIC = new Topic("builds", Topic.Spread.SINGLE, Retention.COMPACTED);

  private static final Pattern KEY = Pattern.compile("v(\\d{1,9})-([0-9a-f]{8})");
  private static final Pattern VALUE = Pattern.compile("([01]?\\d{1,9})( removed)?");

  /** The state of a version's build. */
  enum State {
    /** The build is complete and current. */
    CURRENT,
    /** The build was removed. */
    REMOVED
  }

  /**
   * The entry of a version.
   *
   * @param number number of the build
   */
  record Entry(int number, State state) {}

  private BuildTopic() {}

  /** All entries; the topic must exist. */
  static Map<ViewVersion, Entry> read(Cluster cluster) {
    Map<ViewVersion, Entry> entries = new HashMap<>();
    try (TopicScan scan = new TopicScan(cluster)) {
      scan.read(TOPIC, message -> take(entries, message));
    }
    return entries;
  }

  // a message that is not an entry is ignored
  private static void take(
      Map<ViewVersion, Entry> entries, ConsumerRecord<byte[], byte[]> message) {
    if (message.key() == null || message.value() == null) {
      return;
    }
    Matcher key = KEY.matcher(new String(message.key(), StandardCharsets.UTF_8));
    Matcher value = VALUE.matcher(new String(message.value(), StandardCharsets.UTF_8));
    if (key.matches() && value.matches()) {
      entries.put(
          new ViewVersion(Integer.parseInt(key.group(1)), key.group(2)),
          new Entry(
              Integer.parseInt(value.group(1)),
              value.group(2) == null ? State.CURRENT : State.REMOVED));
    }
  }

  /** Writes an entry in place of the previous one, and waits until it is acknowledged. */
  static Entry write(Cluster cluster, ViewVersion version, int number, State state) {
    String value = state == State.CURRENT ? Integer.toString(number) : number + " removed";
    try (KafkaProducer<byte[], byte[]> producer = Clients.producer(cluster, "wardiary-builds")) {
      producer
          .send(new ProducerRecord<>(TOPIC.topicName(), bytes(version.text()), bytes(value)))
          .get();
      return new Entry(number, state);
    } catch (ExecutionException | KafkaException | IllegalStateException e) {
      cluster.requireAlive();
      throw new ClusterException(
          Text.of("expected to write which build counts but: %s", e.getMessage()), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClusterException("expected to write which build counts but was interrupted", e);
    }
  }

  private static byte[] bytes(String text) {
    return Text.utf8(text);
  }
}
