package org.wardiary.events.game.generalsview.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.State;
import org.wardiary.events.game.StateBytes;
import org.wardiary.events.game.generalsview.unit.GeneralsViewRules;
import org.wardiary.events.game.generalsview.unit.Kind;
import org.wardiary.events.text.Numerals;

/**
 * All units that one side has raised so far. A unit is identified by its index, which is its number
 * minus one (GV-2.1). Mutable; only {@link Steps} change it.
 */
public final class Army extends State<Army> {

  /** Takes the place of a square for a unit that was eliminated. */
  public static final int LOST = -1;

  private static final int CAPACITY = 32;

  private byte[] kinds = new byte[CAPACITY];
  private byte[] supplies = new byte[CAPACITY];
  private byte[] points = new byte[CAPACITY];
  private int[] squares = new int[CAPACITY];
  private int[] present = new int[CAPACITY];
  private int raised;
  private int presentCount;
  private short[] standing;
  private final GeneralsViewRules rules;

  /** Creates an army without units. */
  Army(int squareCount, GeneralsViewRules rules) {
    standing = new short[squareCount];
    this.rules = rules;
  }

  @Override
  public Army copy() {
    Army copy = super.copy();
    copy.kinds = kinds.clone();
    copy.supplies = supplies.clone();
    copy.points = points.clone();
    copy.squares = squares.clone();
    copy.present = present.clone();
    copy.standing = standing.clone();
    return copy;
  }

  @Override
  protected void transfer(StateBytes bytes) {
    int count = bytes.whole(raised);
    for (int unit = 0; unit < count; unit++) {
      if (bytes.reading()) {
        reserve();
        raised++;
      }
      kinds[unit] = (byte) bytes.octet(kinds[unit]);
      supplies[unit] = (byte) bytes.octet(supplies[unit]);
      points[unit] = (byte) bytes.octet(points[unit]);
      squares[unit] = bytes.whole(squares[unit]);
      if (bytes.reading() && squares[unit] != LOST) {
        standing[squares[unit]]++;
        present[presentCount++] = unit;
      }
    }
  }

  /** Number of units raised so far, the eliminated ones included. */
  public int raised() {
    return raised;
  }

  /** Number of units eliminated. */
  public int losses() {
    return raised - presentCount;
  }

  /** Number of units on the map. */
  public int size() {
    return presentCount;
  }

  /** Index of the i-th unit on the map, lowest number first. */
  public int unit(int i) {
    return present[i];
  }

  /** A unit's kind. */
  public Kind kind(int unit) {
    return Kind.ALL.get(kinds[unit]);
  }

  /** The square of a unit; {@link #LOST} if it was eliminated. */
  public int square(int unit) {
    return squares[unit];
  }

  /** A unit's supply points, 0 to {@link GeneralsViewRules#fullSupply}. */
  public int supply(int unit) {
    return supplies[unit];
  }

  /** Movement points that a unit has left; 0 except during its side's movement. */
  public int points(int unit) {
    return points[unit];
  }

  /** Number of units on a square. */
  public int standing(int square) {
    return standing[square];
  }

  /** A unit's attack with the supply points that it has (GV-2.2). */
  public int attack(int unit) {
    return rules.attack(kind(unit), supplies[unit]);
  }

  /** A unit's defence with the supply points that it has (GV-2.2). */
  public int defence(int unit) {
    return rules.defence(kind(unit), supplies[unit]);
  }

  /** A unit's id (GV-2.1). */
  public String id(int unit) {
    return kind(unit).id(unit + 1);
  }

  /** Ids of the units on a square, lowest number first. */
  public List<String> ids(int square) {
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < presentCount; i++) {
      if (squares[present[i]] == square) {
        ids.add(id(present[i]));
      }
    }
    return ids;
  }

  /**
   * The unit of a kind with a number, if it is on the map.
   *
   * @return the unit's index, or {@link Board#NONE}
   */
  public int find(Kind kind, int number) {
    int unit = number - 1;
    boolean there = unit < raised && squares[unit] != LOST && kind(unit) == kind;
    return there ? unit : Board.NOBODY;
  }

  /** The unit with an id, if it is on the map: its index, or {@link Board#NONE}. */
  public int find(String id) {
    int number = Numerals.parse(id, 1, id.length());
    Optional<Kind> kind = id.isEmpty() ? Optional.empty() : Kind.withLetter(id.charAt(0));
    return kind.isEmpty() || number == Numerals.NONE ? Board.NOBODY : find(kind.get(), number);
  }

  void add(Kind kind, int square) {
    reserve();
    kinds[raised] = (byte) kind.ordinal();
    supplies[raised] = (byte) rules.fullSupply();
    points[raised] = (byte) rules.movement(kind);
    squares[raised] = square;
    standing[square]++;
    present[presentCount++] = raised++;
  }

  /** Makes room for one more unit. */
  private void reserve() {
    if (raised == kinds.length) {
      int capacity = 2 * raised;
      kinds = Arrays.copyOf(kinds, capacity);
      supplies = Arrays.copyOf(supplies, capacity);
      points = Arrays.copyOf(points, capacity);
      squares = Arrays.copyOf(squares, capacity);
      present = Arrays.copyOf(present, capacity);
    }
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
    while (present[i] != unit) {
      i++;
    }
    presentCount--;
    System.arraycopy(present, i + 1, present, i, presentCount - i);
  }

  void setPoints(int unit, int left) {
    points[unit] = (byte) left;
  }

  void setSupply(int unit, int value) {
    supplies[unit] = (byte) value;
  }

  /** Gives every unit on the map its kind's movement points. */
  void restorePoints() {
    for (int i = 0; i < presentCount; i++) {
      points[present[i]] = (byte) rules.movement(kind(present[i]));
    }
  }

  /** Sets the movement points of all units to 0. */
  void clearPoints() {
    for (int i = 0; i < presentCount; i++) {
      points[present[i]] = 0;
    }
  }
}
