package org.wardiary.events.game.generalsview;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;

/**
 * All units that one side has raised so far. A unit is known by its index, its number less one
 * (GV-2.1). Mutable; only {@link Board} writes it.
 */
final class Army {

  private static final int ROOM = 32;

  /** Square of a unit that was removed. */
  static final int LOST = -1;

  private byte[] kinds = new byte[ROOM];
  private byte[] supplies = new byte[ROOM];
  private byte[] points = new byte[ROOM];
  private int[] squares = new int[ROOM];
  private int[] living = new int[ROOM];
  private int raised;
  private int alive;
  private final short[] standing;

  Army(int squareCount) {
    standing = new short[squareCount];
  }

  Army(Army other) {
    kinds = other.kinds.clone();
    supplies = other.supplies.clone();
    points = other.points.clone();
    squares = other.squares.clone();
    living = other.living.clone();
    raised = other.raised;
    alive = other.alive;
    standing = other.standing.clone();
  }

  /** An army as {@link #write} wrote it. */
  Army(int squareCount, DataInputStream in) throws IOException {
    this(squareCount);
    int count = in.readInt();
    for (int unit = 0; unit < count; unit++) {
      if (unit == kinds.length) {
        grow();
      }
      kinds[unit] = in.readByte();
      supplies[unit] = in.readByte();
      points[unit] = in.readByte();
      squares[unit] = in.readShort();
      raised++;
      if (squares[unit] != LOST) {
        standing[squares[unit]]++;
        living[alive++] = unit;
      }
    }
  }

  /** Writes all units. */
  void write(DataOutputStream out) throws IOException {
    out.writeInt(raised);
    for (int unit = 0; unit < raised; unit++) {
      out.writeByte(kinds[unit]);
      out.writeByte(supplies[unit]);
      out.writeByte(points[unit]);
      out.writeShort(squares[unit]);
    }
  }

  /** Number of units raised so far. */
  int raised() {
    return raised;
  }

  /** Number of units on the map. */
  int alive() {
    return alive;
  }

  /** Index of the i-th unit on the map, lowest number first. */
  int living(int i) {
    return living[i];
  }

  Kind kind(int unit) {
    return Kind.ALL[kinds[unit]];
  }

  /** Square of a unit, {@link #LOST} if it was removed. */
  int square(int unit) {
    return squares[unit];
  }

  int supply(int unit) {
    return supplies[unit];
  }

  /** Movement points left; 0 outside the owner's movement. */
  int points(int unit) {
    return points[unit];
  }

  /** Number of units on a square. */
  int standing(int square) {
    return standing[square];
  }

  int attack(int unit) {
    return kind(unit).attack(supplies[unit]);
  }

  int defence(int unit) {
    return kind(unit).defence(supplies[unit]);
  }

  /** A unit's id (GV-2.1). */
  String id(int unit) {
    return kind(unit).letter + Integer.toString(unit + 1);
  }

  /** Index of the unit with an id, -1 if this side has raised none such. */
  int find(String id) {
    int unit = id.isEmpty() ? -1 : Order.number(id, 1, id.length()) - 1;
    return unit >= 0 && unit < raised && kind(unit).letter == id.charAt(0) ? unit : -1;
  }

  void add(Kind kind, int square) {
    if (raised == kinds.length) {
      grow();
    }
    kinds[raised] = (byte) kind.ordinal();
    supplies[raised] = Kind.FULL_SUPPLY;
    points[raised] = (byte) kind.movement;
    squares[raised] = square;
    standing[square]++;
    living[alive++] = raised++;
  }

  private void grow() {
    int room = 2 * raised;
    kinds = Arrays.copyOf(kinds, room);
    supplies = Arrays.copyOf(supplies, room);
    points = Arrays.copyOf(points, room);
    squares = Arrays.copyOf(squares, room);
    living = Arrays.copyOf(living, room);
  }

  void move(int unit, int to) {
    standing[squares[unit]]--;
    squares[unit] = to;
    standing[to]++;
  }

  void remove(int unit) {
    standing[squares[unit]]--;
    squares[unit] = LOST;
    supplies[unit] = 0;
    points[unit] = 0;
    int i = 0;
    while (living[i] != unit) {
      i++;
    }
    alive--;
    System.arraycopy(living, i + 1, living, i, alive - i);
  }

  void points(int unit, int left) {
    points[unit] = (byte) left;
  }

  void supply(int unit, int value) {
    supplies[unit] = (byte) value;
  }

  /** Gives every unit on the map its kind's movement points. */
  void rest() {
    for (int i = 0; i < alive; i++) {
      points[living[i]] = (byte) kind(living[i]).movement;
    }
  }

  /** Takes all movement points away. */
  void halt() {
    for (int i = 0; i < alive; i++) {
      points[living[i]] = 0;
    }
  }
}
