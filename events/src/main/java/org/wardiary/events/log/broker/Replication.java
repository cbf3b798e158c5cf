package org.wardiary.events.log.broker;

import java.util.Optional;

/**
 * The replication of new topics.
 *
 * @param factor number of replicas, -1 for the brokers' default
 * @param inSync number of replicas that must have a message before it is acknowledged; empty for
 *     the brokers' default
 */
public record Replication(short factor, Optional<Integer> inSync) {

  /** The brokers' defaults. */
  static final Replication DEFAULT = new Replication((short) -1, Optional.empty());

  private static final short MOST = 3;

  /**
   * The replication on a cluster with this number of brokers, there or named by its address: three
   * replicas, two of which must have each message, so that the loss of one broker loses no data and
   * stops no work; with fewer brokers, one replica on each.
   */
  static Replication of(int brokers) {
    return brokers < MOST
        ? new Replication((short) Math.max(1, brokers), Optional.empty())
        : new Replication(MOST, Optional.of(MOST - 1));
  }
}
