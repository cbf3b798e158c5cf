package org.wardiary.events.game.squares.unit;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.squares.map.Bits;

/**
 * The units of both sides (SQ-2.2), numbered {@code 16 * side + index}, so that a set of units is
 * the bits of an {@code int} ({@link Bits}). Immutable.
 */
public final class Armies {

  private static final int SIDE = 0xffff;

  private final List<Muster> musters;
  private final int[] ofKind = new int[2 * Kind.count()];
  private final Kind[] kinds = new Kind[32];
  private final String[] ids = new String[32];
  private final int size;
  private int horse;
  private int worthOne;
  private int worthTwo;
  private int worthFour;
  private final Losses losses;

  /**
   * Creates two equal armies.
   *
   * @param musters the units of each side, in the order in which positions list them; at most 16
   *     units
   * @param losses the points that lost units count
   */
  public Armies(List<Muster> musters, Losses losses) {
    this.musters = List.copyOf(musters);
    this.losses = losses;
    int count = 0;
    for (Muster muster : musters) {
      for (int number = 1; number <= muster.count(); number++, count++) {
        add(count, muster.kind(), number, losses.of(muster.kind()));
        add(16 + count, muster.kind(), number, losses.of(muster.kind()));
      }
    }
    this.size = count;
  }

  private void add(int unit, Kind kind, int number, int points) {
    kinds[unit] = kind;
    ids[unit] = kind.letter() + Integer.toString(number);
    ofKind[Kind.count() * (unit >> 4) + kind.ordinal()] |= Bits.of(unit);
    horse |= kind.isHorse() ? Bits.of(unit) : 0;
    worthOne |= Bits.has(points, 0) ? Bits.of(unit) : 0;
    worthTwo |= Bits.has(points, 1) ? Bits.of(unit) : 0;
    worthFour |= Bits.has(points, 2) ? Bits.of(unit) : 0;
  }

  /** The units that each side starts with. */
  public List<Muster> musters() {
    return musters;
  }

  /** Number of units that each side starts with. */
  public int size() {
    return size;
  }

  /** All units of a side. */
  public int all(int side) {
    return (1 << size) - 1 << 16 * side;
  }

  /**
   * The numbers that units of a side can have, as a set; {@code set & mask(side)} is a side's part
   * of a set.
   */
  public static int mask(int side) {
    return SIDE << 16 * side;
  }

  /** The side of a unit. */
  public static int side(int unit) {
    return unit >> 4;
  }

  /** The kind of a unit. */
  public Kind kind(int unit) {
    return kinds[unit];
  }

  /** The id of a unit, e.g. {@code I1}; the same for both sides. */
  public String id(int unit) {
    return ids[unit];
  }

  /** The unit of a side with an id; -1 if there is none. */
  public int find(int side, String id) {
    for (int unit = 16 * side; unit < 16 * side + size; unit++) {
      if (ids[unit].equals(id)) {
        return unit;
      }
    }
    return -1;
  }

  /** The units of a side of a kind, which is given by its {@link Kind#ordinal}. */
  public int ofKind(int side, int kind) {
    return ofKind[Kind.count() * side + kind];
  }

  /** The units of the same side and kind as a unit, including the unit itself. */
  public int peers(int unit) {
    return ofKind(side(unit), kinds[unit].ordinal());
  }

  /** A side's Horse units (SQ-2.2). */
  public int horse(int side) {
    return horse & mask(side);
  }

  /** The units of a side in the ASCII order of their ids. */
  public List<Integer> byId(int side) {
    List<Integer> units = new ArrayList<>();
    for (int unit = 16 * side; unit < 16 * side + size; unit++) {
      units.add(unit);
    }
    units.sort((a, b) -> ids[a].compareTo(ids[b]));
    return units;
  }

  /** Points for the loss of a unit before the doubling of lost Horse (SQ-8.2). */
  public int worth(int unit) {
    int bit = Bits.of(unit);
    return ((worthOne & bit) != 0 ? 1 : 0)
        + ((worthTwo & bit) != 0 ? 2 : 0)
        + ((worthFour & bit) != 0 ? 4 : 0);
  }

  /**
   * Points that a side's units in a set of lost units count, with the doubling of lost Horse
   * (SQ-8.2).
   */
  public int points(int side, int lost) {
    int own = lost & mask(side);
    int lostHorse = Bits.count(own & horse);
    int points =
        Bits.count(own & worthOne)
            + 2 * Bits.count(own & worthTwo)
            + 4 * Bits.count(own & worthFour);
    return points + losses.doubling(lostHorse);
  }
}
