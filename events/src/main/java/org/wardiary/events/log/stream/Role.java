package org.wardiary.events.log.stream;

import java.net.URI;
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
}
