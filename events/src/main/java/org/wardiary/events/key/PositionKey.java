package org.wardiary.events.key;

/**
 * Identifies a position. Positions that differ only by a symmetry of the map or by the numbers of
 * their units share the {@code shape}; the other components tell them apart.
 *
 * @param shape hash of the game, the map and what the position's JSON shows, without the numbers of
 *     units; the smallest over all symmetries of the map
 * @param orientation index of the first symmetry that gives this smallest hash; 0 is the identity
 * @param orientations bit set of all symmetries that give it, of which {@code orientation} is the
 *     first; if {@code rights} are known, only of those under which the rights agree too
 * @param shownOrientations bit set of all symmetries that give it, whatever the rights
 * @param labels for each symmetry, a hash of {@link #LABEL_BITS} bits of what the JSON shows,
 *     including the numbers of units; the first is the position's own
 * @param rights hash of {@link #RIGHTS_BITS} bits of what the JSON does not show but what affects
 *     what may follow; 0 if there is nothing of this kind, {@link #ANY} if it is not known
 */
public record PositionKey(
    long shape,
    int orientation,
    int orientations,
    int shownOrientations,
    int[] labels,
    int rights) {

  /** Number of bits in a label. */
  public static final int LABEL_BITS = 20;

  /** Number of bits in {@code rights}. */
  public static final int RIGHTS_BITS = 16;

  /** The largest number of symmetries of a map, including the identity. */
  public static final int MOST_SYMMETRIES = 8;

  /** Value of {@code rights} that means: not known, and equal to any other. */
  public static final int ANY = -1;

  /**
   * The key of what the position's JSON shows, with {@link #ANY} rights: the same as {@link
   * PositionKeys#read} makes of that JSON.
   */
  public PositionKey withAnyRights() {
    int first = Integer.numberOfTrailingZeros(shownOrientations);
    return new PositionKey(shape, first, shownOrientations, shownOrientations, labels, ANY);
  }

  /** The position's own label. */
  public int label() {
    return labels[0];
  }
}
