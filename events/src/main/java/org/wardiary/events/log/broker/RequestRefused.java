package org.wardiary.events.log.broker;

/** Thrown if the cluster works but cannot fulfil a request. */
public final class RequestRefused extends ClusterException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception with a message for users. */
  public RequestRefused(String message) {
    super(message);
  }

  /** Creates an exception with a message for users and its cause. */
  public RequestRefused(String message, Throwable cause) {
    super(message, cause);
  }
}
