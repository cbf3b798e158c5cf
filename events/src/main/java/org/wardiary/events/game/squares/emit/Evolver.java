package org.wardiary.events.game.squares.emit;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.ArmyMustered;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.CommentAdded;
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
import org.wardiary.events.game.squares.board.Termination;
import org.wardiary.events.text.Text;

/** Applies events to a board: turns each event back into the step for which it was emitted. */
public final class Evolver {

  private static final Map<Class<?>, BiConsumer<Evolver, SpecificRecord>> STEPS = new HashMap<>();

  static {
    on(AnswerGiven.class, Evolver::answered);
    on(QuestionAsked.class, Evolver::asked);
    on(ArmyMustered.class, Evolver::mustered);
    on(TurnBegan.class, Evolver::turnBegan);
    on(
        TurnPassed.class,
        (evolver, event) -> evolver.board.passed(evolver.find.side(event.getSide())));
    on(UnitMoved.class, Evolver::moved);
    on(AttackDeclared.class, Evolver::attackDeclared);
    on(UnitStood.class, Evolver::stood);
    on(OptionChosen.class, Evolver::optionChosen);
    on(UnitRetreated.class, Evolver::retreated);
    on(UnitEliminated.class, Evolver::eliminated);
    on(UnitAdvanced.class, Evolver::advanced);
    on(ScoreChanged.class, Evolver::scored);
    on(GameEnded.class, Evolver::ended);
    on(OpportunityArose.class, (evolver, event) -> {}); // follows from the position
    on(OrderRejected.class, (evolver, event) -> {}); // changes nothing
    on(CommentAdded.class, (evolver, event) -> {});
  }

  private final Board board;
  private final EventReferences find;

  /** Creates an evolver that applies events to a board. */
  public Evolver(Board board) {
    this.board = board;
    this.find = new EventReferences(board);
  }

  private static <E extends SpecificRecord> void on(Class<E> type, BiConsumer<Evolver, E> step) {
    STEPS.put(type, (evolver, event) -> step.accept(evolver, type.cast(event)));
  }

  /**
   * Applies an event.
   *
   * @throws CorruptEvent if the event cannot follow
   */
  public void apply(SpecificRecord event) {
    BiConsumer<Evolver, SpecificRecord> step = STEPS.get(event.getClass());
    if (step == null) {
      throw new CorruptEvent("expected an event of SQUARES but got " + event.getSchema().getName());
    }
    step.accept(this, event);
  }

  private void answered(AnswerGiven event) {
    expectEqual("question", board.question(), question(event.getQuestion()));
    board.answered();
  }

  private void asked(QuestionAsked event) {
    QuestionKind kind = question(event.getQuestion());
    expectEqual("open question", QuestionKind.NONE, board.question());
    int unit = Board.NOBODY;
    if (kind == QuestionKind.RETREAT) {
      unit = find.unit(event.getDecides(), event.getUnit());
    }
    board.asked(kind, unit);
  }

  private void mustered(ArmyMustered event) {
    int side = find.side(event.getSide());
    expectEqual("turn", 0, board.turn());
    expectEqual("reserve", board.map().code(board.map().reserve(side)), event.getSpace());
    expectEqual("army of SQ-2.2", Recorder.army(board, side), event.getUnits());
  }

  private void turnBegan(TurnBegan event) {
    expectEqual("turn", board.turn() + 1, event.getTurn());
    expectBetween("number of actions", 2, event.getActions());
    board.turnBegan(find.side(event.getSide()), event.getActions());
  }

  private void moved(UnitMoved event) {
    int unit = find.unitAt(event.getSide(), event.getUnit(), event.getFrom());
    for (MoveType type : MoveType.values()) {
      if (type.title().equals(event.getWay())) {
        board.moved(unit, find.space(event.getTo()), type);
        return;
      }
    }
    throw expected("a type of move", event.getWay());
  }

  private void attackDeclared(AttackDeclared event) {
    int side = find.side(event.getSide());
    int supporter = Board.NOBODY;
    int defender = Board.NOBODY;
    if (!event.getSupporter().isEmpty()) {
      supporter = find.unitAt(event.getSide(), event.getSupporter(), event.getSupporterSpace());
    }
    if (!event.getIntoReserve()) {
      String enemy = board.variant().sides().get(1 - side);
      defender = find.unitAt(enemy, event.getDefender(), event.getTarget());
    }
    int attacker = find.unitAt(event.getSide(), event.getAttacker(), event.getAttackerSpace());
    board.attackDeclared(attacker, supporter, defender, find.space(event.getTarget()));
  }

  private void stood(UnitStood event) {
    int unit = find.unitAt(event.getSide(), event.getUnit(), event.getSpace());
    expectEqual("number of the defender", board.attack().defender(), unit);
    board.stood(Compulsion.FORCED); // the board does not record which
  }

  private void optionChosen(OptionChosen event) {
    if (!board.attack().supported()) {
      throw new CorruptEvent("expected an option in a supported attack but got one in no such");
    }
    expectBetween("number of the option", 5, event.getOption());
    board.optionChosen(event.getOption());
  }

  private void retreated(UnitRetreated event) {
    expectAttack(event);
    int unit = find.unitAt(event.getSide(), event.getUnit(), event.getFrom());
    board.retreated(unit, find.space(event.getTo()), Compulsion.FORCED);
  }

  private void eliminated(UnitEliminated event) {
    expectAttack(event);
    board.eliminated(
        find.unitAt(event.getSide(), event.getUnit(), event.getSpace()), EliminationCause.ATTACKED);
  }

  private void advanced(UnitAdvanced event) {
    int unit = find.unitAt(event.getSide(), event.getUnit(), event.getFrom());
    expectEqual("number of the attacker", board.attack().attacker(), unit);
    board.advanced(unit, find.space(event.getTo()));
  }

  private void scored(ScoreChanged event) {
    expectEqual("first side's losses", board.losses(0), event.getFirst());
    expectEqual("second side's losses", board.losses(1), event.getSecond());
    board.scored();
  }

  private void ended(GameEnded event) {
    if (!event.getEndedBy().equals("rules")) {
      return; // an ending by the players leaves the position as it is
    }
    Termination termination =
        Termination.titled(event.getTermination())
            .orElseThrow(() -> expected("a termination by the rules", event.getTermination()));
    boolean draw = event.getResult().equals("draw");
    board.ended(draw ? Ending.DRAW : find.side(event.getResult()), termination);
  }

  private static CorruptEvent expected(String what, String got) {
    return new CorruptEvent(Text.of("expected %s but got '%s'", what, got));
  }

  private static void expectEqual(String what, Object expected, Object got) {
    if (!expected.equals(got)) {
      throw new CorruptEvent(Text.of("expected %s %s but got %s", what, expected, got));
    }
  }

  private static void expectBetween(String what, int most, int got) {
    if (got < 1 || got > most) {
      throw new CorruptEvent(Text.of("expected %s from 1 to %d but got %d", what, most, got));
    }
  }

  private void expectAttack(SpecificRecord event) {
    if (board.attack() == CurrentAttack.NONE) {
      String type = event.getSchema().getName();
      throw new CorruptEvent(Text.of("expected an attack but got %s without one", type));
    }
  }

  private static QuestionKind question(String name) {
    QuestionKind kind = QuestionKind.named(name);
    if (kind == QuestionKind.NONE) {
      throw expected("a question of SQ-9", name);
    }
    return kind;
  }
}
