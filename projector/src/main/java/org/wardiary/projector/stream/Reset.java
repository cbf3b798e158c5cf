package org.wardiary.projector.stream;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.RemoveMembersFromConsumerGroupOptions;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.errors.GroupIdNotFoundException;
import org.apache.kafka.common.errors.UnknownTopicOrPartitionException;
import org.wardiary.events.log.Topics;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.text.Text;

/** Deletes an application's consumer group, changelogs, views and local state. */
final class Reset {

  private static final Duration TIMEOUT = Duration.ofSeconds(30);
  private static final Duration PAUSE = Duration.ofMillis(10);

  private Reset() {}

  /** Deletes them; the application must not run. */
  static void run(Cluster cluster, Projection projection, Path stateFolder) {
    String application = projection.applicationId();
    try (Admin admin = cluster.admin()) {
      // a static member stays in its group when it stops
      ignoring(
          GroupIdNotFoundException.class,
          admin
              .removeMembersFromConsumerGroup(
                  application, new RemoveMembersFromConsumerGroupOptions())
              .all());
      ignoring(
          GroupIdNotFoundException.class, admin.deleteConsumerGroups(List.of(application)).all());
      List<String> topics = topics(admin, projection);
      ignoring(UnknownTopicOrPartitionException.class, admin.deleteTopics(topics).all());
      awaitGone(admin, topics);
    } catch (ExecutionException e) {
      throw new ClusterException(
          Text.of("expected to reset %s but: %s", application, e.getCause().getMessage()),
          e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClusterException("expected to reset but was interrupted", e);
    }
    delete(stateFolder.resolve(application));
    Topics.ensure(cluster, projection.topics());
  }

  private static List<String> topics(Admin admin, Projection projection)
      throws ExecutionException, InterruptedException {
    List<String> topics = new ArrayList<>();
    for (String name : admin.listTopics().names().get()) {
      if (name.startsWith(projection.applicationId() + "-") && name.endsWith("-changelog")) {
        topics.add(name);
      }
    }
    projection.topics().forEach(topic -> topics.add(topic.topicName()));
    return topics;
  }

  // brokers list a deleted topic for a moment, and until then do not create it again
  private static void awaitGone(Admin admin, List<String> topics)
      throws ExecutionException, InterruptedException {
    long end = System.nanoTime() + TIMEOUT.toNanos();
    while (admin.listTopics().names().get().stream().anyMatch(topics::contains)) {
      if (System.nanoTime() > end) {
        throw new ClusterException(
            Text.of("expected %s to be deleted but they still exist", topics));
      }
      Thread.sleep(PAUSE.toMillis());
    }
  }

  private static void ignoring(Class<? extends Throwable> absent, KafkaFuture<Void> done)
      throws ExecutionException, InterruptedException {
    try {
      done.get();
    } catch (ExecutionException e) {
      if (!causedBy(e, absent)) {
        throw e;
      }
    }
  }

  private static boolean causedBy(Throwable error, Class<? extends Throwable> type) {
    for (Throwable cause = error; cause != null; cause = cause.getCause()) {
      if (type.isInstance(cause)) {
        return true;
      }
    }
    return false;
  }

  private static void delete(Path folder) {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("cannot delete the local state in " + folder, e);
    }
  }
}
