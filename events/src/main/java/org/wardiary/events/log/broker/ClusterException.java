package org.wardiary.events.log.broker;

/** Thrown if the cluster cannot be used. The message says why and what to check. */
public class ClusterException extends RuntimeException {

  /** Creates an exception with a reason of the form {@code expected … but …}. */
  public ClusterException(String reason) {
    super(reason);
  }

  /** Creates an exception with a reason and its cause. */
  public ClusterException(String reason, Throwable cause) {
    super(reason, cause);
  }
}
