package org.wardiary.events.game.squares.variant;

import java.util.List;
import java.util.Set;
import org.wardiary.events.game.squares.unit.Armies;

/**
 * What makes one game of SQUARES differ from the other: data, and a short list of named
 * differences.
 *
 * @param id as the tag {@code Game} writes it
 * @param title for people
 * @param sides names, first-named side first
 * @param north the side, 0 or 1, whose reserve lies in the north (SQ-2.1)
 * @param armies the units (SQ-2.2)
 * @param attacks who may attack what (SQ-5.3)
 * @param differences all other rules that only some variants have
 */
public record Variant(
    String id,
    String title,
    List<String> sides,
    int north,
    Armies armies,
    AttackTable attacks,
    Set<Difference> differences) {

  /** Copies the collections. */
  public Variant {
    sides = List.copyOf(sides);
    differences = Set.copyOf(differences);
  }

  /** Whether a rule that only some variants have holds. */
  public boolean has(Difference difference) {
    return differences.contains(difference);
  }

  /** A rule that only some variants have and that is not a row of a table. */
  public enum Difference {
    /** Option 1 is not available against guns (SQ-7.3). */
    FIRST_OPTION_SPARES_GUNS
  }
}
