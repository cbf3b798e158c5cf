package org.wardiary.events.game.onthesquare;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.OnTheSquareMap;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.map.Terrain;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * The whole of a position. Methods that return nothing, here and in its parts, are the steps: all
 * that ever changes it. They check nothing.
 */
final class Board {

  /** Auxiliaries that both sides draw together (WS-2.2). */
  static final int AUXILIARIES = 4;

  /** Last turn (WS-10.2). */
  static final int LAST_TURN = 24;

  private static final Ending[] ENDINGS = {
    Ending.NONE,
    new Ending(0, "strategic"),
    new Ending(1, "strategic"),
    new Ending(Ending.DRAW, "limit")
  };

  private final OnTheSquareMap field;
  private final Army army;
  private final LooseGuns loose;
  private final Deck deck;
  private final CardDraw run;
  private final Charge charge;

  private final int first;
  private Bridges ground;
  private final byte[] drawn;
  // follows from what is drawn and placed
  private final int[] toPlace;
  private int draws;
  private int placed;
  private int turn;
  private int ordersEnded;
  private int lastGiven = Units.NONE;
  private int lastExecuted;
  private int held = -1;
  private int ply;
  private QuestionKind ask = QuestionKind.NONE;
  private int decides = -1;
  private int asked = Units.NONE;
  private int ending;

  Board(OnTheSquareMap field, int first, boolean alternating) {
    this.field = field;
    this.first = first;
    army = new Army();
    loose = new LooseGuns();
    deck = new Deck(alternating);
    run = new CardDraw();
    charge = new Charge();
    ground = Bridges.of(field);
    drawn = new byte[AUXILIARIES];
    toPlace = new int[] {Kind.OWN, Kind.OWN};
  }

  /** A copy. */
  Board(Board other) {
    this(
        other,
        new Pieces(
            new Army(other.army),
            new LooseGuns(other.loose),
            new CardDraw(other.run),
            new Charge(other.charge)));
    setCounters(other.counters());
  }

  private Board(Board other, Pieces pieces) {
    field = other.field;
    first = other.first;
    army = pieces.army();
    loose = pieces.loose();
    run = pieces.run();
    charge = pieces.charge();
    deck = new Deck(other.deck);
    ground = other.ground;
    drawn = other.drawn.clone();
    toPlace = other.toPlace.clone();
  }

  private record Pieces(Army army, LooseGuns loose, CardDraw run, Charge charge) {}

  // ---- what is -------------------------------------------------------------------------------

  /** The map, with all bridges whole. */
  OnTheSquareMap map() {
    return field;
  }

  /** The units of both sides. */
  Army army() {
    return army;
  }

  /** Guns that belong to no unit. */
  LooseGuns looseGuns() {
    return loose;
  }

  /** The cards that are left. */
  Deck deck() {
    return deck;
  }

  /** The cards that are being drawn. */
  CardDraw cards() {
    return run;
  }

  /** The charge that goes on. */
  Charge charge() {
    return charge;
  }

  /** Side with the first turn. */
  int first() {
    return first;
  }

  int ply() {
    return ply;
  }

  /** Turn, 0 before the first. */
  int turn() {
    return turn;
  }

  /** Side that leads the turn (WS-4.1), -1 before the first. */
  int leader() {
    return turn == 0 ? -1 : turn % 2 == 1 ? first : 1 - first;
  }

  QuestionKind ask() {
    return ask;
  }

  /** Who decides the question, {@link Question#CHANCE} or a side; -1 without a question. */
  int decides() {
    return decides;
  }

  /** The unit that the question is about, {@link Units#NONE} if it is about none. */
  int asked() {
    return asked;
  }

  Ending ending() {
    return ENDINGS[ending];
  }

  /** Auxiliaries drawn so far. */
  int draws() {
    return draws;
  }

  /** Side that makes a draw of auxiliaries, counted from 0 (WS-2.2). */
  int drawer(int draw) {
    return draw % 2 == 0 ? first : 1 - first;
  }

  Kind drawn(int draw) {
    return Kind.at(drawn[draw]);
  }

  /** Blank boxes that are left to draw, by kinds as {@link Kind#one} counts them (WS-2.2). */
  int blanks() {
    int left = Kind.BLANK;
    for (int draw = 0; draw < draws; draw++) {
      left -= drawn(draw).one();
    }
    return left;
  }

  /** Blank boxes of a kind that are left to draw. */
  int blanks(Kind kind) {
    return kind.in(blanks());
  }

  /** Boxes placed so far. */
  int placed() {
    return placed;
  }

  /** Side that places a box, counted from 0 over both sides (WS-3.1). */
  int placer(int count) {
    return count < Units.SIDE_UNITS ? first : 1 - first;
  }

  /** The unit, its box's number less 1, that is placed next. */
  int nextBox() {
    return placer(placed) * Units.SIDE_UNITS + placed % Units.SIDE_UNITS;
  }

  /** Units that a side has not placed yet, by kinds as {@link Kind#one} counts them (WS-3.1). */
  int toPlace(int side) {
    return toPlace[side];
  }

  /** Sides that have ended their orders in this turn. */
  int ordersEnded() {
    return ordersEnded;
  }

  /** Unit that was given an order last by the side that gives them, {@link Units#NONE} if none. */
  int lastGiven() {
    return lastGiven;
  }

  /** A side's units that can still be given an order, as bits (WS-4.2). */
  int orderable(int side) {
    int units = army.orderable(side);
    return lastGiven == Units.NONE ? units : units & army.after(lastGiven);
  }

  /** Side that executed an order last in this turn; at its beginning the one that does not lead. */
  int lastExecuted() {
    return lastExecuted;
  }

  /** Side that held the centre at the end of the last turn, -1 if none. */
  int held() {
    return held;
  }

  /** A bridge: {@link Bridges#WHOLE}, ends of turns that it still burns, or 0 if it is gone. */
  int bridge(int index) {
    return ground.bridge(index);
  }

  /** Whether a sector is a bridge on fire. */
  boolean burning(int sector) {
    return ground.burning(sector);
  }

  /** What a sector is now: a bridge that has burnt down is river (WS-1.2). */
  Terrain terrain(int sector) {
    return ground.terrain(sector);
  }

  /** Whether a part fights all round: a base in square, infantry in a house (WS-6.3). */
  boolean allRound(int part) {
    int unit = Units.unitOf(part);
    return Units.slot(part) == 0 && army.inSquare(unit)
        || army.kind(unit).infantry() && terrain(army.sector(part)) == Terrain.HOUSE;
  }

  // ---- steps ---------------------------------------------------------------------------------

  /** An answer is given; no question stands. */
  void answered() {
    ply++;
    ask = QuestionKind.NONE;
    decides = -1;
    asked = Units.NONE;
  }

  void ask(QuestionKind question, int who, int unit) {
    ask = question;
    decides = who;
    asked = unit;
  }

  void draw(Kind kind) {
    toPlace[drawer(draws)] += kind.one();
    drawn[draws] = (byte) kind.ordinal();
    draws++;
  }

  /** The next box is placed: on its sector of the first row, facing the enemy's (WS-3.1). */
  void place(Kind kind) {
    int unit = nextBox();
    boolean red = Units.side(unit) == 0;
    int at = red ? unit : Sector.COUNT - 1 - (unit - Units.SIDE_UNITS);
    toPlace[Units.side(unit)] -= kind.one();
    army.place(unit, kind, at, red ? Facing.NORTH : Facing.SOUTH);
    placed++;
  }

  void beginTurn(int number) {
    turn = number;
    ordersEnded = 0;
    lastGiven = Units.NONE;
    lastExecuted = 1 - leader();
  }

  void give(int unit, char order) {
    army.give(unit, order);
    lastGiven = unit;
  }

  void endOrders() {
    ordersEnded++;
    lastGiven = Units.NONE;
  }

  /** A unit's order is executed, or it stands fast. */
  void execute(int unit) {
    army.clearOrder(unit);
    lastExecuted = Units.side(unit);
  }

  /** The unit charged reacts; no order of it is left. */
  void react() {
    charge.react();
    army.clearOrder(Units.unitOf(charge.defender()));
  }

  /** A bridge is lit, burns on or is gone. */
  void burn(int sector, int left) {
    ground = ground.burn(sector, left);
  }

  void endTurn(int holder) {
    held = holder;
  }

  /** The game is over. */
  void end(Ending how) {
    ending = Arrays.asList(ENDINGS).indexOf(how);
    ask = QuestionKind.NONE;
    decides = -1;
    asked = Units.NONE;
  }

  // ---- bytes ---------------------------------------------------------------------------------

  private int[] counters() {
    return new int[] {
      draws,
      placed,
      turn,
      ordersEnded,
      lastGiven,
      lastExecuted,
      held,
      ply,
      ask.ordinal(),
      decides,
      asked,
      ending
    };
  }

  private void setCounters(int[] values) {
    draws = values[0];
    placed = values[1];
    turn = values[2];
    ordersEnded = values[3];
    lastGiven = values[4];
    lastExecuted = values[5];
    held = values[6];
    ply = values[7];
    ask = QuestionKind.at(values[8]);
    decides = values[9];
    asked = values[10];
    ending = values[11];
  }

  void write(DataOutputStream out) throws IOException {
    for (int value : counters()) {
      out.writeInt(value);
    }
    out.writeInt(deck.red());
    out.writeInt(deck.black());
    out.writeInt(deck.next());
    ground.write(out);
    out.write(drawn);
    army.write(out);
    loose.write(out);
    run.write(out);
    charge.write(out);
  }

  private void countToPlace() {
    for (int draw = 0; draw < draws; draw++) {
      toPlace[drawer(draw)] += drawn(draw).one();
    }
    for (int unit = 0; unit < Units.COUNT; unit++) {
      toPlace[Units.side(unit)] -= army.placed(unit) ? army.kind(unit).one() : 0;
    }
  }

  /** Reads what {@link #write} wrote into a fresh state of the same game. */
  static Board read(DataInputStream in, Board fresh) throws IOException {
    int[] counters = new int[fresh.counters().length];
    for (int i = 0; i < counters.length; i++) {
      counters[i] = in.readInt();
    }
    int red = in.readInt();
    int black = in.readInt();
    fresh.deck.set(red, black, in.readInt());
    fresh.ground = Bridges.read(in, fresh.field);
    in.readFully(fresh.drawn);
    Army army = Army.read(in);
    LooseGuns loose = LooseGuns.read(in);
    CardDraw run = CardDraw.read(in);
    Board board = new Board(fresh, new Pieces(army, loose, run, Charge.read(in)));
    board.setCounters(counters);
    board.countToPlace();
    return board;
  }
}
