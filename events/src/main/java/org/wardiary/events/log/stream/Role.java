package org.wardiary.events.log.stream;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;

/** A program's part in the work of the applications on a shared cluster. */
public sealed interface Role {

  /** A command: it runs only applications that no other program runs, and only until it ends. */
  record Command() implements Role {}

  /**
   * A server: it always takes its share of the partitions and keeps a standby copy of others'
   * state.
   *
   * @param address where other servers can query its stores, {@code http://HOST:PORT/}; empty if
   *     they cannot reach it
   */
  record Server(Optional<URI> address) implements Role {}

  /**
   * A service that does nothing else: it always takes its share of the partitions and keeps a
   * standby copy of others' state. It keeps its share while it is restarted.
   *
   * @param threads number of threads of each application
   * @param absence how long it may be absent before others take over
   */
  record Service(int threads, Duration absence) implements Role {}

  /** Whether it takes its share of the partitions although others run the applications too. */
  default boolean stays() {
    return !(this instanceof Command);
  }
}
