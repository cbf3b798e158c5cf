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
  private final byte[] drawn = new byte[AUXILIARIES];
  // units not yet placed, by kinds; follows from what is drawn and placed
  private final int[] toPlace;
  private int draws;
  private int placed;

  /**
   * Before the first draw, which the side with the first turn makes.
   *
   * @param own units of each kind that a side has without auxiliaries
   */
  Preparation(int first, int own) {
    this.first = first;
    toPlace = new int[] {own, own};
  }

  /** A copy. */
  Preparation(Preparation other) {
    first = other.first;
    System.arraycopy(other.drawn, 0, drawn, 0, AUXILIARIES);
    toPlace = other.toPlace.clone();
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
    return Kind.at(drawn[draw]);
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
    return toPlace[side];
  }

  // ---- changes -------------------------------------------------------------------------------

  void draw(Kind kind) {
    toPlace[drawer(draws)] += kind.one();
    drawn[draws] = (byte) kind.ordinal();
    draws++;
  }

  /** A side may have drawn these auxiliaries; all boxes are placed. */
  void suppose(int side, List<Kind> auxiliaries) {
    int next = 0;
    for (int draw = 0; draw < AUXILIARIES; draw++) {
      if (drawer(draw) == side) {
        drawn[draw] = (byte) auxiliaries.get(next++).ordinal();
      }
    }
  }

  void place(Kind kind) {
    toPlace[placer()] -= kind.one();
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
    out.write(drawn);
  }

  void readDrawn(DataInputStream in) throws IOException {
    in.readFully(drawn);
    for (int draw = 0; draw < draws; draw++) {
      toPlace[drawer(draw)] += drawn(draw).one();
    }
  }

  /** The boxes already placed are no longer to be placed, by the kinds that an army read has. */
  void readPlaced(Army army) {
    for (int unit = 0; unit < Units.COUNT; unit++) {
      toPlace[Units.side(unit)] -= army.placed(unit) ? army.kind(unit).one() : 0;
    }
  }
}
