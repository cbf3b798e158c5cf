package org.wardiary.events.log;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.Config;
import org.apache.kafka.clients.admin.DescribeTopicsOptions;
import org.apache.kafka.clients.admin.TopicDescription;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.errors.UnknownTopicOrPartitionException;

/**
 * Asks a cluster about topics. A topic that has just been created, here or by another program, is
 * unknown to some brokers for a moment, so the request is repeated until they know it.
 */
final class TopicLookup {

  private static final Duration TIMEOUT = Duration.ofSeconds(15);
  private static final Duration PAUSE = Duration.ofMillis(20);

  private TopicLookup() {}

  /** Descriptions of topics, including the operations that the user may perform on them. */
  static Collection<TopicDescription> describe(Admin admin, Collection<String> names)
      throws ExecutionException, InterruptedException {
    DescribeTopicsOptions withRights =
        new DescribeTopicsOptions().includeAuthorizedOperations(true);
    return answered(
        "Describe", () -> admin.describeTopics(names, withRights).allTopicNames().get().values());
  }

  /** The settings of topics. */
  static Map<ConfigResource, Config> configs(Admin admin, Collection<String> names)
      throws ExecutionException, InterruptedException {
    List<ConfigResource> resources =
        names.stream().map(name -> new ConfigResource(ConfigResource.Type.TOPIC, name)).toList();
    return answered("DescribeConfigs", () -> admin.describeConfigs(resources).all().get());
  }

  private static <R> R answered(String right, Rights.Work<R> question)
      throws ExecutionException, InterruptedException {
    long end = System.nanoTime() + TIMEOUT.toNanos();
    while (true) {
      try {
        return Rights.with(right, question);
      } catch (ExecutionException e) {
        if (!(e.getCause() instanceof UnknownTopicOrPartitionException)
            || System.nanoTime() > end) {
          throw e;
        }
        Thread.sleep(PAUSE.toMillis());
      }
    }
  }
}
