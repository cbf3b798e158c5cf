package org.wardiary.events.log.broker;

import java.util.Optional;

/** A broker on this machine that may die while it is used. */
sealed interface RunningBroker extends AutoCloseable
    permits EmbeddedBroker, JoinedBroker, LentBroker {

  /** Why it does not run; empty while it does. */
  Optional<String> failure();

  /** Does something as soon as it has died, at once if it has already; not when it is closed. */
  void onDeath(Runnable action);

  /** Stops it if it is ours. */
  @Override
  void close();
}
