package org.wardiary.projector.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.stream.AppSettings;

@Tag("slow")
class RemovalTest {

  private static final int BUILDS = 80;
  private static final String TOPIC = "read";

  /**
   * Programs that were killed leave members in their groups until their sessions end. Each build is
   * removed a millisecond later than the one before, so that some sessions end in the middle.
   */
  @Test
  void buildsAreRemoved_whileSessionsOfTheirMembersEnd(@TempDir Path temp) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(BUILDS);
    try (Cluster cluster = Cluster.open(new ClusterConfig.Embedded(temp.resolve("data"), "test"));
        Admin admin = cluster.admin()) {
      admin
          .createTopics(List.of(new NewTopic(TOPIC, Optional.of(1), Optional.empty())))
          .all()
          .get();
      List<Callable<Build>> removals =
          IntStream.range(0, BUILDS)
              .<Callable<Build>>mapToObj(number -> () -> joinAndRemove(cluster, number, temp))
              .toList();
      for (Future<Build> removed : threads.invokeAll(removals)) {
        removed.get();
      }
      assertThat(admin.listGroups().all().get()).isEmpty();
    } finally {
      threads.shutdownNow();
    }
  }

  private static Build joinAndRemove(Cluster cluster, int number, Path state) throws Exception {
    Build build = new Build(new ViewVersion(1, "0a1b2c3d"), number);
    join(cluster, build.applicationId());
    // brokers count the timeout from the last heartbeat, which was sent a little earlier
    Thread.sleep(AppSettings.SESSION_TIMEOUT.toMillis() - 2 * BUILDS + number);
    Removal.run(cluster, build, List.of(), state);
    return build;
  }

  private static void join(Cluster cluster, String group) {
    Map<String, Object> settings =
        Map.of(
            ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG,
            cluster.bootstrapServers(),
            ConsumerConfig.GROUP_ID_CONFIG,
            group,
            ConsumerConfig.GROUP_INSTANCE_ID_CONFIG,
            "1",
            ConsumerConfig.SESSION_TIMEOUT_MS_CONFIG,
            (int) AppSettings.SESSION_TIMEOUT.toMillis());
    try (KafkaConsumer<byte[], byte[]> consumer =
        new KafkaConsumer<>(settings, new ByteArrayDeserializer(), new ByteArrayDeserializer())) {
      consumer.subscribe(List.of(TOPIC));
      while (consumer.assignment().isEmpty()) {
        consumer.poll(Duration.ofMillis(20));
      }
    }
  }
}
