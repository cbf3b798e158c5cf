package org.wardiary.events.game.squares.step;

import java.util.List;
import java.util.stream.IntStream;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.ArmyMustered;
import org.wardiary.events.event.MusteredUnit;
import org.wardiary.events.event.OpportunityArose;
import org.wardiary.events.event.TurnPassed;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.GameSteps;
import org.wardiary.events.game.StepTable;
import org.wardiary.events.game.Titled;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.attack.AttackOpportunities;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.MoveType;
import org.wardiary.events.game.squares.board.Termination;

/** The steps of a game, those of attacks included. */
public class Steps extends AttackSteps {

  private static final StepTable<Steps> EVENTS =
      GameSteps.<Steps>table("SQUARES")
          .on(ArmyMustered.class, Steps::muster)
          .on(TurnPassed.class, (steps, event) -> steps.pass(steps.side(event.getSide())))
          .on(UnitMoved.class, Steps::move)
          .ignoring(OpportunityArose.class); // follows from the position

  static {
    addTo(EVENTS);
  }

  /** The steps on a board, with events to a sink. */
  public Steps(Board board, EventSink events) {
    super(board, events);
  }

  @Override
  public void apply(SpecificRecord event) {
    EVENTS.apply(this, event);
  }

  @Override
  protected List<String> terminations() {
    return Termination.ALL.stream().map(Termination::title).toList();
  }

  /** The armies stand in their reserves (SQ-2.2). */
  public void muster() {
    for (int side = 0; side < 2 && recorded(); side++) {
      emit(new ArmyMustered(name(side), reserve(side), army(side)));
    }
  }

  private void muster(ArmyMustered event) {
    int side = side(event.getSide());
    expect("turn", 0, board.turn());
    expect("reserve", reserve(side), event.getSpace());
    expect("army of SQ-2.2", army(side), event.getUnits());
  }

  private String reserve(int side) {
    return names.space(board.map().reserve(side));
  }

  private List<MusteredUnit> army(int side) {
    return IntStream.range(16 * side, 16 * side + board.armies().size())
        .mapToObj(unit -> new MusteredUnit(names.unit(unit), names.kind(unit)))
        .toList();
  }

  /** A side passes (SQ-3.2). */
  public void pass(int side) {
    board.pass(side);
    if (recorded()) {
      emit(new TurnPassed(name(side)));
    }
  }

  /** A unit is moved by an order (SQ-4). */
  public void move(int unit, int to, MoveType type) {
    if (recorded()) {
      emit(
          new UnitMoved(
              names.sideOf(unit),
              names.unit(unit),
              names.kind(unit),
              names.spaceOf(unit),
              names.space(to),
              type.title()));
    }
    board.move(unit, to, type);
  }

  private void move(UnitMoved event) {
    int unit = unit(event.getSide(), event.getUnit(), event.getFrom());
    move(unit, space(event.getTo()), Titled.named(MoveType.ALL, event.getWay()));
  }

  /** The losses are counted as the score (SQ-8.2). */
  @Override
  public void score() {
    board.score();
    super.score();
  }

  /** Asks the side that answers such a question, about a unit or {@link Board#NOBODY}. */
  public final void ask(QuestionKind kind, int unit) {
    ask(kind, board.decider(kind, unit), unit);
  }

  @Override
  public void ask(QuestionKind kind, int decider, int unit) {
    if (kind == QuestionKind.TURN && recorded()) {
      AttackOpportunities found = AttackOpportunities.of(board);
      if (found.arose()) {
        String side = name(board.turnSide());
        emit(new OpportunityArose(side, found.flanks(), found.charges(), found.grandBatteries()));
      }
    }
    super.ask(kind, decider, unit);
  }

  @Override
  protected int asked(int decider, String id) {
    return unit(decider, id);
  }
}
