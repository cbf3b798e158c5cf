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

/**
 * Checks whether the cluster grants this user the rights on the archive's topics that the program
 * needs.
 */
final class Rights {

  // Read and Write imply Describe
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
   * Does nothing if the user has all rights.
   *
   * @param topics descriptions that include the authorized operations
   * @throws org.wardiary.events.log.broker.RequestRefused if a right is missing
   */
  static void require(Admin admin, Collection<TopicDescription> topics)
      throws ExecutionException, InterruptedException {
    for (Map.Entry<AclOperation, String> right : ON_TOPICS.entrySet()) {
      List<String> without =
          topics.stream()
              // a cluster that is not Apache Kafka itself may not report them
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

  /** An operation that needs a right on topics. */
  @FunctionalInterface
  interface Work<R> {
    R done() throws ExecutionException, InterruptedException;
  }

  /**
   * Performs an operation that needs a right on topics.
   *
   * @param right the right as Kafka's tools call it
   * @throws org.wardiary.events.log.broker.RequestRefused if the operation fails because the right
   *     is missing
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
