package org.wardiary.events.log.stream;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.MemberDescription;
import org.apache.kafka.common.errors.GroupIdNotFoundException;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.text.Text;

/** Finds out who is in the consumer groups of applications. Not thread-safe. */
final class GroupMembers implements AutoCloseable {

  private static final Duration VALID = Duration.ofMillis(500);

  private record Found(boolean others, long until) {}

  private final Cluster cluster;
  private final Map<String, Found> found = new HashMap<>();
  private Optional<Admin> admin = Optional.empty();

  GroupMembers(Cluster cluster) {
    this.cluster = cluster;
  }

  /**
   * Whether other programs are in the group of an application; the cluster is asked at most twice a
   * second. A program that was killed counts until its session expires.
   *
   * @param member this program's member name in the group, without the thread numbers
   */
  boolean others(String application, String member) {
    long now = System.nanoTime();
    Found known = found.get(application);
    if (known == null || now - known.until() > 0) {
      known = new Found(ask(application, member), now + VALID.toNanos());
      found.put(application, known);
    }
    return known.others();
  }

  private boolean ask(String application, String member) {
    if (admin.isEmpty()) {
      admin = Optional.of(cluster.admin());
    }
    try {
      return admin
          .get()
          .describeConsumerGroups(List.of(application))
          .describedGroups()
          .get(application)
          .get()
          .members()
          .stream()
          .anyMatch(one -> !isThread(one, member));
    } catch (ExecutionException e) {
      if (e.getCause() instanceof GroupIdNotFoundException) {
        return false;
      }
      throw new ClusterException(
          Text.of("expected to see who runs %s but: %s", application, e.getCause().getMessage()),
          e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClusterException(
          Text.of("expected to see who runs %s but was interrupted", application), e);
    }
  }

  private static boolean isThread(MemberDescription one, String member) {
    return one.groupInstanceId()
        .filter(id -> id.startsWith(member + "-") || id.equals(member))
        .isPresent();
  }

  @Override
  public void close() {
    admin.ifPresent(Admin::close);
  }
}
