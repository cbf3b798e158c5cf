package org.wardiary.events.game.squares.emit;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.ArmyMustered;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.OpportunityArose;
import org.wardiary.events.event.OptionChosen;
import org.wardiary.events.event.OrderRejected;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.ScoreChanged;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.TurnPassed;
import org.wardiary.events.event.UnitAdvanced;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.event.UnitStood;
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Compulsion;
import org.wardiary.events.game.squares.board.CurrentAttack;
import org.wardiary.events.game.squares.board.EliminationCause;
import org.wardiary.events.game.squares.board.MoveType;
import org.wardiary.events.game.squares.board.Names;
import org.wardiary.events.game.squares.board.Termination;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.text.Text;

/** Applies events to a board by the steps that told them. */
public final class Evolver {

  private static final Map<Class<?>, BiConsumer<Evolver, SpecificRecord>> STEPS = new HashMap<>();

  static {
    on(AnswerGiven.class, Evolver::answered);
    on(QuestionAsked.class, Evolver::asked);
    on(ArmyMustered.class, Evolver::mustered);
    on(TurnBegan.class, Evolver::turnBegan);
    on(TurnPassed.class, (replay, event) -> replay.board.passed(replay.side(event.getSide())));
    on(UnitMoved.class, Evolver::moved);
    on(AttackDeclared.class, Evolver::attackDeclared);
    on(UnitStood.class, Evolver::stood);
    on(OptionChosen.class, Evolver::optionChosen);
    on(UnitRetreated.class, Evolver::retreated);
    on(UnitEliminated.class, Evolver::eliminated);
    on(UnitAdvanced.class, Evolver::advanced);
    on(ScoreChanged.class, Evolver::scored);
    on(GameEnded.class, Evolver::ended);
    on(OpportunityArose.class, (replay, event) -> {}); // a fact about the position
    on(OrderRejected.class, (replay, event) -> {}); // changes nothing
  }

  private final Board board;
  private final SquaresMap layout;

  public Evolver(Board board) {
    this.board = board;
    this.layout = board.layout();
  }

  private static <E extends SpecificRecord> void on(Class<E> type, BiConsumer<Evolver, E> step) {
    STEPS.put(type, (replay, event) -> step.accept(replay, type.cast(event)));
  }

  /**
   * Applies one event.
   *
   * @throws CorruptEvent if it cannot follow
   */
  public void apply(SpecificRecord event) {
    BiConsumer<Evolver, SpecificRecord> step = STEPS.get(event.getClass());
    if (step == null) {
      throw new CorruptEvent("expected an event of SQUARES but got " + event.getSchema().getName());
    }
    step.accept(this, event);
  }

  private void answered(AnswerGiven event) {
    expect("a question " + event.getQuestion(), question(event.getQuestion()) == board.query());
    board.answered();
  }

  private void asked(QuestionAsked event) {
    QuestionKind query = question(event.getQuestion());
    expect("no question left open", board.query() == QuestionKind.NONE);
    int unit = Board.NOBODY;
    if (query == QuestionKind.RETREAT) {
      unit = unit(event.getDecides(), event.getUnit());
    }
    board.asked(query, unit);
  }

  private void mustered(ArmyMustered event) {
    int side = side(event.getSide());
    expect("armies before the first turn", board.turn() == 0);
    expect("the reserve", space(event.getSpace()) == layout.reserve(side));
    expect("the army of SQ-2.2", event.getUnits().equals(new Names(layout).army(side)));
  }

  private void turnBegan(TurnBegan event) {
    expect("turn " + (board.turn() + 1), event.getTurn() == board.turn() + 1);
    expect("1 or 2 actions", event.getActions() == 1 || event.getActions() == 2);
    board.turnBegan(side(event.getSide()), event.getActions());
  }

  private void moved(UnitMoved event) {
    int unit = unitAt(event.getSide(), event.getUnit(), event.getFrom());
    for (MoveType way : MoveType.values()) {
      if (way.title().equals(event.getWay())) {
        board.moved(unit, space(event.getTo()), way);
        return;
      }
    }
    throw new CorruptEvent(Text.of("expected a way of moving but got '%s'", event.getWay()));
  }

  private void attackDeclared(AttackDeclared event) {
    int side = side(event.getSide());
    int supporter = Board.NOBODY;
    int defender = Board.NOBODY;
    if (!event.getSupporter().isEmpty()) {
      supporter = unitAt(event.getSide(), event.getSupporter(), event.getSupporterSpace());
    }
    if (!event.getIntoReserve()) {
      String enemy = layout.variant().sides().get(1 - side);
      defender = unitAt(enemy, event.getDefender(), event.getTarget());
    }
    int attacker = unitAt(event.getSide(), event.getAttacker(), event.getAttackerSpace());
    board.attackDeclared(attacker, supporter, defender, space(event.getTarget()));
  }

  private void stood(UnitStood event) {
    int unit = unitAt(event.getSide(), event.getUnit(), event.getSpace());
    expect("the defender to stand", unit == board.battle().defender());
    Compulsion how =
        event.getHow().equals(Compulsion.CHOSEN.title()) ? Compulsion.CHOSEN : Compulsion.FORCED;
    board.stood(how);
  }

  private void optionChosen(OptionChosen event) {
    expect("an attack with a supporter", board.battle().supported());
    expect("an option from 1 to 5", event.getOption() >= 1 && event.getOption() <= 5);
    board.optionChosen(event.getOption());
  }

  private void retreated(UnitRetreated event) {
    expect("an attack before a retreat", board.battle() != CurrentAttack.NONE);
    int unit = unitAt(event.getSide(), event.getUnit(), event.getFrom());
    board.retreated(unit, space(event.getTo()), Compulsion.FORCED);
  }

  private void eliminated(UnitEliminated event) {
    expect("an attack before a loss", board.battle() != CurrentAttack.NONE);
    board.eliminated(
        unitAt(event.getSide(), event.getUnit(), event.getSpace()), EliminationCause.ATTACKED);
  }

  private void advanced(UnitAdvanced event) {
    int unit = unitAt(event.getSide(), event.getUnit(), event.getFrom());
    expect("the attacker to advance", unit == board.battle().attacker());
    board.advanced(unit, space(event.getTo()));
  }

  private void scored(ScoreChanged event) {
    expect(
        Text.of("losses %d and %d", board.losses(0), board.losses(1)),
        event.getFirst() == board.losses(0) && event.getSecond() == board.losses(1));
    board.scored();
  }

  private void ended(GameEnded event) {
    if (!event.getEndedBy().equals("rules")) {
      return; // a resignation and the like change nothing in the last position
    }
    for (Termination termination : Termination.values()) {
      if (termination.title().equals(event.getTermination())) {
        boolean draw = event.getResult().equals("draw");
        board.ended(draw ? Ending.DRAW : side(event.getResult()), termination);
        return;
      }
    }
    throw new CorruptEvent(
        Text.of("expected a termination by the rules but got '%s'", event.getTermination()));
  }

  private static void expect(String what, boolean holds) {
    if (!holds) {
      throw new CorruptEvent(Text.of("expected %s but the event says otherwise", what));
    }
  }

  private static QuestionKind question(String name) {
    QuestionKind query = QuestionKind.named(name);
    if (query == QuestionKind.NONE) {
      throw new CorruptEvent(Text.of("expected a question of SQ-9 but got '%s'", name));
    }
    return query;
  }

  private int side(String name) {
    int side = layout.variant().sides().indexOf(name);
    if (side < 0) {
      throw new CorruptEvent(
          Text.of("expected a side of %s but got '%s'", layout.variant().sides(), name));
    }
    return side;
  }

  private int space(String code) {
    int space = layout.codes().find(code);
    if (space < 0) {
      throw new CorruptEvent(Text.of("expected a space of the map but got '%s'", code));
    }
    return space;
  }

  private int unit(String sideName, String id) {
    int unit = layout.armies().find(side(sideName), id);
    if (unit < 0) {
      throw new CorruptEvent(Text.of("expected a unit of %s but got '%s'", sideName, id));
    }
    return unit;
  }

  private int unitAt(String sideName, String id, String from) {
    int unit = unit(sideName, id);
    if (board.space(unit) != space(from)) {
      String place = board.space(unit) < 0 ? "lost" : "at " + layout.code(board.space(unit));
      throw new CorruptEvent(
          Text.of("expected %s %s at %s but it is %s", sideName, id, from, place));
    }
    return unit;
  }
}
