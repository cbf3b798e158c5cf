package org.wardiary.events.log.broker;

import java.util.Optional;

/** A broker on this machine, which may die while it is used. */
sealed interface RunningBroker extends AutoCloseable
    permits EmbeddedBroker, JoinedBroker, LentBroker {

  /** Why it has ended; empty while it runs. */
  Optional<String> failure();

  /**
   * Runs an action as soon as the broker has died, immediately if it has died already; not if it
   * was stopped by {@link #close}.
   */
  void onDeath(Runnable action);

  /** Stops the broker if this program started it. */
  @Override
  void close();
}
