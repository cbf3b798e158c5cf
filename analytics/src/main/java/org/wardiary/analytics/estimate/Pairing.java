package org.wardiary.analytics.estimate;

import java.util.Comparator;
import org.wardiary.analytics.state.StateReader;
import org.wardiary.analytics.state.StateWriter;
import org.wardiary.projector.fold.PlayerName;

/**
 * The two players of a game, regardless of sides. Players without a name are never taken for the
 * same player.
 *
 * @param one the name that sorts first; "" if unknown
 * @param other the other name; "" if unknown
 */
public record Pairing(String one, String other) implements Comparable<Pairing> {

  private static final Comparator<Pairing> ORDER =
      Comparator.comparing(Pairing::one).thenComparing(Pairing::other);

  /** The pairing of two players in either order; blank names and {@code ?} stand for unknown. */
  public static Pairing of(String one, String other) {
    String first = PlayerName.of(one);
    String second = PlayerName.of(other);
    return first.compareTo(second) <= 0 ? new Pairing(first, second) : new Pairing(second, first);
  }

  /** Writes the pairing. */
  public void write(StateWriter out) {
    out.text(one).text(other);
  }

  /** Reads a pairing written by {@link #write}. */
  public static Pairing read(StateReader in) {
    return new Pairing(in.text(), in.text());
  }

  @Override
  public int compareTo(Pairing that) {
    return ORDER.compare(this, that);
  }
}
