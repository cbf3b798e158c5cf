package org.wardiary.events.game.generalsview;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * The state of one game. Mutable, for one thread; written by its steps alone.
 *
 * <p>Sides are 0 and 1; squares are numbered as on the {@link Field}.
 */
final class Board implements Steps {

  /** No unit, no square, no side. */
  static final int NONE = -1;

  private final Field field;
  private final byte[] owners;
  private final Army[] armies;
  private final long[] gold = new long[2];
  private final int[] squares = new int[2];
  private final int[] cities = new int[2];
  private final int[] losses = new int[2];
  private final int[] brought = {NONE, NONE};
  private int ply;
  private int turn;
  private int acting = NONE;
  private Ask ask = Ask.NOTHING;
  private int decider = NONE;
  private int battle = NONE;
  private int winner = NONE;

  /** The board before anything happened. */
  Board(Field field) {
    this.field = field;
    this.owners = field.owners();
    this.armies = new Army[] {new Army(field.size()), new Army(field.size())};
    for (int side = 0; side < 2; side++) {
      gold[side] = field.startingGold();
    }
    for (int square = 0; square < owners.length; square++) {
      if (owners[square] != Field.NEUTRAL) {
        count(owners[square], square, 1);
      }
    }
  }

  /** A copy. */
  Board(Board other) {
    field = other.field;
    owners = other.owners.clone();
    armies = new Army[] {new Army(other.armies[0]), new Army(other.armies[1])};
    for (int side = 0; side < 2; side++) {
      gold[side] = other.gold[side];
      squares[side] = other.squares[side];
      cities[side] = other.cities[side];
      losses[side] = other.losses[side];
      brought[side] = other.brought[side];
    }
    ply = other.ply;
    turn = other.turn;
    acting = other.acting;
    ask = other.ask;
    decider = other.decider;
    battle = other.battle;
    winner = other.winner;
  }

  /** A board as {@link #write} wrote it. */
  Board(Field field, DataInputStream in) throws IOException {
    this.field = field;
    owners = in.readNBytes(field.size());
    armies = new Army[2];
    for (int side = 0; side < 2; side++) {
      armies[side] = new Army(field.size(), in);
      gold[side] = in.readLong();
      losses[side] = in.readInt();
      brought[side] = in.readInt();
    }
    for (int square = 0; square < owners.length; square++) {
      if (owners[square] != Field.NEUTRAL) {
        count(owners[square], square, 1);
      }
    }
    ply = in.readInt();
    turn = in.readInt();
    acting = in.readByte();
    ask = Ask.ALL[in.readByte()];
    decider = in.readByte();
    battle = in.readInt();
    winner = in.readByte();
  }

  /** Writes the whole state; the field is not part of it. */
  void write(DataOutputStream out) throws IOException {
    out.write(owners);
    for (int side = 0; side < 2; side++) {
      armies[side].write(out);
      out.writeLong(gold[side]);
      out.writeInt(losses[side]);
      out.writeInt(brought[side]);
    }
    out.writeInt(ply);
    out.writeInt(turn);
    out.writeByte(acting);
    out.writeByte(ask.ordinal());
    out.writeByte(decider);
    out.writeInt(battle);
    out.writeByte(winner);
  }

  private void count(int side, int square, int by) {
    squares[side] += by;
    if (field.isCity(square)) {
      cities[side] += by;
    }
  }

  Field field() {
    return field;
  }

  Army army(int side) {
    return armies[side];
  }

  /** Owner of a square: 0, 1 or {@link Field#NEUTRAL}. */
  int owner(int square) {
    return owners[square];
  }

  long gold(int side) {
    return gold[side];
  }

  /** Number of squares that a side owns. */
  int squares(int side) {
    return squares[side];
  }

  /** Number of cities that a side owns. */
  int cities(int side) {
    return cities[side];
  }

  /** Number of units that a side has lost. */
  int losses(int side) {
    return losses[side];
  }

  /** Index of the unit that a side has brought into the battle, {@link #NONE} if none. */
  int brought(int side) {
    return brought[side];
  }

  int ply() {
    return ply;
  }

  int turn() {
    return turn;
  }

  /** The acting side, {@link #NONE} before the first turn. */
  int acting() {
    return acting;
  }

  Ask asked() {
    return ask;
  }

  /** Who answers: 0 or 1, a side; 2, chance; {@link #NONE}. */
  int decider() {
    return decider;
  }

  /** The square fought for, {@link #NONE} if none. */
  int battle() {
    return battle;
  }

  /** The side that has won, {@link #NONE} if none has. */
  int winner() {
    return winner;
  }

  boolean ownsAllCities(int side) {
    return cities[side] == field.cityCount();
  }

  /** Movement points that a step of the acting side into a square costs (GV-3.2). */
  int stepCost(int square) {
    return owners[square] == 1 - acting ? 2 : 1;
  }

  /** Highest value of a draw: attack and defence of the units brought (GV-3.3). */
  int cases() {
    return attack() + armies[1 - acting].defence(brought[1 - acting]);
  }

  /** Attack of the unit that the acting side has brought. */
  int attack() {
    return armies[acting].attack(brought[acting]);
  }

  /** The first square that holds units of both sides (GV-R5), {@link #NONE} if there is none. */
  int firstContested() {
    Army mine = armies[acting];
    Army theirs = armies[1 - acting];
    int first = NONE;
    for (int i = 0; i < mine.alive(); i++) {
      int square = mine.square(mine.living(i));
      if (theirs.standing(square) > 0 && (first == NONE || square < first)) {
        first = square;
      }
    }
    return first;
  }

  /** An answer was given; what it brings about follows. */
  void answered() {
    ply++;
    ask = Ask.NOTHING;
    decider = NONE;
  }

  @Override
  public void lay() {
    // the board is made from its field: nothing changes
  }

  @Override
  public void beginTurn(int side) {
    turn++;
    acting = side;
    armies[side].rest();
  }

  @Override
  public void gain(long amount) {
    gold[acting] += amount;
  }

  @Override
  public void ask(Ask question, int of) {
    ask = question;
    decider = of;
  }

  @Override
  public void raise(Kind kind, int square) {
    gold[acting] -= kind.cost;
    armies[acting].add(kind, square);
  }

  @Override
  public void move(int unit, int to) {
    armies[acting].move(unit, to);
  }

  @Override
  public void spend(int unit, Spending spending) {
    armies[acting].points(unit, spending.left());
  }

  @Override
  public void take(int side, int square, Cause cause) {
    if (owners[square] != Field.NEUTRAL) {
      count(owners[square], square, -1);
    }
    owners[square] = (byte) side;
    count(side, square, 1);
  }

  @Override
  public void endMovement() {
    armies[acting].halt();
  }

  @Override
  public void beginBattle(int square) {
    battle = square;
  }

  @Override
  public void bring(int side, int unit, Choice choice) {
    brought[side] = unit;
  }

  @Override
  public void duel(int drawn, int winnerSide) {
    // what it decides follows: a unit is removed
  }

  @Override
  public void eliminate(int side) {
    armies[side].remove(brought[side]);
    brought[side] = NONE;
    losses[side]++;
  }

  @Override
  public void winBattle(int side) {
    battle = NONE;
    brought[side] = NONE;
  }

  @Override
  public void checkSupply(Supply supply) {
    // what it finds follows unit by unit
  }

  @Override
  public void supply(int unit, int points) {
    armies[acting].supply(unit, points);
  }

  @Override
  public void win(int side) {
    winner = side;
    armies[acting].halt();
  }
}
