package org.wardiary.events.game.onthesquare.board;

import java.util.List;
import org.wardiary.events.game.State;
import org.wardiary.events.game.StateBytes;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * What comes before the first turn: auxiliaries are drawn and boxes are placed (WS-2.2, WS-3.1).
 */
public final class Preparation extends State<Preparation> {

  /** Number of auxiliaries that both sides together draw (WS-2.2). */
  public static final int AUXILIARIES = 4;

  private final int first;
  // kinds of the auxiliaries drawn, one byte each; an int because positions are copied often
  private int drawn;
  // units of each side not yet placed, counted by kind; derived from what is drawn and placed
  private int redToPlace;
  private int blackToPlace;
  private int draws;
  private int placed;

  /**
   * Creates the preparation before the first draw, which the side with the first turn makes.
   *
   * @param own units of each kind that a side has without auxiliaries, as a sum of {@link Kind#one}
   */
  Preparation(int first, int own) {
    this.first = first;
    redToPlace = own;
    blackToPlace = own;
  }

  @Override
  protected void transfer(StateBytes bytes) {
    draws = bytes.octet(draws);
    placed = bytes.octet(placed);
    drawn = bytes.whole(drawn);
    redToPlace = bytes.whole(redToPlace);
    blackToPlace = bytes.whole(blackToPlace);
  }

  /** Number of auxiliaries drawn so far. */
  public int draws() {
    return draws;
  }

  /** The side that makes a draw of an auxiliary, draws counted from 0 (WS-2.2). */
  public int drawer(int draw) {
    return draw % 2 == 0 ? first : 1 - first;
  }

  /** The kind drawn in a draw, counted from 0. */
  public Kind drawn(int draw) {
    return Kind.at(drawn >> Byte.SIZE * draw & 0xff);
  }

  /** The blank boxes left to draw, counted by kind as in {@link Kind#one} (WS-2.2). */
  public int blanks() {
    int left = Kind.BLANK;
    for (int draw = 0; draw < draws; draw++) {
      left -= drawn(draw).one();
    }
    return left;
  }

  /** Number of blank boxes of a kind left to draw. */
  public int blanks(Kind kind) {
    return kind.in(blanks());
  }

  /** Number of boxes placed so far. */
  public int placed() {
    return placed;
  }

  /** The side that places the next box (WS-3.1). */
  public int placer() {
    return placed < Units.SIDE_UNITS ? first : 1 - first;
  }

  /** The unit that is placed next, which is the number of its box minus 1. */
  public int nextBox() {
    return placer() * Units.SIDE_UNITS + placed % Units.SIDE_UNITS;
  }

  /** The units that a side has not yet placed, counted by kind as in {@link Kind#one} (WS-3.1). */
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

  /** Supposes that a side has drawn these auxiliaries, after all boxes are placed. */
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

}
