package org.wardiary.events.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.ConfigResource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;

/**
 * Creates topics late, as on a cluster where another program's new topic reaches one broker after
 * another.
 */
@Tag("slow")
class TopicLookupTest {

  private static final int LATE_MS = 400;

  @TempDir Path folder;

  @Test
  void aTopicThatIsNotKnownYet_isWaitedFor() throws Exception {
    try (Cluster cluster =
            Cluster.open(new ClusterConfig.Embedded(folder.resolve("data"), "test"));
        Admin admin = cluster.admin()) {
      CompletableFuture<Void> settings = make(admin, "settings");
      assertThat(TopicLookup.configs(admin, List.of("settings")))
          .containsOnlyKeys(new ConfigResource(ConfigResource.Type.TOPIC, "settings"));

      CompletableFuture<Void> partitions = make(admin, "partitions");
      assertThat(TopicLookup.describe(admin, List.of("partitions")))
          .singleElement()
          .satisfies(topic -> assertThat(topic.partitions()).hasSize(3));
      CompletableFuture.allOf(settings, partitions).get();
    }
  }

  private static CompletableFuture<Void> make(Admin admin, String name) {
    NewTopic topic = new NewTopic(name, 3, (short) 1).configs(Map.of());
    return CompletableFuture.runAsync(
        () -> admin.createTopics(List.of(topic)),
        CompletableFuture.delayedExecutor(LATE_MS, TimeUnit.MILLISECONDS));
  }
}
