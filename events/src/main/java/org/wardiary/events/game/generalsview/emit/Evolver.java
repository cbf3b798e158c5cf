package org.wardiary.events.game.generalsview.emit;

import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.BattleBegun;
import org.wardiary.events.event.BattleWon;
import org.wardiary.events.event.ChanceDrawn;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.DuelFought;
import org.wardiary.events.event.FieldLaid;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GoldGained;
import org.wardiary.events.event.MovementEnded;
import org.wardiary.events.event.MovementSpent;
import org.wardiary.events.event.OrderRejected;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.ScoreChanged;
import org.wardiary.events.event.SquareTaken;
import org.wardiary.events.event.SupplyChanged;
import org.wardiary.events.event.SupplyChecked;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.UnitBrought;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRaised;
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.StepTable;
import org.wardiary.events.game.generalsview.answer.QuestionKind;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.board.Steps;

/**
 * Applies events to a board: turns each event back into the step for which {@link Recorder} emitted
 * it, and checks the rest of the event against the board.
 */
public final class Evolver {

  private static final StepTable<Evolver> STEPS =
      new StepTable<Evolver>("A General's View")
          .on(AnswerGiven.class, Evolver::answered)
          .on(FieldLaid.class, Evolver::laid)
          .on(TurnBegan.class, Evolver::turnBegan)
          .on(GoldGained.class, Evolver::goldGained)
          .on(QuestionAsked.class, Evolver::asked)
          .on(UnitRaised.class, Evolver::raised)
          .on(UnitMoved.class, Evolver::moved)
          .on(MovementSpent.class, Evolver::spent)
          .on(SquareTaken.class, Evolver::taken)
          .on(MovementEnded.class, Evolver::movementEnded)
          .on(BattleBegun.class, Evolver::battleBegun)
          .on(UnitBrought.class, Evolver::brought)
          .ignoring(ChanceDrawn.class)
          .on(DuelFought.class, Evolver::fought)
          .on(UnitEliminated.class, Evolver::eliminated)
          .on(ScoreChanged.class, Evolver::scored)
          .on(BattleWon.class, Evolver::battleWon)
          .ignoring(SupplyChecked.class)
          .on(SupplyChanged.class, Evolver::supplyChanged)
          .on(GameEnded.class, Evolver::ended)
          .ignoring(OrderRejected.class)
          .ignoring(CommentAdded.class);

  private final Board board;
  private final EventReader read;

  /** Creates an evolver that applies events to a board. */
  public Evolver(Board board) {
    this.board = board;
    this.read = new EventReader(board);
  }

  /**
   * Applies one event.
   *
   * @throws CorruptEvent if the event cannot follow
   */
  public void apply(SpecificRecord event) {
    STEPS.apply(this, event);
  }

  private void answered(AnswerGiven event) {
    EventReader.expect(board.question().text(), event.getQuestion());
    board.answered();
  }

  private void laid(FieldLaid event) {
    EventReader.expect(board.map().grid().width(), event.getWidth());
    EventReader.expect(board.map().grid().height(), event.getHeight());
    board.layMap();
  }

  private void turnBegan(TurnBegan event) {
    EventReader.expect(board.turn() + 1, event.getTurn());
    board.beginTurn(read.side(event.getSide()));
  }

  private void goldGained(GoldGained event) {
    int side = read.acting(event.getSide());
    board.gainGold(event.getAmount());
    EventReader.expect(board.gold(side), event.getTotal());
  }

  private void asked(QuestionAsked event) {
    QuestionKind question =
        QuestionKind.named(event.getQuestion())
            .orElseThrow(() -> EventReader.corrupt("a question", event.getQuestion()));
    boolean chance = event.getDecides().equals("chance");
    board.ask(question, chance ? Question.CHANCE : read.side(event.getDecides()));
  }

  private void raised(UnitRaised event) {
    int side = read.acting(event.getSide());
    board.raise(read.kind(event.getKind()), read.square(event.getSpace()));
    Army army = board.army(side);
    EventReader.expect(army.id(army.raised() - 1), event.getUnit());
    EventReader.expect(board.gold(side), event.getGold());
  }

  private void moved(UnitMoved event) {
    int side = read.acting(event.getSide());
    int unit = read.unit(side, event.getUnit());
    EventReader.expect(board.map().name(board.army(side).square(unit)), event.getFrom());
    board.move(unit, read.square(event.getTo()));
  }

  private void spent(MovementSpent event) {
    int unit = read.unit(read.acting(event.getSide()), event.getUnit());
    board.spend(unit, event.getSpent(), event.getLeft());
  }

  private void taken(SquareTaken event) {
    int square = read.square(event.getSpace());
    EventReader.expect(board.territory().owner(square), read.owner(event.getFrom()));
    boolean battle = event.getHow().equals(Steps.Cause.BATTLE.text());
    board.take(
        read.side(event.getSide()), square, battle ? Steps.Cause.BATTLE : Steps.Cause.MOVEMENT);
    EventReader.expect(board.territory().squares(0), event.getFirstSquares());
    EventReader.expect(board.territory().squares(1), event.getSecondSquares());
  }

  private void movementEnded(MovementEnded event) {
    read.acting(event.getSide());
    board.endMovement();
  }

  private void battleBegun(BattleBegun event) {
    read.acting(event.getAttackerSide());
    board.beginBattle(read.square(event.getSpace()));
  }

  private void brought(UnitBrought event) {
    int side = read.side(event.getSide());
    boolean picked = event.getHow().equals(Steps.Selection.PICKED.text());
    board.bring(
        side,
        read.unit(side, event.getUnit()),
        picked ? Steps.Selection.PICKED : Steps.Selection.HIGHEST);
  }

  private void fought(DuelFought event) {
    // the losing unit's elimination is an event of its own
    read.side(event.getWinner());
  }

  private void eliminated(UnitEliminated event) {
    int side = read.side(event.getSide());
    EventReader.expect(board.brought(side), read.unit(side, event.getUnit()));
    board.eliminate(side);
  }

  private void scored(ScoreChanged event) {
    EventReader.expect(board.army(0).losses(), event.getFirst());
    EventReader.expect(board.army(1).losses(), event.getSecond());
  }

  private void battleWon(BattleWon event) {
    EventReader.expect(board.battle(), read.square(event.getSpace()));
    board.winBattle(read.side(event.getSide()));
  }

  private void supplyChanged(SupplyChanged event) {
    int side = read.acting(event.getSide());
    int unit = read.unit(side, event.getUnit());
    EventReader.expect(board.army(side).supply(unit), event.getFrom());
    board.changeSupply(unit, event.getTo());
  }

  private void ended(GameEnded event) {
    // an ending by the players leaves the position as it is
    if (!event.getEndedBy().equals("rules")) {
      return;
    }
    if (event.getTermination().equals(Recorder.LIMIT)) {
      boolean draw = event.getResult().equals(Recorder.DRAW);
      board.reachLimit(draw ? Ending.DRAW : read.side(event.getResult()));
    } else {
      board.win(read.side(event.getResult()));
    }
  }
}
