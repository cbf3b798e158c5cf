package org.wardiary.events.game.onthesquare.board;

import java.util.Arrays;
import org.wardiary.events.game.State;
import org.wardiary.events.game.StateBytes;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * The parts of all units, including boxes: their sectors, men and facings, and which part stands on
 * each sector (WS-2.3).
 */
abstract class Parts extends State<Army> {

  private static final int SIDE_PARTS = Units.SIDE_UNITS * Units.SLOTS;

  private short[] sector;
  private byte[] men;
  private byte[] facing;
  private byte[] occupant;

  Parts() {
    sector = new short[Units.COUNT * Units.SLOTS];
    men = new byte[Units.COUNT * Units.SLOTS];
    facing = new byte[Units.COUNT * Units.SLOTS];
    occupant = new byte[Sector.COUNT];
    Arrays.fill(sector, (short) Sector.NONE);
    Arrays.fill(occupant, (byte) Board.NOBODY);
  }

  @Override
  public Army copy() {
    Army copy = super.copy();
    Parts parts = copy;
    parts.sector = sector.clone();
    parts.men = men.clone();
    parts.facing = facing.clone();
    parts.occupant = occupant.clone();
    return copy;
  }

  @Override
  protected void transfer(StateBytes bytes) {
    bytes.octets(men);
    bytes.octets(facing);
    for (int part = 0; part < sector.length; part++) {
      sector[part] = (short) bytes.whole(sector[part]);
      if (exists(part)) {
        occupant[sector[part]] = (byte) part;
      }
    }
  }

  // ---- queries -------------------------------------------------------------------------------

  /** The part on a sector; {@link Board#NOBODY} if it is free. */
  public final int on(int at) {
    return occupant[at];
  }

  /** Whether no part or box stands on a sector. */
  public final boolean free(int at) {
    return occupant[at] < 0;
  }

  /** Whether a part or box of the other side stands on a sector. */
  public final boolean enemy(int at, int side) {
    int part = occupant[at];
    return side == 0 ? part >= SIDE_PARTS : part >= 0 && part < SIDE_PARTS;
  }

  /** A part's sector; {@link Sector#NONE} if there is no such part. */
  public final int sector(int part) {
    return sector[part];
  }

  /** Whether a part exists. */
  public final boolean exists(int part) {
    return sector[part] >= 0;
  }

  /** Number of men of a part; 0 if there is no such part. */
  public final int men(int part) {
    return men[part];
  }

  /** Facing of a part. */
  public final int facing(int part) {
    return facing[part];
  }

  // ---- changes -------------------------------------------------------------------------------

  /** Puts a new part on a sector. */
  final void put(int part, int at, int itsMen, int way) {
    sector[part] = (short) at;
    men[part] = (byte) itsMen;
    facing[part] = (byte) way;
    occupant[at] = (byte) part;
  }

  final void move(int part, int to) {
    occupant[sector[part]] = Board.NOBODY;
    sector[part] = (short) to;
    occupant[to] = (byte) part;
  }

  final void face(int part, int way) {
    facing[part] = (byte) way;
  }

  /** Turns men of the base into a section. */
  final void detach(int section, int at, int itsMen, int way) {
    men[Units.base(Units.unitOf(section))] -= (byte) itsMen;
    put(section, at, itsMen, way);
  }

  final void fallIn(int section) {
    merge(section, Units.base(Units.unitOf(section)));
  }

  /** Merges a part into another one. */
  final void merge(int part, int into) {
    men[into] += men[part];
    remove(part);
  }

  final void setMen(int part, int itsMen) {
    men[part] = (byte) itsMen;
  }

  final void loseMen(int part, int lost) {
    men[part] -= (byte) lost;
  }

  /** Removes a part. */
  final void remove(int part) {
    occupant[sector[part]] = Board.NOBODY;
    sector[part] = (short) Sector.NONE;
    men[part] = 0;
    facing[part] = 0;
  }

  /** Puts a section in the place of a base that was removed. */
  final void promote(int section) {
    int base = Units.base(Units.unitOf(section));
    int at = sector[section];
    int itsMen = men[section];
    int way = facing[section];
    remove(section);
    put(base, at, itsMen, way);
  }

  // ---- bytes ---------------------------------------------------------------------------------

}
