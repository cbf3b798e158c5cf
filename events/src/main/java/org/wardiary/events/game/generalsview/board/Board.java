package org.wardiary.events.game.generalsview.board;

import org.wardiary.events.game.Ending;
import org.wardiary.events.game.GameBoard;
import org.wardiary.events.game.StateBytes;
import org.wardiary.events.game.generalsview.answer.QuestionKind;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.unit.GeneralsViewRules;

/** The state of one game. Squares are given by their numbers on the map. */
public final class Board extends GameBoard<Board, QuestionKind> {

  private final GeneralsViewMap map;
  private final GeneralsViewRules rules;
  Territory territory;
  Army[] armies;
  long[] gold;
  int[] brought = {NOBODY, NOBODY};
  int battle = NOBODY;

  /** Creates the board before anything has happened. */
  public Board(GeneralsViewMap map, GeneralsViewRules rules) {
    super(GeneralsViewMap.SIDES, QuestionKind.ALL);
    this.map = map;
    this.rules = rules;
    territory = new Territory(map);
    armies = new Army[] {new Army(map.squareCount(), rules), new Army(map.squareCount(), rules)};
    long start = rules.startingGold(map.startingGold());
    gold = new long[] {start, start};
  }

  @Override
  public Board copy() {
    Board copy = super.copy();
    copy.territory = territory.copy();
    copy.armies = new Army[] {armies[0].copy(), armies[1].copy()};
    copy.gold = gold.clone();
    copy.brought = brought.clone();
    return copy;
  }

  @Override
  protected void transfer(StateBytes bytes) {
    super.transfer(bytes);
    territory.transfer(bytes);
    for (int side = 0; side < 2; side++) {
      armies[side].transfer(bytes);
      gold[side] = bytes.large(gold[side]);
    }
    bytes.wholes(brought);
    battle = bytes.whole(battle);
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

  /** The square of the current battle; {@link #NOBODY} if there is none. */
  public int battle() {
    return battle;
  }

  /** The unit that a side has brought into the battle; {@link #NOBODY} if it has brought none. */
  public int brought(int side) {
    return brought[side];
  }

  @Override
  public int losses(int side) {
    return armies[side].losses();
  }

  /** No question is about a unit. */
  @Override
  public String id(int unit) {
    throw new IllegalArgumentException("expected a question about no unit but got " + unit);
  }

  @Override
  public void beginTurn(int side, int actions) {
    super.beginTurn(side, actions);
    armies[side].restorePoints();
  }

  @Override
  public void end(Ending how) {
    super.end(how);
    armies[turnSide()].clearPoints();
  }
}
