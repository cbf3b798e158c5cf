package org.wardiary.events.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.clients.admin.Admin;
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

/**
 * Checks that what a transaction wrote to several topics lies either before the ends of all of them
 * or after all.
 */
@TestInstance(Lifecycle.PER_CLASS)
@Tag("slow")
class TopicEndsTest {

  private static final Topic ONE = Topic.ofViews("one");
  private static final Topic OTHER = Topic.ofViews("other");
  private static final List<Topic> BOTH = List.of(ONE, OTHER);

  @TempDir static Path folder;
  private Cluster cluster;
  private KafkaProducer<byte[], byte[]> producer;

  @BeforeAll
  void open() {
    cluster = Cluster.open(new ClusterConfig.Embedded(folder.resolve("data"), "test"));
    Topics.ensure(cluster, BOTH);
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

  private void send(Topic topic, String key) {
    byte[] bytes = key.getBytes(StandardCharsets.US_ASCII);
    producer.send(new ProducerRecord<>(topic.topicName(), bytes, bytes));
    producer.flush();
  }

  private void commitBoth(String key) {
    producer.beginTransaction();
    send(ONE, key);
    send(OTHER, key);
    producer.commitTransaction();
  }

  private TopicEnds settled() {
    return TopicEnds.settled(cluster, BOTH).orElseThrow();
  }

  private static TopicRange between(TopicEnds from, TopicEnds to) {
    return new TopicRange(Optional.of(from), Optional.of(to));
  }

  private List<String> read(Topic topic, TopicRange range) {
    List<String> keys = new ArrayList<>();
    try (TopicScan scan = new TopicScan(cluster)) {
      scan.read(
          topic, range, message -> keys.add(new String(message.key(), StandardCharsets.US_ASCII)));
    }
    return keys.stream().sorted().toList();
  }

  @Test
  void noEnds_whileATransactionIsOpen() {
    TopicEnds before = settled();
    producer.beginTransaction();
    send(ONE, "a");
    assertThat(TopicEnds.settled(cluster, BOTH)).isEmpty();
    assertThat(TopicEnds.settled(cluster, List.of(OTHER))).isPresent();
    send(OTHER, "a");
    producer.commitTransaction();
    TopicEnds after = settled();
    assertThat(after.follows(before)).isTrue();
    assertThat(before.follows(after)).isFalse();
    assertThat(read(ONE, between(before, after))).containsExactly("a");
    assertThat(read(OTHER, between(before, after))).containsExactly("a");
  }

  @Test
  void decidedEnds_areBehindWhatWasThere() throws Exception {
    TopicEnds before = settled();
    producer.beginTransaction();
    send(ONE, "f");
    CompletableFuture<TopicEnds> ends =
        CompletableFuture.supplyAsync(() -> TopicEnds.decided(cluster, ONE));
    Thread.sleep(100);
    producer.commitTransaction();
    assertThat(read(ONE, between(before, ends.get()))).containsExactly("f");
  }

  @Test
  void decidedEnds_doNotWaitForever() {
    TopicEnds before = settled();
    producer.beginTransaction();
    send(ONE, "g");
    assertThat(TopicEnds.decided(cluster, ONE).ends()).isEqualTo(ofOne(before));
    producer.abortTransaction();
    assertThat(read(ONE, between(before, TopicEnds.decided(cluster, ONE)))).isEmpty();
  }

  private static Map<TopicPartition, Long> ofOne(TopicEnds both) {
    Map<TopicPartition, Long> ends = new HashMap<>(both.ends());
    ends.keySet().removeIf(partition -> !partition.topic().equals(ONE.topicName()));
    return ends;
  }

  @Test
  void range_hasWhatCameBetween() {
    commitBoth("b");
    TopicEnds first = settled();
    commitBoth("c");
    commitBoth("d");
    TopicEnds second = settled();
    commitBoth("e");
    for (Topic topic : BOTH) {
      assertThat(read(topic, between(first, second))).containsExactly("c", "d");
      assertThat(read(topic, between(second, second))).isEmpty();
      assertThat(read(topic, TopicRange.to(first))).contains("b").doesNotContain("c", "d", "e");
      assertThat(read(topic, TopicRange.WHOLE)).contains("b", "c", "d", "e");
    }
  }

  @Test
  void topicThatIsMadeAnew_isAnother() throws Exception {
    Topic passing = Topic.ofViews("passing");
    Topics.ensure(cluster, List.of(passing));
    TopicEnds before = TopicEnds.settled(cluster, List.of(passing)).orElseThrow();
    try (Admin admin = cluster.admin()) {
      admin.deleteTopics(List.of(passing.topicName())).all().get();
      while (admin.listTopics().names().get().contains(passing.topicName())) {
        Thread.sleep(20);
      }
    }
    Topics.ensure(cluster, List.of(passing));
    Optional<TopicEnds> after = TopicEnds.settled(cluster, List.of(passing));
    assertThat(after.orElseThrow().ends()).isEqualTo(before.ends());
    assertThat(after.orElseThrow().follows(before)).isFalse();
  }

  @Test
  void partitionOfAnotherTopic_isRefused() {
    TopicPartition other = new TopicPartition("another", 0);
    assertThatIllegalArgumentException().isThrownBy(() -> settled().of(other));
  }
}
