package org.wardiary.events.log.broker;

/** Another program works on the data directory. The message names it. */
public final class DirectoryInUse extends ClusterException {

  /** With the reason, {@code expected … but …}. */
  public DirectoryInUse(String reason) {
    super(reason);
  }
}
