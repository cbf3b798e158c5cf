package org.wardiary.projector.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.game.Games;
import org.wardiary.events.log.ClientSettings;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.TopicScan;
import org.wardiary.events.log.Topics;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.projector.LogWriter;

@Tag("slow")
class CatchUpTest {

  private static final String LATE = "0123456789abcdef";

  @TempDir Path temp;

  /**
   * A broker commits a transaction in one partition after another, and the offsets that were read
   * perhaps first. Here another transaction stands for the rest of it: it is open in a partition of
   * views when the offsets are there.
   */
  @Test
  void viewsCanBeRead_onceItHasCaughtUp() {
    PlayedGame game = PlayedGames.simulated(Games.all().get(0), 1);
    try (Cluster cluster = Cluster.open(new ClusterConfig.Embedded(temp.resolve("data"), "test"))) {
      Topics.ensure(cluster, Projection.allTopics());
      try (LogWriter log = new LogWriter(cluster)) {
        log.write(game);
      }
      Builds builds = FoldProgram.builds(cluster, 1);
      Topic view = builds.topic(ViewKind.all().get(0).topic());
      try (Projector projector = FoldProgram.of(cluster, builds, temp.resolve("state"));
          KafkaProducer<byte[], byte[]> producer = producer(cluster)) {
        projector.catchUp(left -> {});
        assertThat(keys(cluster, view)).contains(game.id());
        producer.beginTransaction();
        byte[] key = LATE.getBytes(StandardCharsets.US_ASCII);
        producer.send(new ProducerRecord<>(view.topicName(), key, key));
        producer.flush();
        projector.catchUp(left -> commitSoon(producer));
        assertThat(keys(cluster, view)).contains(game.id(), LATE);
      }
    }
  }

  private static void commitSoon(KafkaProducer<byte[], byte[]> producer) {
    CompletableFuture.delayedExecutor(100, TimeUnit.MILLISECONDS)
        .execute(producer::commitTransaction);
  }

  private static KafkaProducer<byte[], byte[]> producer(Cluster cluster) {
    Map<String, Object> settings = ClientSettings.producer(cluster, "catch-up-test");
    settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "catch-up-test");
    KafkaProducer<byte[], byte[]> producer = new KafkaProducer<>(settings);
    producer.initTransactions();
    return producer;
  }

  private static List<String> keys(Cluster cluster, Topic view) {
    List<String> keys = new ArrayList<>();
    try (TopicScan scan = new TopicScan(cluster)) {
      scan.read(view, message -> keys.add(new String(message.key(), StandardCharsets.US_ASCII)));
    }
    return keys;
  }
}
