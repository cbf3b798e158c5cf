package org.wardiary.events.game.squares.unit;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.variant.Variant;

/** The units of both sides (SQ-2.2), numbered {@code 16 * side + index}. Immutable. */
public final class Armies {

  /** Units of a side, by bits. */
  private static final int SIDE = 0xffff;

  private final int[] ofKind = new int[2 * Kind.count()];
  private final Kind[] kinds = new Kind[32];
  private final String[] ids = new String[32];
  private final int size;
  private int horse;
  private int heavy;

  public Armies(Variant variant) {
    List<Variant.Muster> army = variant.army();
    int count = 0;
    for (Variant.Muster muster : army) {
      for (int number = 1; number <= muster.count(); number++, count++) {
        enlist(count, muster.kind(), number);
        enlist(16 + count, muster.kind(), number);
      }
    }
    this.size = count;
  }

  private void enlist(int unit, Kind kind, int number) {
    kinds[unit] = kind;
    ids[unit] = kind.letter() + Integer.toString(number);
    ofKind[Kind.count() * (unit >> 4) + kind.ordinal()] |= Bits.of(unit);
    horse |= kind.isHorse() ? Bits.of(unit) : 0;
    heavy |= kind.worth() == 2 ? Bits.of(unit) : 0;
  }

  /** Units that a side starts with. */
  public int size() {
    return size;
  }

  /** All units of a side. */
  public int all(int side) {
    return (1 << size) - 1 << 16 * side;
  }

  /** A side's half of any set of units. */
  public static int half(int side) {
    return SIDE << 16 * side;
  }

  /** The side of a unit. */
  public static int side(int unit) {
    return unit >> 4;
  }

  public Kind kind(int unit) {
    return kinds[unit];
  }

  public String id(int unit) {
    return ids[unit];
  }

  /** The unit with an id, -1 if the side has none. */
  public int find(int side, String id) {
    for (int unit = 16 * side; unit < 16 * side + size; unit++) {
      if (ids[unit].equals(id)) {
        return unit;
      }
    }
    return -1;
  }

  /** The units of a side of one kind. */
  public int ofKind(int side, int kind) {
    return ofKind[Kind.count() * side + kind];
  }

  /** The units of the same side and kind as a unit. */
  public int peers(int unit) {
    return ofKind(side(unit), kinds[unit].ordinal());
  }

  /** A side's Horse (SQ-2.2). */
  public int horse(int side) {
    return horse & half(side);
  }

  /** The units of a side in the order of their ids as ASCII. */
  public List<Integer> byId(int side) {
    List<Integer> units = new ArrayList<>();
    for (int unit = 16 * side; unit < 16 * side + size; unit++) {
      units.add(unit);
    }
    units.sort((a, b) -> ids[a].compareTo(ids[b]));
    return units;
  }

  /** Points of a side's lost units (SQ-8.2). */
  public int points(int side, int lost) {
    int own = lost & half(side);
    int riders = Bits.count(own & horse);
    return Bits.count(own) + Bits.count(own & heavy) + (riders >= 3 ? riders : 0);
  }
}
