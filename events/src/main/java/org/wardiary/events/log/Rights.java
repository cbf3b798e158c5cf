package org.wardiary.events.log;

import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.DescribeClusterOptions;
import org.apache.kafka.clients.admin.TopicDescription;
import org.apache.kafka.common.acl.AclOperation;
import org.apache.kafka.common.errors.TopicAuthorizationException;
import org.wardiary.events.log.broker.MissingRight;

/** Whether the user of a cluster may do with the archive's topics what the program does. */
final class Rights {

  // Describe comes with Read and Write
  private static final Map<AclOperation, String> ON_TOPICS =
      new EnumMap<>(
          Map.of(
              AclOperation.CREATE,
              "Create",
              AclOperation.READ,
              "Read",
              AclOperation.WRITE,
              "Write",
              AclOperation.DESCRIBE_CONFIGS,
              "DescribeConfigs"));

  private Rights() {}

  /**
   * Does nothing if all rights are there.
   *
   * @param topics described with the operations that the user may do
   * @throws org.wardiary.events.log.broker.RequestRefused if one is missing
   */
  static void require(Admin admin, Collection<TopicDescription> topics)
      throws ExecutionException, InterruptedException {
    for (Map.Entry<AclOperation, String> right : ON_TOPICS.entrySet()) {
      List<String> without =
          topics.stream()
              // a cluster that is not Kafka's own may tell nothing
              .filter(topic -> topic.authorizedOperations() != null)
              .filter(topic -> !topic.authorizedOperations().contains(right.getKey()))
              .map(TopicDescription::name)
              .toList();
      boolean missing =
          !without.isEmpty()
              && !(right.getKey() == AclOperation.CREATE && mayCreateAnywhere(admin));
      if (missing) {
        throw MissingRight.onTopics(right.getValue(), without);
      }
    }
  }

  private static boolean mayCreateAnywhere(Admin admin)
      throws ExecutionException, InterruptedException {
    Set<AclOperation> operations =
        admin
            .describeCluster(new DescribeClusterOptions().includeAuthorizedOperations(true))
            .authorizedOperations()
            .get();
    return operations.contains(AclOperation.CREATE);
  }

  /** Work that needs a right on topics. */
  @FunctionalInterface
  interface Work<R> {
    R done() throws ExecutionException, InterruptedException;
  }

  /**
   * Does something that needs a right on topics.
   *
   * @param right as Kafka's tools call it
   * @throws org.wardiary.events.log.broker.RequestRefused if it fails for want of it
   */
  static <R> R with(String right, Work<R> work) throws ExecutionException, InterruptedException {
    try {
      return work.done();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof TopicAuthorizationException denied) {
        throw MissingRight.onTopics(right, denied.unauthorizedTopics());
      }
      throw e;
    }
  }
}
