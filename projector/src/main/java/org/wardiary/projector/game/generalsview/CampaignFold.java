package org.wardiary.projector.game.generalsview;

import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.BattleBegun;
import org.wardiary.events.event.BattleWon;
import org.wardiary.events.event.ChanceDrawn;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.DuelFought;
import org.wardiary.events.event.FieldLaid;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.GoldGained;
import org.wardiary.events.event.MovementEnded;
import org.wardiary.events.event.MovementSpent;
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
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.projector.fold.EventTable;
import org.wardiary.projector.fold.GameFold;
import org.wardiary.projector.game.generalsview.view.CampaignRows;

/**
 * Turns, units, draws, supply cuts and cities of one game of A General's View. A turn that the
 * players broke off by ending the game has no row.
 */
final class CampaignFold implements GameFold<CampaignRows> {

  static final EventTable<CampaignFold> EVENTS =
      EventTable.<CampaignFold>of("campaigns")
          .on(FieldLaid.class, CampaignFold::fieldLaid)
          .on(TurnBegan.class, CampaignFold::turnBegan)
          .on(GoldGained.class, (fold, event, gold) -> fold.turns.gained(event, gold))
          .on(UnitRaised.class, CampaignFold::unitRaised)
          .on(UnitMoved.class, CampaignFold::unitMoved)
          .on(SquareTaken.class, CampaignFold::squareTaken)
          .on(BattleBegun.class, (fold, event, battle) -> fold.duels.battleBegun())
          .on(DuelFought.class, (fold, event, duel) -> fold.duels.fought(event, duel))
          .on(UnitEliminated.class, CampaignFold::unitEliminated)
          .on(SupplyChecked.class, CampaignFold::supplyChecked)
          .on(SupplyChanged.class, CampaignFold::supplyChanged)
          .on(GameEnded.class, CampaignFold::gameEnded)
          .ignoring(MovementSpent.class, MovementEnded.class, UnitBrought.class, BattleWon.class)
          .ignoring(GameStarted.class, AnswerGiven.class, QuestionAsked.class, UnitRetreated.class)
          .ignoring(ChanceDrawn.class, ScoreChanged.class, CommentAdded.class);

  private final String gameId;
  private final GameStarted started;
  private final CampaignUnits units = new CampaignUnits();
  private final CampaignTurns turns;
  private final CampaignDuels duels = new CampaignDuels(units);
  private final SupplyCuts cuts = new SupplyCuts();
  private final CampaignCities cities = new CampaignCities();

  /**
   * The rows after a game's first event: none.
   *
   * @param first a {@link GameStarted} of A General's View
   */
  CampaignFold(GameEvent first) {
    this.gameId = first.getGameId();
    this.started = (GameStarted) first.getBody();
    this.turns = new CampaignTurns(started.getSides(), units);
  }

  @Override
  public void fold(GameEvent event) {
    EVENTS.apply(this, event);
  }

  private void fieldLaid(GameEvent event, FieldLaid field) {
    turns.laid(field);
    cities.laid(field);
  }

  private void turnBegan(GameEvent event, TurnBegan turn) {
    endTurn();
    turns.began(turn);
  }

  private void gameEnded(GameEvent event, GameEnded end) {
    if (end.getEndedBy().equals("rules")) { // a turn that the players broke off did not end
      endTurn();
    }
  }

  private void endTurn() {
    turns.end().ifPresent(cities::turnEnded);
  }

  private void unitRaised(GameEvent event, UnitRaised unit) {
    turns.raised(event, unit);
    units.raised(unit, event.getTurn());
  }

  private void unitMoved(GameEvent event, UnitMoved step) {
    units.moved(event, step.getSide(), step.getUnit());
  }

  private void squareTaken(GameEvent event, SquareTaken square) {
    turns.taken(square);
    cities.taken(square);
    // for a square taken by movement, SquareTaken directly follows the step
    if (square.getHow().equals("movement")) {
      units.took();
    }
  }

  private void unitEliminated(GameEvent event, UnitEliminated loss) {
    units.lost(event, loss);
    cuts.lost(loss.getSide(), loss.getUnit());
  }

  private void supplyChecked(GameEvent event, SupplyChecked check) {
    turns.checked(event, check);
    cuts.checked(check, event.getTurn(), unit -> units.points(event, check.getSide(), unit));
  }

  private void supplyChanged(GameEvent event, SupplyChanged supply) {
    units.points(event, supply);
    cuts.changed(supply);
  }

  @Override
  public CampaignRows view() {
    return new CampaignRows(
        gameId,
        started.getGame(),
        started.getSides(),
        turns.rows(),
        units.rows(),
        duels.rows(),
        cuts.rows(),
        cities.width(),
        cities.height(),
        cities.rows());
  }
}
