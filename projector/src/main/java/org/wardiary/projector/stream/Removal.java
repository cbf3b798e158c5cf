package org.wardiary.projector.stream;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.RemoveMembersFromConsumerGroupOptions;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.errors.GroupIdNotFoundException;
import org.apache.kafka.common.errors.UnknownMemberIdException;
import org.apache.kafka.common.errors.UnknownTopicOrPartitionException;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.text.Text;

/** Deletes a build: its consumer group, changelogs, views and local state. */
final class Removal {

  private static final Duration TIMEOUT = Duration.ofSeconds(30);
  private static final Duration PAUSE = Duration.ofMillis(10);

  private Removal() {}

  /**
   * Deletes a build that does not run. If the program is killed midway, the removal can be
   * repeated.
   *
   * @param topics the build's topics
   */
  static void run(Cluster cluster, Build build, List<String> topics, Path stateFolder) {
    String application = build.applicationId();
    try (Admin admin = cluster.admin()) {
      // a static member that stops stays in its group until its session expires, which may happen
      // just now; if there are no members left, Kafka's client throws an IllegalArgumentException
      ignoring(
          Set.of(
              GroupIdNotFoundException.class,
              UnknownMemberIdException.class,
              IllegalArgumentException.class),
          admin
              .removeMembersFromConsumerGroup(
                  application, new RemoveMembersFromConsumerGroupOptions())
              .all());
      ignoring(
          Set.of(GroupIdNotFoundException.class),
          admin.deleteConsumerGroups(List.of(application)).all());
      ignoring(Set.of(UnknownTopicOrPartitionException.class), admin.deleteTopics(topics).all());
      awaitGone(admin, topics);
    } catch (ExecutionException e) {
      throw new ClusterException(
          Text.of("expected to remove %s but: %s", application, e.getCause().getMessage()),
          e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClusterException("expected to remove views but was interrupted", e);
    }
    delete(stateFolder.resolve(application));
  }

  // brokers still list a deleted topic for a moment, and do not create it again until it is gone
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

  private static void ignoring(Set<Class<? extends Throwable>> absent, KafkaFuture<Void> done)
      throws ExecutionException, InterruptedException {
    try {
      done.get();
    } catch (ExecutionException e) {
      if (!causedBy(e, absent)) {
        throw e;
      }
    }
  }

  private static boolean causedBy(Throwable error, Set<Class<? extends Throwable>> types) {
    for (Throwable cause = error; cause != null; cause = cause.getCause()) {
      Throwable one = cause;
      if (types.stream().anyMatch(type -> type.isInstance(one))) {
        return true;
      }
    }
    return false;
  }

  /** Names of the files and folders in a state folder; empty if it does not exist. */
  static List<String> folders(Path stateFolder) {
    if (!Files.exists(stateFolder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(stateFolder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the state folder " + stateFolder, e);
    }
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
