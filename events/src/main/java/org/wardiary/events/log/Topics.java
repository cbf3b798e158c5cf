package org.wardiary.events.log;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.Config;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.admin.TopicDescription;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.errors.TopicExistsException;
import org.apache.kafka.common.errors.UnknownTopicOrPartitionException;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.text.Text;

/** Makes the topics and refuses those that somebody made otherwise. */
public final class Topics {

  /**
   * System property that says what a broker of our own does with each event before it is
   * acknowledged: {@code disk} (the default) puts it on the disk, so that it outlives a power cut;
   * {@code memory} leaves that to the system, which outlives the death of any process and stores
   * bulk imports faster. Takes effect when the topic is made.
   */
  public static final String DURABILITY = "wardiary.durability";

  private static final Duration PATIENCE = Duration.ofSeconds(15);
  private static final Duration PAUSE = Duration.ofMillis(20);

  private Topics() {}

  /**
   * Makes what is missing and checks what is there.
   *
   * @throws ClusterException if a topic has another number of partitions, or would not keep its
   *     messages long enough
   */
  public static void ensure(Cluster cluster) {
    try (Admin admin = cluster.admin()) {
      create(admin, cluster.home());
      describe(admin, names()).forEach(Topics::check);
      checkKeeping(admin);
    } catch (ExecutionException | KafkaException e) {
      cluster.requireAlive();
      throw new ClusterException("expected to make the topics but: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClusterException("expected to make the topics but was interrupted", e);
    }
  }

  /**
   * Makes a topic with another name that is like the topic of events in all that it costs, for
   * measuring.
   *
   * @param name name in Kafka; nothing is done if it is there
   */
  public static void ensureLikeEvents(Cluster cluster, String name) {
    NewTopic twin =
        new NewTopic(name, Optional.of(Topic.EVENTS.partitions()), Optional.empty())
            .configs(configs(Topic.EVENTS, cluster.home()));
    try (Admin admin = cluster.admin()) {
      if (!admin.listTopics().names().get().contains(name)) {
        admin.createTopics(List.of(twin)).all().get();
        describe(admin, List.of(name));
      }
    } catch (ExecutionException | KafkaException e) {
      cluster.requireAlive();
      throw new ClusterException(Text.of("expected to make %s but: %s", name, e.getMessage()), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClusterException(Text.of("expected to make %s: interrupted", name), e);
    }
  }

  /** What the topics are like. Brokers hear of a new topic a moment after it was made. */
  private static Collection<TopicDescription> describe(Admin admin, List<String> names)
      throws ExecutionException, InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (true) {
      try {
        return admin.describeTopics(names).allTopicNames().get().values();
      } catch (ExecutionException e) {
        if (!(e.getCause() instanceof UnknownTopicOrPartitionException)
            || System.nanoTime() > end) {
          throw e;
        }
        Thread.sleep(PAUSE.toMillis());
      }
    }
  }

  private static List<String> names() {
    return List.of(Topic.values()).stream().map(Topic::topicName).toList();
  }

  private static void create(Admin admin, Cluster.Home home)
      throws ExecutionException, InterruptedException {
    Set<String> present = admin.listTopics().names().get();
    Collection<NewTopic> missing = new ArrayList<>();
    for (Topic topic : Topic.values()) {
      if (!present.contains(topic.topicName())) {
        missing.add(
            new NewTopic(topic.topicName(), Optional.of(topic.partitions()), Optional.empty())
                .configs(configs(topic, home)));
      }
    }
    try {
      admin.createTopics(missing).all().get();
    } catch (ExecutionException e) {
      // another program may have made one in between; any other failure shows in the description
      if (!(e.getCause() instanceof TopicExistsException)) {
        throw e;
      }
    }
  }

  private static Map<String, String> configs(Topic topic, Cluster.Home home) {
    Map<String, String> configs = new HashMap<>(topic.keepingConfigs());
    configs.put("max.message.bytes", Integer.toString(Topic.MAX_MESSAGE));
    if (topic == Topic.EVENTS) {
      // a payload holds no clock: the time of recording is the broker's
      configs.put("message.timestamp.type", "LogAppendTime");
      if (home == Cluster.Home.EMBEDDED
          && !System.getProperty(DURABILITY, "disk").equals("memory")) {
        configs.put("flush.messages", "1");
      }
    }
    return configs;
  }

  private static void check(TopicDescription found) {
    for (Topic topic : Topic.values()) {
      if (topic.topicName().equals(found.name())
          && topic.partitions() != found.partitions().size()) {
        throw new ClusterException(
            Text.of(
                "expected topic %s to have %d partitions but it has %d",
                found.name(), topic.partitions(), found.partitions().size()));
      }
    }
  }

  private static void checkKeeping(Admin admin) throws ExecutionException, InterruptedException {
    Map<ConfigResource, Topic> resources = new HashMap<>();
    for (Topic topic : Topic.values()) {
      resources.put(new ConfigResource(ConfigResource.Type.TOPIC, topic.topicName()), topic);
    }
    Map<ConfigResource, Config> found = admin.describeConfigs(resources.keySet()).all().get();
    found.forEach((resource, config) -> checkKeeping(resources.get(resource), config));
  }

  private static void checkKeeping(Topic topic, Config found) {
    topic
        .keepingConfigs()
        .forEach(
            (name, expected) -> {
              String value = found.get(name).value();
              if (!value.equals(expected)) {
                throw new ClusterException(
                    Text.of(
                        "expected topic %s to have %s=%s but it has %s",
                        topic.topicName(), name, expected, value));
              }
            });
  }
}
