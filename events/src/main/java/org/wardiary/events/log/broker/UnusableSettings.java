package org.wardiary.events.log.broker;

/** Thrown if no client can be made with the settings for a cluster, whether or not it answers. */
final class UnusableSettings extends ClusterException {

  private static final long serialVersionUID = 1L;

  UnusableSettings(String message, Throwable cause) {
    super(message, cause);
  }
}
