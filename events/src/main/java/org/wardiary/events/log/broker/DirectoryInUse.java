package org.wardiary.events.log.broker;

/** Thrown if another program uses the data directory. The message names the program. */
public final class DirectoryInUse extends ClusterException {

  /** Creates an exception with a reason of the form {@code expected … but …}. */
  public DirectoryInUse(String reason) {
    super(reason);
  }
}
