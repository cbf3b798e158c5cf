package org.wardiary.projector.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.game.Games;
import org.wardiary.events.log.ClientSettings;
import org.wardiary.events.log.Topics;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.projector.LogWriter;

@Tag("slow")
class CatchUpTest {

  /** A little less than the time that {@code TopicEnds.decided} waits. */
  private static final Duration WAIT = Duration.ofMillis(450);

  @TempDir Path temp;

  /**
   * A broker commits a transaction one partition after another, possibly beginning with the
   * consumed offsets. Here an open transaction in a partition of views stands for the part not yet
   * committed. Since it is never committed, the projector waits for it as long as it waits for any.
   */
  @Test
  void itHasCaughtUp_onceViewsAreDecided() {
    try (Cluster cluster = Cluster.open(new ClusterConfig.Embedded(temp.resolve("data"), "test"))) {
      Topics.ensure(cluster, Projection.allTopics());
      try (LogWriter log = new LogWriter(cluster)) {
        log.write(PlayedGames.simulated(Games.all().get(0), 1));
      }
      Builds builds = FoldProgram.builds(cluster, 1);
      try (Projector projector = FoldProgram.of(cluster, builds, temp.resolve("state"));
          KafkaProducer<byte[], byte[]> producer = producer(cluster)) {
        projector.catchUp(left -> {});
        producer.beginTransaction();
        String view = builds.topic(ViewKind.BOARDS.topic()).topicName();
        producer.send(new ProducerRecord<>(view, new byte[16], new byte[16]));
        producer.flush();
        AtomicLong folded = new AtomicLong();
        projector.catchUp(left -> folded.set(System.nanoTime()));
        assertThat(Duration.ofNanos(System.nanoTime() - folded.get())).isGreaterThan(WAIT);
        producer.abortTransaction();
      }
    }
  }

  private static KafkaProducer<byte[], byte[]> producer(Cluster cluster) {
    Map<String, Object> settings = ClientSettings.producer(cluster, "catch-up-test");
    settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "catch-up-test");
    KafkaProducer<byte[], byte[]> producer = new KafkaProducer<>(settings);
    producer.initTransactions();
    return producer;
  }
}
