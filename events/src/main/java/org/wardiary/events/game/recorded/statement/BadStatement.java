package org.wardiary.events.game.recorded.statement;

import java.util.List;

/**
 * Thrown if a text is no statement. The message has the form {@code expected … but got …}, without
 * the place.
 */
public final class BadStatement extends RuntimeException {

  private final int at;
  private final List<String> nearest;

  BadStatement(int at, String reason, List<String> nearest) {
    super(reason);
    this.at = at;
    this.nearest = List.copyOf(nearest);
  }

  /** Index in the text of the character from which on it cannot be read. */
  public int at() {
    return at;
  }

  /** The right words most similar to a wrong one, best first; empty if no word is wrong. */
  public List<String> nearest() {
    return nearest;
  }
}
