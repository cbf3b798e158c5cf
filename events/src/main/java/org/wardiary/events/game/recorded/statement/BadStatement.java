package org.wardiary.events.game.recorded.statement;

import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import org.wardiary.events.text.Characters;
import org.wardiary.events.text.Nearest;
import org.wardiary.events.text.Text;

/**
 * Thrown if a text is no statement. The message has the form {@code expected … but got …}, without
 * the place.
 */
public final class BadStatement extends RuntimeException {

  private static final int LISTED = 12;

  private final int at;
  private final List<String> nearest;

  BadStatement(int at, String reason, List<String> nearest) {
    super(reason);
    this.at = at;
    this.nearest = List.copyOf(nearest);
  }

  /**
   * A word is not one of those that are right at its place.
   *
   * @param what what a right word is, for messages
   */
  static BadStatement unknown(int at, String what, String word, Collection<String> right) {
    Collection<String> sorted = new TreeSet<>(right);
    String list = sorted.size() > LISTED ? "" : " (" + String.join(", ", sorted) + ")";
    String expected =
        sorted.isEmpty() ? "no " + what + ", since there is none," : "a " + what + list;
    return new BadStatement(
        at,
        Text.of("expected %s but got '%s'", expected, Characters.printable(word)),
        Nearest.of(word, sorted.stream()));
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
