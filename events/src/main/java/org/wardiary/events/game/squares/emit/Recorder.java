package org.wardiary.events.game.squares.emit;

import java.util.List;
import org.wardiary.events.event.ArmyMustered;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.GameEnded;
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
import org.wardiary.events.game.squares.attack.Attacks;
import org.wardiary.events.game.squares.board.AttackRole;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Compulsion;
import org.wardiary.events.game.squares.board.EliminationCause;
import org.wardiary.events.game.squares.board.MoveType;
import org.wardiary.events.game.squares.board.Names;
import org.wardiary.events.game.squares.board.Steps;
import org.wardiary.events.game.squares.board.Termination;
import org.wardiary.events.game.squares.combat.Options;
import org.wardiary.events.game.squares.combat.Outcome;
import org.wardiary.events.game.squares.decision.Inquiry;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.retreat.Retreats;
import org.wardiary.events.game.squares.unit.Armies;

/** Carries out steps on a board and tells each as an event. */
public final class Recorder implements Steps {

  private final Board board;
  private final Names names;
  private final EventSink events;

  public Recorder(Board board, EventSink events) {
    this.board = board;
    this.names = new Names(board.layout());
    this.events = events;
  }

  /** Tells both armies as they stand before the first turn. */
  public void tellArmies() {
    for (int side = 0; side < 2; side++) {
      String reserve = names.space(board.layout().reserve(side));
      events.emit(new ArmyMustered(names.side(side), reserve, names.army(side)));
    }
  }

  @Override
  public void answered() {
    board.answered(); // the referee has told the answer
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
  public void moved(int unit, int to, MoveType way) {
    String from = names.spaceOf(board, unit);
    board.moved(unit, to, way);
    events.emit(
        new UnitMoved(
            names.sideOf(unit),
            names.unit(unit),
            names.kind(unit),
            from,
            names.space(to),
            way.title()));
  }

  @Override
  public void attackDeclared(int attacker, int supporter, int defender, int target) {
    board.attackDeclared(attacker, supporter, defender, target);
    events.emit(
        AttackDeclared.newBuilder()
            .setSide(names.sideOf(attacker))
            .setAttacker(names.unit(attacker))
            .setAttackerKind(names.kind(attacker))
            .setAttackerSpace(names.spaceOf(board, attacker))
            .setSupporter(names.unit(supporter))
            .setSupporterKind(names.kind(supporter))
            .setSupporterSpace(names.spaceOf(board, supporter))
            .setDefender(names.unit(defender))
            .setDefenderKind(names.kind(defender))
            .setTarget(names.space(target))
            .setFlank(Outcome.isFlank(board))
            .setCharge(Outcome.isCharge(board))
            .setGrandBattery(Outcome.isGrandBattery(board))
            .setIntoForest(Outcome.intoForest(board))
            .setIntoReserve(defender == Board.NOBODY)
            .setPinned(pinned())
            .setRetreats(defender < 0 ? 0 : Bits.count(Retreats.legal(board, defender)))
            .build());
  }

  private int pinned() {
    int side = board.turnSide();
    return Bits.count(board.held(side) & Attacks.underGuns(board, 1 - side));
  }

  @Override
  public void stood(Compulsion how) {
    board.stood(how);
    int unit = board.battle().defender();
    events.emit(
        new UnitStood(
            names.sideOf(unit),
            names.unit(unit),
            names.kind(unit),
            names.spaceOf(board, unit),
            how.title()));
  }

  @Override
  public void optionChosen(int option) {
    board.optionChosen(option);
    events.emit(new OptionChosen(names.side(board.turnSide()), option));
  }

  @Override
  public void retreated(int unit, int to, Compulsion how) {
    String from = names.spaceOf(board, unit);
    board.retreated(unit, to, how);
    events.emit(
        new UnitRetreated(
            names.sideOf(unit),
            names.unit(unit),
            names.kind(unit),
            from,
            names.space(to),
            retreatCause(unit),
            how.title()));
  }

  private String retreatCause(int unit) {
    AttackRole role = board.battle().role(unit);
    if (role == AttackRole.NONE) {
      return "displaced";
    }
    if (role != AttackRole.DEFENDER) {
      return "option";
    }
    if (board.battle().option() == 0) {
      return "attacked";
    }
    return Options.hasSecondChance(board) ? "second-chance" : "option";
  }

  @Override
  public void eliminated(int unit, EliminationCause cause) {
    String from = names.spaceOf(board, unit);
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
    String from = names.spaceOf(board, unit);
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
  public void asked(QuestionKind query, int unit) {
    if (query == QuestionKind.TURN) {
      tellOpportunity();
    }
    board.asked(query, unit);
    events.emit(
        new QuestionAsked(query.title(), names.side(Inquiry.decides(board)), names.unit(unit)));
  }

  private void tellOpportunity() {
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
