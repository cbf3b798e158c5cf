package org.wardiary.events.log.broker;

import java.util.Optional;

/**
 * How many copies of a new topic the brokers keep.
 *
 * @param factor number of copies, -1 for the brokers' default
 * @param inSync how many of them have a message before it is acknowledged, if that is not the
 *     brokers' default
 */
public record Replication(short factor, Optional<Integer> inSync) {

  /** As the brokers have it. */
  static final Replication DEFAULT = new Replication((short) -1, Optional.empty());

  private static final short MOST = 3;

  /**
   * On a cluster of so many brokers: three copies, two of which have each message, so that the loss
   * of a broker loses nothing and stops nothing; with fewer brokers a copy each.
   */
  static Replication of(int brokers) {
    return brokers < MOST
        ? new Replication((short) Math.max(1, brokers), Optional.empty())
        : new Replication(MOST, Optional.of(MOST - 1));
  }
}
