package org.wardiary.events.log.broker;

/** The cluster cannot be used. The message says why and what to look at. */
public class ClusterException extends RuntimeException {

  /** With the reason, {@code expected … but …}. */
  public ClusterException(String reason) {
    super(reason);
  }

  /** With the reason and what brought it to light. */
  public ClusterException(String reason, Throwable cause) {
    super(reason, cause);
  }
}
