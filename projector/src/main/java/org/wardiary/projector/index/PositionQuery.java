package org.wardiary.projector.index;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.wardiary.events.game.Symmetry;
import org.wardiary.events.key.PositionKey;
import org.wardiary.events.key.PositionKeys;

/**
 * Which position is asked for, and in which games. Immutable.
 *
 * @param key the position's key
 * @param symmetries the map's symmetries, the identity first, as {@link PositionKeys#symmetries}
 *     returns them
 * @param merged what else counts as the same position
 * @param games which games count, by id
 * @param expected the scores that games were expected to have
 */
public record PositionQuery(
    PositionKey key,
    List<Symmetry> symmetries,
    Set<Merge> merged,
    Predicate<String> games,
    ExpectedScore expected) {

  private static final Predicate<String> ALL = gameId -> true;
  private static final Optional<PositionMatch> NOT = Optional.empty();
  private static final Optional<PositionMatch> SAME = Optional.of(PositionMatch.SAME);
  private static final Optional<PositionMatch> RENUMBERED = Optional.of(PositionMatch.RENUMBERED);
  private static final Optional<PositionMatch> MIRRORED = Optional.of(PositionMatch.MIRRORED);
  private static final Optional<PositionMatch> EXCHANGED = Optional.of(PositionMatch.EXCHANGED);

  /** Copies the collections. */
  public PositionQuery {
    symmetries = List.copyOf(symmetries);
    merged = merged.isEmpty() ? EnumSet.noneOf(Merge.class) : EnumSet.copyOf(merged);
  }

  /** Asks for a position in all games. */
  public static PositionQuery of(PositionKey key, PositionKeys keys, Set<Merge> merged) {
    return new PositionQuery(key, keys.symmetries(), merged, ALL, ExpectedScore.UNKNOWN);
  }

  /** This query, in some games only. */
  public PositionQuery in(Predicate<String> someGames) {
    return new PositionQuery(key, symmetries, merged, someGames, expected);
  }

  /** This query, with the scores that games were expected to have. */
  public PositionQuery expecting(ExpectedScore scores) {
    return new PositionQuery(key, symmetries, merged, games, scores);
  }

  /** This query, for another position. */
  public PositionQuery at(PositionKey other) {
    return new PositionQuery(other, symmetries, merged, games, expected);
  }

  /** This query, with other positions merged. */
  public PositionQuery merging(Set<Merge> others) {
    return new PositionQuery(key, symmetries, others, games, expected);
  }

  boolean admits(Hit hit) {
    return games == ALL || games.test(hit.gameId());
  }

  /** How an entry of this key matches the position; empty if it does not. */
  Optional<PositionMatch> match(Entry entry) {
    if (key.rights() != PositionKey.ANY && key.rights() != entry.rights) {
      return NOT;
    }
    if ((key.orientations() >> entry.orientation & 1) != 0) {
      if (entry.label == key.label()) {
        return SAME;
      }
      if (merged.contains(Merge.INTERCHANGEABLE)) {
        return RENUMBERED;
      }
    }
    if (!merged.contains(Merge.MIRROR)) {
      return NOT;
    }
    // a position that is its own image except for the numbers on units can be both
    return isImage(entry, Exchange.KEPT)
        ? MIRRORED
        : isImage(entry, Exchange.EXCHANGED) ? EXCHANGED : NOT;
  }

  /**
   * Whether the position of an entry of this key is the one asked for, or its image, under a
   * symmetry that does with the sides what is asked.
   */
  boolean isImage(Entry entry, Exchange exchange) {
    boolean found = false;
    boolean numbered = merged.contains(Merge.INTERCHANGEABLE);
    for (int s = 0; s < symmetries.size(); s++) {
      boolean alike = (key.orientations() >> s & 1) != 0;
      found |=
          alike
              && Exchange.between(symmetries.get(s), symmetries.get(entry.orientation)) == exchange;
      numbered |= key.labels()[s] == entry.label && Exchange.of(symmetries.get(s)) == exchange;
    }
    return found && numbered;
  }
}
