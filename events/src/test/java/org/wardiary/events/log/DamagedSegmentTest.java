package org.wardiary.events.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.broker.ClusterException;

/**
 * Damages files of a stopped broker, each partition in another way, and reads them from the broker
 * again.
 */
@Tag("slow")
class DamagedSegmentTest {

  private static final int BATCHES = 5;
  private static final int MESSAGES = 10;
  // a transaction's marker has an offset too
  private static final int OFFSETS = MESSAGES + 1;
  // a batch has an entry in the broker's index, which has one every 64 KiB
  private static final int SIZE = 8000;

  /** What is damaged in the second batch: by partition, which of its bytes and which bits. */
  private enum Damage {
    NONE(0, 0),
    VALUE(900, 0x10),
    LATER_FORMAT(16, 0x01),
    FLAGS(22, 0x20),
    LENGTH_BELOW_ZERO(8, 0x80),
    LENGTH_OF_MEGABYTES(8, 0x01),
    LENGTH_TOO_SHORT(10, 0x10),
    OFFSET_BEYOND_THE_END(2, 0x20);

    private final int at;
    private final int bits;

    Damage(int at, int bits) {
      this.at = at;
      this.bits = bits;
    }
  }

  @TempDir Path temp;
  private final Map<TopicPartition, Damage> damages = new HashMap<>();

  private Cluster open() {
    return Cluster.open(new ClusterConfig.Embedded(temp.resolve("data"), "test"));
  }

  @Test
  void damagedBatch_isPassedOver_andTheRestIsRead() throws IOException {
    List<Topic> topics = List.of(Topic.EVENTS, Topic.QUARANTINE);
    try (Cluster cluster = open()) {
      Topics.ensure(cluster, topics);
      List<TopicPartition> partitions =
          topics.stream().flatMap(topic -> Partitions.on(cluster).all(topic).stream()).toList();
      for (Damage damage : Damage.values()) {
        damages.put(partitions.get(damage.ordinal()), damage);
      }
      write(cluster);
    }
    for (Map.Entry<TopicPartition, Damage> one : damages.entrySet()) {
      damage(one.getKey(), one.getValue());
    }
    try (Cluster cluster = open()) {
      Map<TopicPartition, List<Long>> read = new HashMap<>();
      List<Unreadable> lost = new ArrayList<>();
      try (TopicScan scan = new TopicScan(cluster)) {
        for (Topic topic : topics) {
          scan.read(
              topic,
              TopicRange.WHOLE,
              message ->
                  read.computeIfAbsent(
                          new TopicPartition(message.topic(), message.partition()),
                          key -> new ArrayList<>())
                      .add(message.offset()),
              lost::add);
        }
        damages.forEach(
            (partition, damage) -> {
              List<Unreadable> found =
                  lost.stream().filter(one -> one.partition().equals(partition)).toList();
              if (damage == Damage.NONE) {
                assertThat(found).isEmpty();
                assertThat(read.get(partition)).isEqualTo(offsets(BATCHES + 1));
              } else {
                assertThat(found)
                    .as("%s", damage)
                    .singleElement()
                    .satisfies(
                        one -> {
                          assertThat(one.first()).isEqualTo(OFFSETS);
                          assertThat(one.end()).isEqualTo(2 * OFFSETS);
                        });
                assertThat(read.get(partition)).as("%s", damage).isEqualTo(offsets(1));
              }
            });
        assertThatThrownBy(() -> scan.read(Topic.EVENTS, message -> {}))
            .isInstanceOf(ClusterException.class)
            .hasMessageContaining("offsets 11 to 21 of wardiary.events-")
            .hasMessageContaining("their bytes are damaged");
      }
    }
  }

  /** The offsets of all messages but those of one batch. */
  private static List<Long> offsets(int without) {
    return IntStream.range(0, BATCHES)
        .filter(batch -> batch != without)
        .boxed()
        .flatMap(batch -> LongStream.range(batch * OFFSETS, batch * OFFSETS + MESSAGES).boxed())
        .toList();
  }

  private void write(Cluster cluster) {
    Map<String, Object> settings = ClientSettings.producer(cluster, "damaged-segment-test");
    settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "damaged-segment-test");
    // a batch waits for its transaction, however slow the machine is
    settings.put(ProducerConfig.LINGER_MS_CONFIG, 10_000);
    Random random = new Random(7);
    try (KafkaProducer<byte[], byte[]> producer = Clients.producer(cluster, settings)) {
      producer.initTransactions();
      for (int batch = 0; batch < BATCHES; batch++) {
        producer.beginTransaction();
        for (TopicPartition partition : damages.keySet()) {
          for (int i = 0; i < MESSAGES; i++) {
            byte[] value = new byte[SIZE];
            random.nextBytes(value);
            producer.send(
                new ProducerRecord<>(partition.topic(), partition.partition(), null, value));
          }
        }
        producer.commitTransaction();
      }
    }
  }

  private void damage(TopicPartition partition, Damage damage) throws IOException {
    Path file =
        temp.resolve("data/kafka")
            .resolve(partition.toString())
            .resolve("00000000000000000000.log");
    try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
      long at = 0;
      // the first transaction is a batch of messages and one of the marker
      for (int i = 0; i < 2; i++) {
        bytes.seek(at + 8);
        at += 12 + bytes.readInt();
      }
      bytes.seek(at + damage.at);
      int old = bytes.read();
      bytes.seek(at + damage.at);
      bytes.write(old ^ damage.bits);
    }
  }
}
