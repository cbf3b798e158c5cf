package org.wardiary.events.log.broker;

/** The cluster is well, but what was asked of it cannot be had. */
public final class RequestRefused extends ClusterException {

  private static final long serialVersionUID = 1L;

  /** A refusal for people to read. */
  public RequestRefused(String message) {
    super(message);
  }

  /** A refusal for people to read, and what it comes from. */
  public RequestRefused(String message, Throwable cause) {
    super(message, cause);
  }
}
