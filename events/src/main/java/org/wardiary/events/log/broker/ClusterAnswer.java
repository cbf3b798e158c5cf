package org.wardiary.events.log.broker;

import java.io.IOException;
import java.security.UnrecoverableKeyException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.crypto.BadPaddingException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.DescribeClusterResult;
import org.apache.kafka.common.KafkaFuture;
import org.wardiary.events.file.FileProblem;
import org.wardiary.events.text.Text;

/** What brokers say of their cluster when they are asked, and why they said nothing. */
final class ClusterAnswer {

  private ClusterAnswer() {}

  /** What a cluster says of itself; id and nodes are there. */
  static DescribeClusterResult describe(Map<String, Object> connection, Duration limit)
      throws ExecutionException, TimeoutException, InterruptedException {
    Admin admin = Admin.create(connection);
    try {
      DescribeClusterResult cluster = admin.describeCluster();
      KafkaFuture.allOf(cluster.clusterId(), cluster.nodes())
          .get(limit.toMillis(), TimeUnit.MILLISECONDS);
      return cluster;
    } finally {
      // otherwise closing would wait another minute for the answer
      admin.close(Duration.ZERO);
    }
  }

  /** Why there was no answer. */
  static String cause(Exception e, Map<String, Object> connection, Duration limit) {
    if (e instanceof TimeoutException) {
      String silent = Text.of("no answer within %d s", limit.toSeconds());
      return OpenPort.in(connection)
          .map(
              port ->
                  Text.of(
                      "%s in Kafka's protocol, although %s is open; with TLS or SASL, --command-config"
                          + " has to name security.protocol",
                      silent, port))
          .orElse(silent);
    }
    Throwable outer = e;
    Throwable inner = e;
    // why a key store does not open is of no use: that its password is wrong is said before
    while (inner.getCause() != null
        && !(inner.getCause() instanceof UnrecoverableKeyException)
        && !(inner.getCause() instanceof BadPaddingException)) {
      outer = inner;
      inner = inner.getCause();
    }
    if (inner instanceof IOException && inner.getCause() != null) {
      return outer.getMessage() + ": " + inner.getMessage();
    }
    String reason =
        inner instanceof IOException file
            ? FileProblem.text(file)
            : Optional.ofNullable(inner.getMessage()).orElse(inner.toString());
    // a failed request says what failed; other outer messages only that there is no client
    return e instanceof ExecutionException && e.getCause() != inner
        ? e.getCause().getMessage() + ": " + reason
        : reason;
  }

  /** The failure of a wait that was interrupted. */
  static ClusterException interrupted(InterruptedException e) {
    Thread.currentThread().interrupt();
    return new ClusterException("expected a cluster but the wait for it was interrupted", e);
  }
}
