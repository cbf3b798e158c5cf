package org.wardiary.events.log.stream;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;

/** What part a program takes in the work of the applications on a cluster that others use too. */
public sealed interface Role {

  /** A command: it does what no other program does, and only while it runs. */
  record Command() implements Role {}

  /**
   * A server: it always takes its share, and has a copy of the state of others' shares.
   *
   * @param address where other servers ask it for what its stores hold, {@code http://HOST:PORT/};
   *     nothing if they cannot reach it
   */
  record Server(Optional<URI> address) implements Role {}

  /**
   * A service that does nothing else: it always takes its share, and has a copy of the state of
   * others' shares. It keeps its share while it is started again.
   *
   * @param threads of each application
   * @param absence how long it may be gone before others take over
   */
  record Service(int threads, Duration absence) implements Role {}

  /** Whether it takes its share though others run the applications too. */
  default boolean stays() {
    return !(this instanceof Command);
  }
}
