package org.wardiary.analytics.estimate;

import java.util.Comparator;
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

  @Override
  public int compareTo(Pairing that) {
    return ORDER.compare(this, that);
  }
}
