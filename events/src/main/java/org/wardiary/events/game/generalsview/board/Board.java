package org.wardiary.events.game.generalsview.board;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.function.IntPredicate;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.generalsview.answer.QuestionKind;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.unit.GeneralsViewRules;
import org.wardiary.events.game.generalsview.unit.Kind;

/**
 * The state of one game. Mutable and not thread-safe; only its {@link Steps} and {@link #answered}
 * change it. Sides are 0 or 1, and squares are given by their numbers on the map.
 */
public final class Board implements Steps {

  /** No unit, no square, no side. */
  public static final int NONE = -1;

  private final GeneralsViewMap map;
  private final GeneralsViewRules rules;
  private final Territory territory;
  private final Army[] armies;
  private final long[] gold = new long[2];
  private final int[] brought = {NONE, NONE};
  private int ply;
  private int turn;
  private int acting = NONE;
  private QuestionKind question = QuestionKind.NOTHING;
  private int decider = NONE;
  private int battle = NONE;
  private int winner = NONE;

  /** Creates the board before anything has happened. */
  public Board(GeneralsViewMap map, GeneralsViewRules rules) {
    this.map = map;
    this.rules = rules;
    this.territory = new Territory(map, map.owners());
    this.armies =
        new Army[] {new Army(map.squareCount(), rules), new Army(map.squareCount(), rules)};
    gold[0] = rules.startingGold(map.startingGold());
    gold[1] = gold[0];
  }

  /** Copies a board. */
  public Board(Board other) {
    map = other.map;
    rules = other.rules;
    territory = new Territory(other.territory);
    armies = new Army[] {new Army(other.armies[0]), new Army(other.armies[1])};
    for (int side = 0; side < 2; side++) {
      gold[side] = other.gold[side];
      brought[side] = other.brought[side];
    }
    ply = other.ply;
    turn = other.turn;
    acting = other.acting;
    question = other.question;
    decider = other.decider;
    battle = other.battle;
    winner = other.winner;
  }

  /** Reads a board that {@link #write} wrote. */
  Board(GeneralsViewMap map, GeneralsViewRules rules, DataInputStream in) throws IOException {
    this.map = map;
    this.rules = rules;
    territory = new Territory(map, in.readNBytes(map.squareCount()));
    armies = new Army[2];
    for (int side = 0; side < 2; side++) {
      armies[side] = new Army(map.squareCount(), rules, in);
      gold[side] = in.readLong();
      in.readInt(); // the losses, which the army derives from its units
      brought[side] = in.readInt();
    }
    ply = in.readInt();
    turn = in.readInt();
    acting = in.readByte();
    question = QuestionKind.of(in.readByte());
    decider = in.readByte();
    battle = in.readInt();
    winner = in.readByte();
  }

  /** Writes the whole state except the map. */
  void write(DataOutputStream out) throws IOException {
    out.write(territory.owners());
    for (int side = 0; side < 2; side++) {
      armies[side].write(out);
      out.writeLong(gold[side]);
      out.writeInt(armies[side].losses());
      out.writeInt(brought[side]);
    }
    out.writeInt(ply);
    out.writeInt(turn);
    out.writeByte(acting);
    out.writeByte(question.ordinal());
    out.writeByte(decider);
    out.writeInt(battle);
    out.writeByte(winner);
  }

  /** The map on which the game is played. */
  public GeneralsViewMap map() {
    return map;
  }

  /** The rules by which the game is played. */
  public GeneralsViewRules rules() {
    return rules;
  }

  /** Gold that a square gives its owner each turn (GV-3.1); 0 for a square that is not a city. */
  public long income(int square) {
    return rules.income(map.income(square));
  }

  /** Whether a side owns enough cities to win (GV-4.1). */
  public boolean ownsEnough(int side) {
    return territory.cities(side) >= rules.citiesToWin(map.cityCount());
  }

  /** The owners of the squares. */
  public Territory territory() {
    return territory;
  }

  /** A side's units. */
  public Army army(int side) {
    return armies[side];
  }

  /** A side's gold. */
  public long gold(int side) {
    return gold[side];
  }

  /** Number of answers given so far. */
  public int ply() {
    return ply;
  }

  /** Number of turns begun, counting both sides. */
  public int turn() {
    return turn;
  }

  /** The acting side, {@link #NONE} before the first turn. */
  public int acting() {
    return acting;
  }

  /** The open question. */
  public QuestionKind question() {
    return question;
  }

  /**
   * Who answers the open question: side 0 or 1; 2 for chance; {@link #NONE} if there is no
   * question.
   */
  public int decider() {
    return decider;
  }

  /** The square of the battle in progress, {@link #NONE} if there is none. */
  public int battle() {
    return battle;
  }

  /** Index of the unit that a side has brought into the battle, {@link #NONE} if there is none. */
  public int brought(int side) {
    return brought[side];
  }

  /** The side that has won, {@link Ending#DRAW}, or {@link #NONE} while the game goes on. */
  public int winner() {
    return winner;
  }

  /** Counts an answer to the open question and closes it; the answer's steps follow. */
  public void answered() {
    ply++;
    question = QuestionKind.NOTHING;
    decider = NONE;
  }

  /** Changes nothing: the board is created with its map. */
  @Override
  public void layMap() {}

  @Override
  public void beginTurn(int side) {
    turn++;
    acting = side;
    armies[side].restorePoints();
  }

  @Override
  public void gainGold(long amount) {
    gold[acting] += amount;
  }

  @Override
  public void ask(QuestionKind kind, int of) {
    question = kind;
    decider = of;
  }

  @Override
  public void raise(Kind kind, int square) {
    gold[acting] -= rules.cost(kind);
    armies[acting].add(kind, square);
  }

  @Override
  public void move(int unit, int to) {
    armies[acting].move(unit, to);
  }

  @Override
  public void spend(int unit, int spent, int left) {
    armies[acting].setPoints(unit, left);
  }

  @Override
  public void take(int side, int square, Cause cause) {
    territory.take(side, square);
  }

  @Override
  public void endMovement() {
    armies[acting].clearPoints();
  }

  @Override
  public void beginBattle(int square) {
    battle = square;
  }

  @Override
  public void bring(int side, int unit, Selection selection) {
    brought[side] = unit;
  }

  /** Changes nothing: the losing unit's elimination is a step of its own. */
  @Override
  public void duel(int drawn, int cases, int winnerSide) {}

  @Override
  public void eliminate(int side) {
    armies[side].remove(brought[side]);
    brought[side] = NONE;
  }

  @Override
  public void winBattle(int side) {
    battle = NONE;
    brought[side] = NONE;
  }

  /** Changes nothing: each change of supply is a step of its own. */
  @Override
  public void checkSupply(IntPredicate supplied) {}

  @Override
  public void changeSupply(int unit, int points) {
    armies[acting].setSupply(unit, points);
  }

  @Override
  public void win(int side) {
    winner = side;
    armies[acting].clearPoints();
  }

  @Override
  public void reachLimit(int side) {
    winner = side;
  }
}
