package org.wardiary.events.game.squares.board;

import java.util.Arrays;
import org.wardiary.events.game.State;
import org.wardiary.events.game.StateBytes;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.unit.Armies;

/**
 * The spaces of the units. Mutable and not thread-safe; only the {@link Board} changes it.
 *
 * <p>While units displace each other (SQ-6.5), a square can hold two units; the one that came last
 * then occupies it.
 */
final class Placement extends State<Placement> {

  private static final int BY_SPACE = 32;

  private final SquaresMap map;
  private final Armies armies;

  /**
   * The space of each unit; from {@link #BY_SPACE} on, the unit on each space outside its own
   * reserve.
   */
  private byte[] places;

  /**
   * For each side, the spaces that its units occupy outside its reserve; then, for each side, those
   * of its guns.
   */
  private int[] occupied;

  private int inReserve;
  private int lost;

  /** Creates a placement with all units in their reserves (SQ-2.2). */
  Placement(SquaresMap map, Armies armies) {
    this.map = map;
    this.armies = armies;
    this.places = new byte[64];
    this.occupied = new int[4];
    Arrays.fill(places, (byte) Board.NOBODY);
    for (int unit = 0; unit < 16 + armies.size(); unit++) {
      if ((unit & 15) < armies.size()) {
        enter(unit, map.reserve(Armies.side(unit)));
      }
    }
  }

  @Override
  public Placement copy() {
    Placement copy = super.copy();
    copy.places = places.clone();
    copy.occupied = occupied.clone();
    return copy;
  }

  @Override
  protected void transfer(StateBytes bytes) {
    bytes.octets(places);
    bytes.wholes(occupied);
    inReserve = bytes.whole(inReserve);
    lost = bytes.whole(lost);
  }

  int space(int unit) {
    return places[unit];
  }

  int unitAt(int space) {
    return places[BY_SPACE + space];
  }

  int occupied(int side) {
    return occupied[side];
  }

  int occupiedByGuns(int side) {
    return occupied[2 + side];
  }

  int inReserve(int side) {
    return inReserve & Armies.mask(side);
  }

  int lost() {
    return lost;
  }

  /** Moves a unit to another space. */
  void move(int unit, int to) {
    leave(unit);
    enter(unit, to);
  }

  /** Removes a unit from the game. */
  void remove(int unit) {
    leave(unit);
    places[unit] = Board.NOBODY;
    lost |= Bits.of(unit);
  }

  private void leave(int unit) {
    int from = places[unit];
    int side = Armies.side(unit);
    if (from == map.reserve(side)) {
      inReserve &= ~Bits.of(unit);
    } else if (places[BY_SPACE + from]
        == unit) { // otherwise the unit that displaces it is already there
      places[BY_SPACE + from] = Board.NOBODY;
      occupied[side] &= ~Bits.of(from);
      occupied[2 + side] &= ~Bits.of(from);
    }
  }

  private void enter(int unit, int to) {
    int side = Armies.side(unit);
    places[unit] = (byte) to;
    if (to == map.reserve(side)) {
      inReserve |= Bits.of(unit);
      return;
    }
    places[BY_SPACE + to] = (byte) unit;
    occupied[side] |= Bits.of(to);
    if (armies.kind(unit).isGun()) {
      occupied[2 + side] |= Bits.of(to);
    } else {
      occupied[2 + side] &= ~Bits.of(to);
    }
  }
}
