package org.wardiary.events.key;

/**
 * What a position is known by. Positions that are the same but for their place on a symmetrical map
 * or for the numbers of their units share the {@code shape}; the rest tells them apart.
 *
 * @param shape hash of what the position's JSON shows, the smallest over all symmetries of the map;
 *     units without their numbers, game and map included
 * @param orientation the symmetry (index, 0 is the identity) under which that smallest hash comes
 *     about; the first of them
 * @param orientations all symmetries under which it comes about, as bits
 * @param labels by symmetry: hash of what the JSON shows with the units' numbers, {@link
 *     #LABEL_BITS} bits; the first is the position's own
 * @param rights hash of what matters for what may follow and the JSON does not show, 0 if that is
 *     nothing, {@link #RIGHTS_BITS} bits; {@link #ANY} where it is not known
 */
public record PositionKey(long shape, int orientation, int orientations, int[] labels, int rights) {

  /** Bits of a label. */
  public static final int LABEL_BITS = 20;

  /** Bits of {@code rights}. */
  public static final int RIGHTS_BITS = 16;

  /** Not more symmetries than these, the identity among them. */
  public static final int MOST_SYMMETRIES = 8;

  /** In place of {@code rights}: not known, any will do. */
  public static final int ANY = -1;

  /** The key of what the position's JSON shows, whatever it does not show. */
  public PositionKey withAnyRights() {
    return new PositionKey(shape, orientation, orientations, labels, ANY);
  }

  /** The position's own label. */
  public int label() {
    return labels[0];
  }
}
