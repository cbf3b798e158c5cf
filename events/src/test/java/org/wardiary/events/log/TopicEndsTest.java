package org.wardiary.events.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;

/** Where a topic ends while transactions are open on it, and reading up to there. */
@TestInstance(Lifecycle.PER_CLASS)
@Tag("slow")
class TopicEndsTest {

  private static final Topic ONE = Topic.ofViews("one");

  @TempDir static Path folder;
  private Cluster cluster;
  private KafkaProducer<byte[], byte[]> producer;

  @BeforeAll
  void open() {
    cluster = Cluster.open(new ClusterConfig.Embedded(folder.resolve("data"), "test"));
    Topics.ensure(cluster, List.of(ONE));
    Map<String, Object> settings =
        new HashMap<>(ClientSettings.producer(cluster, "topic-ends-test"));
    settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "topic-ends-test");
    producer = new KafkaProducer<>(settings);
    producer.initTransactions();
  }

  @AfterAll
  void close() {
    producer.close();
    cluster.close();
  }

  private void send(String key) {
    byte[] bytes = key.getBytes(StandardCharsets.US_ASCII);
    producer.send(new ProducerRecord<>(ONE.topicName(), bytes, bytes));
    producer.flush();
  }

  private void commit(String key) {
    producer.beginTransaction();
    send(key);
    producer.commitTransaction();
  }

  private Map<TopicPartition, Long> ends() {
    return TopicEnds.decided(cluster, ONE);
  }

  private static TopicRange between(Map<TopicPartition, Long> from, Map<TopicPartition, Long> to) {
    return new TopicRange(from, Optional.of(to));
  }

  private List<String> read(TopicRange range) {
    List<String> keys = new ArrayList<>();
    try (TopicScan scan = new TopicScan(cluster)) {
      scan.read(
          ONE, range, message -> keys.add(new String(message.key(), StandardCharsets.US_ASCII)));
    }
    return keys.stream().sorted().toList();
  }

  @Test
  void decidedEnds_areBehindWhatWasThere() throws Exception {
    Map<TopicPartition, Long> before = ends();
    producer.beginTransaction();
    send("f");
    CompletableFuture<Map<TopicPartition, Long>> ends = CompletableFuture.supplyAsync(this::ends);
    Thread.sleep(100);
    producer.commitTransaction();
    assertThat(read(between(before, ends.get()))).containsExactly("f");
  }

  @Test
  void decidedEnds_doNotWaitForever() {
    Map<TopicPartition, Long> before = ends();
    producer.beginTransaction();
    send("g");
    assertThat(ends()).isEqualTo(before);
    producer.abortTransaction();
    assertThat(read(between(before, ends()))).isEmpty();
  }

  @Test
  void range_hasWhatCameBetween() {
    commit("b");
    Map<TopicPartition, Long> first = ends();
    commit("c");
    commit("d");
    Map<TopicPartition, Long> second = ends();
    commit("e");
    assertThat(read(between(first, second))).containsExactly("c", "d");
    assertThat(read(between(second, second))).isEmpty();
    assertThat(read(TopicRange.to(first))).contains("b").doesNotContain("c", "d", "e");
    assertThat(read(TopicRange.from(second))).containsExactly("e");
    assertThat(read(TopicRange.WHOLE)).contains("b", "c", "d", "e");
  }
}
