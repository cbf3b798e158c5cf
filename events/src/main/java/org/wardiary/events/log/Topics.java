package org.wardiary.events.log;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.Config;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.admin.TopicDescription;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.errors.TopicExistsException;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.log.broker.RequestRefused;
import org.wardiary.events.text.Text;

/** Creates topics, and rejects existing ones with other settings. */
public final class Topics {

  /**
   * System property that tells how durable an event is on a broker of our own when it is
   * acknowledged: {@code disk} (the default) flushes it to disk, so that it survives a power
   * failure; {@code memory} leaves that to the operating system, so that it survives the death of
   * any process, and makes bulk imports faster. Takes effect when the topic is created.
   */
  public static final String DURABILITY = "wardiary.durability";

  private Topics() {}

  /**
   * Creates missing topics and checks existing ones.
   *
   * @throws ClusterException if a topic has another number of partitions or another retention
   */
  public static void ensure(Cluster cluster, Collection<Topic> topics) {
    ensure(cluster, present -> topics);
  }

  /**
   * Creates missing topics and checks existing ones.
   *
   * @param choice returns the topics that are needed, given the names of the existing ones
   * @throws ClusterException if a topic has another number of partitions or another retention
   */
  public static void ensure(Cluster cluster, Function<Set<String>, Collection<Topic>> choice) {
    administer(
        cluster,
        admin -> {
          Set<String> present = new HashSet<>(admin.listTopics().names().get());
          if (present.contains(Topic.EVENTS.topicName())) {
            settle(cluster, admin, present);
          }
          Collection<Topic> topics = choice.apply(present);
          if (topics.contains(Topic.EVENTS)) {
            settle(cluster, admin, present);
          }
          create(
              admin,
              topics.stream()
                  .filter(topic -> !present.contains(topic.topicName()))
                  .map(topic -> created(topic.topicName(), topic, cluster))
                  .toList());
          check(cluster, admin, topics);
        });
  }

  /**
   * Makes the archive's number of partitions known. It is that of the topic of events, which is
   * created before all others; if several programs create an archive at the same time, only one of
   * them creates this topic.
   */
  private static void settle(Cluster cluster, Admin admin, Set<String> present)
      throws ExecutionException, InterruptedException {
    if (cluster.partitions().found().isPresent()) {
      return;
    }
    if (!present.contains(Topic.EVENTS.topicName())) {
      create(admin, List.of(created(Topic.EVENTS.topicName(), Topic.EVENTS, cluster)));
      present.add(Topic.EVENTS.topicName());
    }
    Collection<TopicDescription> events =
        TopicLookup.describe(admin, List.of(Topic.EVENTS.topicName()));
    Rights.require(admin, events);
    cluster.partitions().found(events.iterator().next().partitions().size());
  }

  /** Whether a topic exists; does not create it. */
  public static boolean exists(Cluster cluster, Topic topic) {
    return exists(cluster, topic.topicName());
  }

  /** Whether a topic of any name in Kafka exists; does not create it. */
  public static boolean exists(Cluster cluster, String name) {
    AtomicBoolean exists = new AtomicBoolean();
    administer(cluster, admin -> exists.set(admin.listTopics().names().get().contains(name)));
    return exists.get();
  }

  /** The number of partitions that the topic of events has, or will have once it is created. */
  static int gamePartitions(Cluster cluster) {
    administer(
        cluster,
        admin -> {
          Set<String> present = new HashSet<>(admin.listTopics().names().get());
          if (present.contains(Topic.EVENTS.topicName())) {
            settle(cluster, admin, present);
          }
        });
    return cluster.partitions().found().orElseGet(cluster.partitions()::ofNew);
  }

  /** An operation that uses an admin client. */
  @FunctionalInterface
  private interface Work {
    void with(Admin admin) throws ExecutionException, InterruptedException;
  }

  private static void administer(Cluster cluster, Work work) {
    try (Admin admin = cluster.admin()) {
      work.with(admin);
    } catch (ExecutionException | KafkaException e) {
      cluster.requireAlive();
      throw new ClusterException("expected to create the topics but: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClusterException("expected to create the topics but was interrupted", e);
    }
  }

  private static void create(Admin admin, Collection<NewTopic> missing)
      throws ExecutionException, InterruptedException {
    try {
      Rights.with("Create", admin.createTopics(missing).all()::get);
    } catch (ExecutionException e) {
      // another program may have created one in the meantime; any other failure shows when the
      // topics are described
      if (!(e.getCause() instanceof TopicExistsException)) {
        throw e;
      }
    }
  }

  private static NewTopic created(String name, Topic topic, Cluster cluster) {
    int games = cluster.partitions().found().orElseGet(cluster.partitions()::ofNew);
    return new NewTopic(name, new Partitions(games).count(topic), cluster.replication().factor())
        .configs(configs(topic, cluster));
  }

  private static Map<String, String> configs(Topic topic, Cluster cluster) {
    Map<String, String> configs = new HashMap<>(topic.retention().configs());
    configs.put("max.message.bytes", Integer.toString(Topic.MAX_MESSAGE));
    cluster
        .replication()
        .inSync()
        .ifPresent(least -> configs.put("min.insync.replicas", Integer.toString(least)));
    if (cluster.home() == Cluster.Home.EMBEDDED) {
      TopicSize size =
          topic.retention() == Topic.Retention.COMPACTED ? TopicSize.VIEWS : TopicSize.LOG;
      configs.putAll(size.configs());
    }
    if (topic.equals(Topic.EVENTS)) {
      // events hold no time of recording: it is the broker's timestamp
      configs.put("message.timestamp.type", "LogAppendTime");
      if (cluster.home() == Cluster.Home.EMBEDDED
          && !System.getProperty(DURABILITY, "disk").equals("memory")) {
        configs.put("flush.messages", "1");
      }
    }
    return configs;
  }

  private static void check(Cluster cluster, Admin admin, Collection<Topic> topics)
      throws ExecutionException, InterruptedException {
    Map<String, Topic> byName = new HashMap<>();
    topics.forEach(topic -> byName.put(topic.topicName(), topic));
    Collection<TopicDescription> all = TopicLookup.describe(admin, byName.keySet());
    Rights.require(admin, all);
    for (TopicDescription found : all) {
      checkPartitions(Partitions.on(cluster).count(byName.get(found.name())), found);
    }
    Map<ConfigResource, Config> found = TopicLookup.configs(admin, byName.keySet());
    found.forEach((resource, config) -> checkRetention(byName.get(resource.name()), config));
  }

  private static void checkPartitions(int expected, TopicDescription found) {
    if (expected != found.partitions().size()) {
      throw new RequestRefused(
          Text.of(
              "expected topic %s to have %d partitions but got %d",
              found.name(), expected, found.partitions().size()));
    }
  }

  private static void checkRetention(Topic topic, Config found) {
    topic
        .retention()
        .configs()
        .forEach(
            (name, expected) -> {
              String value = found.get(name).value();
              if (!value.equals(expected)) {
                throw new RequestRefused(
                    Text.of(
                        "expected topic %s to have %s=%s but got %s",
                        topic.topicName(), name, expected, value));
              }
            });
  }
}
