package org.wardiary.events.game.squares.emit;

import java.util.List;
import java.util.stream.IntStream;
import org.wardiary.events.event.ArmyMustered;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.MusteredUnit;
import org.wardiary.events.event.OpportunityArose;
import org.wardiary.events.event.OptionChosen;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.ScoreChanged;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.TurnPassed;
import org.wardiary.events.event.UnitAdvanced;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.event.UnitStood;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.attack.AttackOpportunities;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Compulsion;
import org.wardiary.events.game.squares.board.EliminationCause;
import org.wardiary.events.game.squares.board.MoveType;
import org.wardiary.events.game.squares.board.Names;
import org.wardiary.events.game.squares.board.Steps;
import org.wardiary.events.game.squares.board.Termination;
import org.wardiary.events.game.squares.combat.RetreatCause;
import org.wardiary.events.game.squares.unit.Armies;

/** Carries out steps on a board and emits an event for each. */
public final class Recorder implements Steps {

  private final Board board;
  private final Names names;
  private final EventSink events;

  /** Creates a recorder of the steps on a board. */
  public Recorder(Board board, EventSink events) {
    this.board = board;
    this.names = new Names(board);
    this.events = events;
  }

  /** Emits both armies as they are before the first turn. */
  public void musterArmies() {
    for (int side = 0; side < 2; side++) {
      String reserve = names.space(board.map().reserve(side));
      events.emit(new ArmyMustered(names.side(side), reserve, army(board, side)));
    }
  }

  /** The units of a side, in the order of SQ-2.2. */
  static List<MusteredUnit> army(Board board, int side) {
    Names names = new Names(board);
    return IntStream.range(16 * side, 16 * side + board.armies().size())
        .mapToObj(unit -> new MusteredUnit(names.unit(unit), names.kind(unit)))
        .toList();
  }

  @Override
  public void answered() {
    board.answered(); // the referee has already emitted the answer
  }

  @Override
  public void turnBegan(int side, int actions) {
    board.turnBegan(side, actions);
    events.emit(new TurnBegan(names.side(side), board.turn(), actions));
  }

  @Override
  public void passed(int side) {
    board.passed(side);
    events.emit(new TurnPassed(names.side(side)));
  }

  @Override
  public void moved(int unit, int to, MoveType type) {
    String from = names.spaceOf(unit);
    board.moved(unit, to, type);
    events.emit(
        new UnitMoved(
            names.sideOf(unit),
            names.unit(unit),
            names.kind(unit),
            from,
            names.space(to),
            type.title()));
  }

  @Override
  public void attackDeclared(int attacker, int supporter, int defender, int target) {
    board.attackDeclared(attacker, supporter, defender, target);
    events.emit(new DeclaredAttack(board, names).event());
  }

  @Override
  public void stood(Compulsion compulsion) {
    board.stood(compulsion);
    int unit = board.attack().defender();
    events.emit(
        new UnitStood(
            names.sideOf(unit),
            names.unit(unit),
            names.kind(unit),
            names.spaceOf(unit),
            compulsion.title()));
  }

  @Override
  public void optionChosen(int option) {
    board.optionChosen(option);
    events.emit(new OptionChosen(names.side(board.turnSide()), option));
  }

  @Override
  public void retreated(int unit, int to, Compulsion compulsion) {
    String from = names.spaceOf(unit);
    RetreatCause cause = RetreatCause.of(board, unit);
    board.retreated(unit, to, compulsion);
    events.emit(
        new UnitRetreated(
            names.sideOf(unit),
            names.unit(unit),
            names.kind(unit),
            from,
            names.space(to),
            cause.title(),
            compulsion.title()));
  }

  @Override
  public void eliminated(int unit, EliminationCause cause) {
    String from = names.spaceOf(unit);
    int side = Armies.side(unit);
    int before = board.losses(side);
    board.eliminated(unit, cause);
    events.emit(
        new UnitEliminated(
            names.sideOf(unit),
            names.unit(unit),
            names.kind(unit),
            from,
            cause.title(),
            board.losses(side) - before,
            names.side(board.turnSide())));
  }

  @Override
  public void advanced(int unit, int to) {
    String from = names.spaceOf(unit);
    board.advanced(unit, to);
    events.emit(
        new UnitAdvanced(
            names.sideOf(unit), names.unit(unit), names.kind(unit), from, names.space(to)));
  }

  @Override
  public void scored() {
    board.scored();
    events.emit(new ScoreChanged(board.losses(0), board.losses(1)));
  }

  @Override
  public void asked(QuestionKind kind, int unit) {
    if (kind == QuestionKind.TURN) {
      emitOpportunities();
    }
    board.asked(kind, unit);
    events.emit(new QuestionAsked(kind.title(), names.side(board.decider()), names.unit(unit)));
  }

  private void emitOpportunities() {
    AttackOpportunities found = AttackOpportunities.of(board);
    if (found.arose()) {
      events.emit(
          new OpportunityArose(
              names.side(board.turnSide()),
              found.flanks(),
              found.charges(),
              found.grandBatteries()));
    }
  }

  @Override
  public void ended(int winner, Termination termination) {
    board.ended(winner, termination);
    events.emit(
        GameEnded.newBuilder()
            .setResult(names.result(winner))
            .setTermination(termination.title())
            .setEndedBy("rules")
            .setFirstLosses(board.losses(0))
            .setSecondLosses(board.losses(1))
            .setComments(List.of())
            .build());
  }
}
