package org.wardiary.projector.game.squares;

import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.ArmyMustered;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.ChanceDrawn;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameStarted;
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
import org.wardiary.projector.fold.EventTable;
import org.wardiary.projector.fold.GameFold;
import org.wardiary.projector.fold.NamedSides;
import org.wardiary.projector.game.squares.view.CareerRows;

/** What each unit of a game of SQUARES did, where it stood and what became of it. */
final class CareerFold implements GameFold<CareerRows> {

  static final EventTable<CareerFold> EVENTS =
      EventTable.<CareerFold>of("careers")
          .on(ArmyMustered.class, (fold, event, army) -> fold.units.mustered(army))
          .on(TurnBegan.class, CareerFold::turnBegan)
          .on(UnitMoved.class, (fold, event, move) -> fold.units.moved(event, move))
          .on(AttackDeclared.class, (fold, event, attack) -> fold.units.attacked(event, attack))
          .on(UnitRetreated.class, (fold, event, retreat) -> fold.units.retreated(event, retreat))
          .on(UnitAdvanced.class, (fold, event, advance) -> fold.units.advanced(event, advance))
          .on(UnitEliminated.class, (fold, event, loss) -> fold.units.eliminated(event, loss))
          .on(GameEnded.class, CareerFold::gameEnded)
          .ignoring(TurnPassed.class, OpportunityArose.class, UnitStood.class, OptionChosen.class)
          .ignoring(GameStarted.class, AnswerGiven.class, QuestionAsked.class, ChanceDrawn.class)
          .ignoring(ScoreChanged.class, CommentAdded.class);

  private final String gameId;
  private final String game;
  private final CareerUnits units;
  private int turns;

  /**
   * The careers after a game's first event: none.
   *
   * @param first a {@link GameStarted} of a game of SQUARES
   */
  public CareerFold(GameEvent first) {
    this.gameId = first.getGameId();
    GameStarted started = (GameStarted) first.getBody();
    this.game = started.getGame();
    this.units = new CareerUnits(new NamedSides(started));
  }

  @Override
  public void fold(GameEvent event) {
    EVENTS.apply(this, event);
  }

  private void turnBegan(GameEvent event, TurnBegan turn) {
    if (turn.getTurn() > 1) {
      endTurn();
    }
  }

  private void gameEnded(GameEvent event, GameEnded end) {
    if (end.getEndedBy().equals("rules")) { // a turn that the players broke off did not end
      endTurn();
    }
  }

  private void endTurn() {
    turns++;
    units.stay(turns);
  }

  @Override
  public CareerRows view() {
    return new CareerRows(gameId, game, turns, units.view());
  }
}
