package org.wardiary.events.game.generalsview.emit;

import java.util.List;
import java.util.function.IntPredicate;
import org.wardiary.events.event.ChanceDrawn;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GoldGained;
import org.wardiary.events.event.MovementEnded;
import org.wardiary.events.event.MovementSpent;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.ScoreChanged;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.generalsview.answer.QuestionKind;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.board.Steps;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.unit.Kind;

/** Applies each step to the board and emits it as an event; {@link Evolver} does the reverse. */
public final class Recorder implements Steps {

  static final String STRATEGIC = "strategic";
  static final String LIMIT = "limit";
  static final String DRAW = "draw";

  private final Board board;
  private final EventSink events;
  private final UnitEvents units;
  private final BattleEvents battles;

  /**
   * @param board the board to which the steps are applied
   * @param events where the events go
   */
  public Recorder(Board board, EventSink events) {
    this.board = board;
    this.events = events;
    this.units = new UnitEvents(board);
    this.battles = new BattleEvents(board);
  }

  private static String name(int side) {
    return GeneralsViewMap.SIDES.name(side);
  }

  private String acting() {
    return name(board.acting());
  }

  @Override
  public void layMap() {
    board.layMap();
    events.emit(SquareEvents.laid(board));
  }

  @Override
  public void beginTurn(int side) {
    board.beginTurn(side);
    events.emit(new TurnBegan(name(side), board.turn(), 1));
  }

  @Override
  public void gainGold(long amount) {
    board.gainGold(amount);
    events.emit(new GoldGained(acting(), amount, board.gold(board.acting())));
  }

  @Override
  public void ask(QuestionKind question, int decider) {
    board.ask(question, decider);
    String decides = GeneralsViewMap.SIDES.decider(decider);
    events.emit(new QuestionAsked(question.text(), decides, ""));
  }

  @Override
  public void raise(Kind kind, int square) {
    board.raise(kind, square);
    events.emit(units.raised());
  }

  @Override
  public void move(int unit, int to) {
    int from = board.army(board.acting()).square(unit);
    board.move(unit, to);
    events.emit(units.moved(unit, from));
  }

  @Override
  public void spend(int unit, int spent, int left) {
    board.spend(unit, spent, left);
    String id = board.army(board.acting()).id(unit);
    events.emit(new MovementSpent(acting(), id, spent, left));
  }

  @Override
  public void take(int side, int square, Cause cause) {
    int from = board.territory().owner(square);
    board.take(side, square, cause);
    events.emit(SquareEvents.taken(board, square, from, cause));
  }

  @Override
  public void endMovement() {
    board.endMovement();
    events.emit(new MovementEnded(acting()));
  }

  @Override
  public void beginBattle(int square) {
    board.beginBattle(square);
    events.emit(battles.begun());
  }

  @Override
  public void bring(int side, int unit, Selection selection) {
    board.bring(side, unit, selection);
    events.emit(battles.brought(side, selection));
  }

  @Override
  public void duel(int drawn, int cases, int winner) {
    board.duel(drawn, cases, winner);
    events.emit(new ChanceDrawn("battle", Integer.toString(drawn), cases));
    events.emit(battles.fought(drawn, winner));
  }

  @Override
  public void eliminate(int side) {
    int unit = board.brought(side);
    board.eliminate(side);
    events.emit(battles.eliminated(side, unit));
    events.emit(new ScoreChanged(board.army(0).losses(), board.army(1).losses()));
  }

  @Override
  public void winBattle(int side) {
    int square = board.battle();
    board.winBattle(side);
    events.emit(battles.won(side, square));
  }

  @Override
  public void checkSupply(IntPredicate supplied) {
    board.checkSupply(supplied);
    events.emit(units.supplyChecked(supplied));
  }

  @Override
  public void changeSupply(int unit, int points) {
    int before = board.army(board.acting()).supply(unit);
    board.changeSupply(unit, points);
    events.emit(units.supplyChanged(unit, before));
  }

  @Override
  public void win(int side) {
    board.win(side);
    ended(name(side), STRATEGIC);
  }

  @Override
  public void reachLimit(int side) {
    board.reachLimit(side);
    ended(side == Ending.DRAW ? DRAW : name(side), LIMIT);
  }

  private void ended(String result, String termination) {
    Army red = board.army(0);
    Army blue = board.army(1);
    events.emit(
        new GameEnded(result, termination, "rules", red.losses(), blue.losses(), List.of()));
  }
}
