package org.wardiary.events.log.broker;

import java.util.Collection;
import java.util.Optional;
import java.util.TreeSet;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.GroupAuthorizationException;
import org.apache.kafka.common.errors.TopicAuthorizationException;
import org.apache.kafka.common.errors.TransactionalIdAuthorizationException;
import org.wardiary.events.text.Text;

/** Describes a right that the cluster does not grant to this user. */
public final class MissingRight {

  private MissingRight() {}

  /**
   * The refusal for a missing right on topics.
   *
   * @param right the right as Kafka's tools call it, e.g. {@code DescribeConfigs}
   * @param topics the topics, as far as they are known
   */
  public static RequestRefused onTopics(String right, Collection<String> topics) {
    // a refusal to create topics does not name them
    String names = topics.isEmpty() ? "wardiary*" : String.join(", ", new TreeSet<>(topics));
    return refused(right, "topic " + names);
  }

  /**
   * The refusal if something failed because a right is missing; empty if it failed for another
   * reason.
   */
  public static Optional<RequestRefused> in(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof RequestRefused refused) {
        return Optional.of(refused);
      }
      if (cause instanceof AuthorizationException denied) {
        return Optional.of(of(denied));
      }
    }
    return Optional.empty();
  }

  private static RequestRefused of(AuthorizationException denied) {
    if (denied instanceof TopicAuthorizationException topics) {
      return onTopics("Create, Read, Write and DescribeConfigs", topics.unauthorizedTopics());
    }
    if (denied instanceof GroupAuthorizationException group) {
      return refused("Read", "group " + group.groupId());
    }
    return denied instanceof TransactionalIdAuthorizationException
        ? refused("Write", "transactional id wardiary-*")
        : new RequestRefused("expected to be allowed to but: " + denied.getMessage());
  }

  private static RequestRefused refused(String right, String resource) {
    return new RequestRefused(
        Text.of(
            "expected the right %s on %s but the cluster does not grant it to this user",
            right, resource));
  }
}
