package org.wardiary.projector.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer.OrderAnnotation;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.log.ClientSettings;
import org.wardiary.events.log.Clients;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;

/**
 * Checks that reading gives what was written last, complete or not at all. Each test continues from
 * the state that the previous one left.
 */
@TestInstance(Lifecycle.PER_CLASS)
@TestMethodOrder(OrderAnnotation.class)
@Tag("slow")
class CountsTopicTest {

  private static final List<Integer> ALL = List.of(0, 1, 2, 3);

  @TempDir static Path folder;
  private Cluster cluster;
  private Builds builds;
  private CountsTopic topic;

  @BeforeAll
  void open() {
    cluster = Cluster.open(new ClusterConfig.Embedded(folder.resolve("data"), "test"));
    builds = Builds.open(cluster);
    topic = new CountsTopic(cluster, builds);
  }

  @AfterAll
  void close() {
    cluster.close();
  }

  private static byte[] bytes(int size) {
    byte[] bytes = new byte[size];
    new Random(size).nextBytes(bytes);
    return bytes;
  }

  @Test
  @Order(1)
  void nothing_whereNothingIsKept() {
    assertThat(topic.read(ALL)).isEmpty();
    topic.write(2, bytes(10));
    assertThat(topic.read(ALL)).containsOnlyKeys(2);
    assertThat(topic.read(List.of(0, 1))).isEmpty();
  }

  @Test
  @Order(2)
  void lastOne_ofEachPartition_ofAnySize() {
    for (int size : new int[] {3 << 20, 1, 512 << 10, (512 << 10) + 1, 0, 700}) {
      topic.write(1, bytes(size));
      topic.write(2, bytes(size + 1));
      assertThat(topic.read(ALL).get(1)).as("%d bytes", size).isEqualTo(bytes(size));
      assertThat(topic.read(ALL).get(2)).as("%d bytes", size).isEqualTo(bytes(size + 1));
    }
    topic.write(1, bytes(700));
    assertThat(topic.read(List.of(1)).get(1)).isEqualTo(bytes(700));
  }

  @Test
  @Order(3)
  void oneThatIsBrokenOff_isNone() throws Exception {
    try (KafkaProducer<byte[], byte[]> other = producer()) {
      other.beginTransaction();
      for (int piece = 0; piece < 7; piece++) {
        send(other, "f".repeat(64) + " " + piece, "another program's");
      }
      assertThat(topic.read(List.of(1)).get(1)).isEqualTo(bytes(700));
      other.abortTransaction();
    }
    assertThat(topic.read(List.of(1)).get(1)).isEqualTo(bytes(700));
  }

  @Test
  @Order(4)
  void oneWithoutItsPieces_isNone() throws Exception {
    try (KafkaProducer<byte[], byte[]> other = producer()) {
      other.beginTransaction();
      send(other, "counts", "f".repeat(64) + " 3 0");
      other.commitTransaction();
      assertThat(topic.read(ALL)).containsOnlyKeys(2);
      other.beginTransaction();
      send(other, "counts", "no place");
      other.commitTransaction();
    }
    assertThat(topic.read(ALL)).containsOnlyKeys(2);
    topic.write(1, bytes(700));
    assertThat(topic.read(ALL)).containsOnlyKeys(1, 2);
  }

  @Test
  @Order(5)
  void anotherBuild_hasItsOwn() {
    Build fresh = builds.begin();
    builds.swap(fresh);
    assertThat(new CountsTopic(cluster, builds).read(ALL)).isEmpty();
  }

  private String name() {
    return builds.current().topic(CountsTopic.NAME).topicName();
  }

  private KafkaProducer<byte[], byte[]> producer() {
    Map<String, Object> settings = new HashMap<>(ClientSettings.producer(cluster, "counts-test"));
    settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "counts-test");
    KafkaProducer<byte[], byte[]> producer = Clients.producer(cluster, settings);
    producer.initTransactions();
    return producer;
  }

  private void send(KafkaProducer<byte[], byte[]> producer, String key, String value)
      throws ExecutionException, InterruptedException {
    producer
        .send(
            new ProducerRecord<>(
                name(),
                1,
                key.getBytes(StandardCharsets.US_ASCII),
                value.getBytes(StandardCharsets.US_ASCII)))
        .get();
  }
}
