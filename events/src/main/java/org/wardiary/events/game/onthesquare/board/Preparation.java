package org.wardiary.events.game.onthesquare.board;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Units;

/** What comes before the first turn: auxiliaries are drawn, boxes placed (WS-2.2, WS-3.1). */
public final class Preparation {

  /** Auxiliaries that both sides draw together (WS-2.2). */
  public static final int AUXILIARIES = 4;

  private final int first;
  // kinds of the auxiliaries drawn, a byte each; no array, since a copy is made of every position
  private int drawn;
  // units of either side not yet placed, by kinds; follows from what is drawn and placed
  private int redToPlace;
  private int blackToPlace;
  private int draws;
  private int placed;

  /**
   * Before the first draw, which the side with the first turn makes.
   *
   * @param own units of each kind that a side has without auxiliaries
   */
  Preparation(int first, int own) {
    this.first = first;
    redToPlace = own;
    blackToPlace = own;
  }

  /** A copy. */
  Preparation(Preparation other) {
    first = other.first;
    drawn = other.drawn;
    redToPlace = other.redToPlace;
    blackToPlace = other.blackToPlace;
    draws = other.draws;
    placed = other.placed;
  }

  /** Auxiliaries drawn so far. */
  public int draws() {
    return draws;
  }

  /** Side that makes a draw of auxiliaries, counted from 0 (WS-2.2). */
  public int drawer(int draw) {
    return draw % 2 == 0 ? first : 1 - first;
  }

  /** What was drawn, counted from 0. */
  public Kind drawn(int draw) {
    return Kind.at(drawn >> Byte.SIZE * draw & 0xff);
  }

  /** Blank boxes that are left to draw, by kinds as {@link Kind#one} counts them (WS-2.2). */
  public int blanks() {
    int left = Kind.BLANK;
    for (int draw = 0; draw < draws; draw++) {
      left -= drawn(draw).one();
    }
    return left;
  }

  /** Blank boxes of a kind that are left to draw. */
  public int blanks(Kind kind) {
    return kind.in(blanks());
  }

  /** Boxes placed so far. */
  public int placed() {
    return placed;
  }

  /** Side that places the next box (WS-3.1). */
  public int placer() {
    return placed < Units.SIDE_UNITS ? first : 1 - first;
  }

  /** The unit, its box's number less 1, that is placed next. */
  public int nextBox() {
    return placer() * Units.SIDE_UNITS + placed % Units.SIDE_UNITS;
  }

  /** Units that a side has not placed yet, by kinds as {@link Kind#one} counts them (WS-3.1). */
  public int toPlace(int side) {
    return side == 0 ? redToPlace : blackToPlace;
  }

  // ---- changes -------------------------------------------------------------------------------

  void draw(Kind kind) {
    addToPlace(drawer(draws), kind.one());
    setDrawn(draws, kind);
    draws++;
  }

  private void addToPlace(int side, int units) {
    if (side == 0) {
      redToPlace += units;
    } else {
      blackToPlace += units;
    }
  }

  private void setDrawn(int draw, Kind kind) {
    int shift = Byte.SIZE * draw;
    drawn = drawn & ~(0xff << shift) | kind.ordinal() << shift;
  }

  /** A side may have drawn these auxiliaries; all boxes are placed. */
  void suppose(int side, List<Kind> auxiliaries) {
    int next = 0;
    for (int draw = 0; draw < AUXILIARIES; draw++) {
      if (drawer(draw) == side) {
        setDrawn(draw, auxiliaries.get(next++));
      }
    }
  }

  void place(Kind kind) {
    addToPlace(placer(), -kind.one());
    placed++;
  }

  // ---- bytes ---------------------------------------------------------------------------------

  void writeCounts(DataOutputStream out) throws IOException {
    out.writeInt(draws);
    out.writeInt(placed);
  }

  void readCounts(DataInputStream in) throws IOException {
    draws = in.readInt();
    placed = in.readInt();
  }

  void writeDrawn(DataOutputStream out) throws IOException {
    for (int draw = 0; draw < AUXILIARIES; draw++) {
      out.writeByte(drawn(draw).ordinal());
    }
  }

  void readDrawn(DataInputStream in) throws IOException {
    for (int draw = 0; draw < AUXILIARIES; draw++) {
      setDrawn(draw, Kind.at(in.readByte()));
    }
    for (int draw = 0; draw < draws; draw++) {
      addToPlace(drawer(draw), drawn(draw).one());
    }
  }

  /** The boxes already placed are no longer to be placed, by the kinds that an army read has. */
  void readPlaced(Army army) {
    for (int unit = 0; unit < Units.COUNT; unit++) {
      addToPlace(Units.side(unit), army.placed(unit) ? -army.kind(unit).one() : 0);
    }
  }
}
