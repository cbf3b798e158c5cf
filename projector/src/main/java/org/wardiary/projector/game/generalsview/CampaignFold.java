package org.wardiary.projector.game.generalsview;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.BattleBegun;
import org.wardiary.events.event.BattleWon;
import org.wardiary.events.event.ChanceDrawn;
import org.wardiary.events.event.DuelFought;
import org.wardiary.events.event.FieldCity;
import org.wardiary.events.event.FieldLaid;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameStarted;
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
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.CorruptGame;
import org.wardiary.projector.fold.EventTable;
import org.wardiary.projector.fold.GameFold;
import org.wardiary.projector.game.generalsview.view.CampaignDuel;
import org.wardiary.projector.game.generalsview.view.CampaignRows;
import org.wardiary.projector.game.generalsview.view.CampaignTurn;

/** Turns, units, draws and supply cuts of one game of A General's View. */
final class CampaignFold implements GameFold<CampaignRows> {

  static final EventTable<CampaignFold> EVENTS =
      EventTable.<CampaignFold>of("campaigns")
          .on(FieldLaid.class, CampaignFold::fieldLaid)
          .on(TurnBegan.class, CampaignFold::turnBegan)
          .on(GoldGained.class, CampaignFold::goldGained)
          .on(UnitRaised.class, CampaignFold::unitRaised)
          .on(UnitMoved.class, CampaignFold::unitMoved)
          .on(SquareTaken.class, CampaignFold::squareTaken)
          .on(BattleBegun.class, CampaignFold::battleBegun)
          .on(DuelFought.class, CampaignFold::duelFought)
          .on(UnitEliminated.class, CampaignFold::unitEliminated)
          .on(SupplyChecked.class, CampaignFold::supplyChecked)
          .on(SupplyChanged.class, CampaignFold::supplyChanged)
          .on(GameEnded.class, CampaignFold::gameEnded)
          .ignoring(
              MovementSpent.class,
              MovementEnded.class,
              UnitBrought.class,
              BattleWon.class,
              GameStarted.class,
              AnswerGiven.class,
              QuestionAsked.class,
              UnitRetreated.class,
              ChanceDrawn.class,
              ScoreChanged.class,
              OrderRejected.class);

  private final String gameId;
  private final GameStarted started;
  private final List<CampaignTurn> turns = new ArrayList<>();
  private final List<CampaignDuel> duels = new ArrayList<>();
  private final CampaignUnits units = new CampaignUnits();
  private final SupplyCuts cuts = new SupplyCuts();
  private final int[] squares = new int[2];
  private final int[] cities = new int[2];
  private CampaignTurn.Builder open;
  private int battles;

  /**
   * The rows after a game's first event: none.
   *
   * @param first a {@link GameStarted} of A General's View
   */
  public CampaignFold(GameEvent first) {
    this.gameId = first.getGameId();
    this.started = (GameStarted) first.getBody();
  }

  @Override
  public void fold(GameEvent event) {
    EVENTS.apply(this, event);
  }

  private void fieldLaid(GameEvent event, FieldLaid field) {
    squares[0] = field.getFirstSquares().size();
    squares[1] = field.getSecondSquares().size();
    for (FieldCity city : field.getCities()) {
      int owner = started.getSides().indexOf(city.getOwner());
      if (owner >= 0) {
        cities[owner]++;
      }
    }
  }

  private void turnBegan(GameEvent event, TurnBegan turn) {
    close();
    open =
        CampaignTurn.newBuilder()
            .setTurn(turn.getTurn())
            .setSide(turn.getSide())
            .setIncome(0)
            .setGold(0)
            .setSpent(0)
            .setSupplied(0)
            .setCut(0);
  }

  private void goldGained(GameEvent event, GoldGained gold) {
    requireOpen(event).setIncome(gold.getAmount()).setGold(gold.getTotal());
  }

  private void unitRaised(GameEvent event, UnitRaised unit) {
    CampaignTurn.Builder turn = requireOpen(event);
    turn.setSpent(turn.getSpent() + unit.getCost());
    units.raised(unit, event.getTurn());
  }

  private void unitMoved(GameEvent event, UnitMoved step) {
    units.moved(event, step.getSide(), step.getUnit());
  }

  private void squareTaken(GameEvent event, SquareTaken square) {
    squares[0] = square.getFirstSquares();
    squares[1] = square.getSecondSquares();
    cities[0] = square.getFirstCities();
    cities[1] = square.getSecondCities();
    // a square taken by movement is told right after the step that took it
    if (square.getHow().equals("movement")) {
      units.took();
    }
  }

  private void battleBegun(GameEvent event, BattleBegun battle) {
    battles++;
  }

  private void duelFought(GameEvent event, DuelFought duel) {
    boolean attackerWon = duel.getWinner().equals(duel.getAttackerSide());
    int attackerCost =
        units.fought(event, duel.getAttackerSide(), duel.getAttacker(), attackerWon ? 1 : 0);
    int defenderCost =
        units.fought(event, duel.getDefenderSide(), duel.getDefender(), attackerWon ? 0 : 1);
    duels.add(
        CampaignDuel.newBuilder()
            .setBattle(battles)
            .setTurn(event.getTurn())
            .setSpace(duel.getSpace())
            .setAttackerSide(duel.getAttackerSide())
            .setAttackerKind(duel.getAttackerKind())
            .setAttack(duel.getAttack())
            .setAttackerCost(attackerCost)
            .setDefenderKind(duel.getDefenderKind())
            .setDefence(duel.getDefence())
            .setDefenderCost(defenderCost)
            .setDrawn(duel.getDrawn())
            .setAttackerWon(attackerWon)
            .build());
  }

  private void unitEliminated(GameEvent event, UnitEliminated loss) {
    units.lost(event, loss);
    cuts.lost(loss.getSide(), loss.getUnit());
  }

  private void supplyChecked(GameEvent event, SupplyChecked check) {
    requireOpen(event).setSupplied(check.getSupplied()).setCut(check.getCut().size());
    cuts.checked(check, event.getTurn(), unit -> units.points(event, check.getSide(), unit));
  }

  private void supplyChanged(GameEvent event, SupplyChanged supply) {
    units.points(event, supply);
    cuts.changed(supply);
  }

  private void gameEnded(GameEvent event, GameEnded end) {
    close();
  }

  private CampaignTurn.Builder requireOpen(GameEvent event) {
    if (open == null) {
      throw new CorruptGame(
          gameId, event.getSeq(), Text.of("expected a turn before %s", event.getType()));
    }
    return open;
  }

  private void close() {
    if (open == null) {
      return;
    }
    turns.add(
        open.setFirstSquares(squares[0])
            .setSecondSquares(squares[1])
            .setFirstCities(cities[0])
            .setSecondCities(cities[1])
            .setFirstUnits(units.alive(started.getSides().get(0)))
            .setSecondUnits(units.alive(started.getSides().get(1)))
            .setExhausted(units.exhausted(open.getSide()))
            .build());
    open = null;
  }

  @Override
  public CampaignRows view() {
    return new CampaignRows(
        gameId,
        started.getGame(),
        started.getSides(),
        List.copyOf(turns),
        units.rows(),
        List.copyOf(duels),
        cuts.rows());
  }
}
