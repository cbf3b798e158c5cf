package org.wardiary.projector.game.onthesquare;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.AuxiliaryDrawn;
import org.wardiary.events.event.BaseReplaced;
import org.wardiary.events.event.BoxPlaced;
import org.wardiary.events.event.BridgeBurned;
import org.wardiary.events.event.BridgeLit;
import org.wardiary.events.event.CardDrawn;
import org.wardiary.events.event.ChanceDrawn;
import org.wardiary.events.event.ChargeEnded;
import org.wardiary.events.event.ChargeMade;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.DeckShuffled;
import org.wardiary.events.event.DefenderReacted;
import org.wardiary.events.event.FireOpened;
import org.wardiary.events.event.FireResolved;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.GunHit;
import org.wardiary.events.event.GunsLeft;
import org.wardiary.events.event.GunsTaken;
import org.wardiary.events.event.MeleeBegan;
import org.wardiary.events.event.MeleeResolved;
import org.wardiary.events.event.MeleeStruck;
import org.wardiary.events.event.MenLost;
import org.wardiary.events.event.OrderExecuted;
import org.wardiary.events.event.OrderGiven;
import org.wardiary.events.event.OrderStoodFast;
import org.wardiary.events.event.OrderVoided;
import org.wardiary.events.event.OrdersEnded;
import org.wardiary.events.event.PartFaced;
import org.wardiary.events.event.PartLost;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.ScoreChanged;
import org.wardiary.events.event.SectionFellIn;
import org.wardiary.events.event.SectionFormed;
import org.wardiary.events.event.SquareEnded;
import org.wardiary.events.event.SquareFormed;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.TurnEnded;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitJoined;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.event.UnitRevealed;
import org.wardiary.projector.fold.EventTable;
import org.wardiary.projector.fold.GameFold;
import org.wardiary.projector.game.onthesquare.view.CentreTurn;
import org.wardiary.projector.game.onthesquare.view.EngagementRows;

/**
 * Orders, losses, cards, the centre, boxes, charges and sectors of a game of Wargaming on the
 * Square.
 */
final class EngagementFold implements GameFold<EngagementRows> {

  static final EventTable<EngagementFold> EVENTS =
      EventTable.<EngagementFold>of("engagements")
          .on(BoxPlaced.class, EngagementFold::boxPlaced)
          .on(UnitRevealed.class, (fold, event, unit) -> fold.boxes.revealed(event, unit))
          .on(UnitMoved.class, EngagementFold::unitMoved)
          .on(OrderGiven.class, (fold, event, order) -> fold.orders.given(order))
          .on(OrdersEnded.class, (fold, event, end) -> fold.units += end.getUnits())
          .on(OrderExecuted.class, (fold, event, order) -> fold.orders.executed(event, order))
          .on(OrderStoodFast.class, (fold, event, order) -> fold.orders.stoodFast(event, order))
          .on(OrderVoided.class, (fold, event, order) -> fold.orders.voided(event, order))
          .on(CardDrawn.class, (fold, event, card) -> fold.cards.drawn(card))
          .on(MenLost.class, EngagementFold::menLost)
          .on(PartLost.class, EngagementFold::partLost)
          .on(UnitEliminated.class, EngagementFold::unitEliminated)
          .on(UnitJoined.class, EngagementFold::unitJoined)
          .on(UnitRetreated.class, EngagementFold::unitRetreated)
          .on(SectionFormed.class, (fold, event, section) -> fold.sectors.formed(section))
          .on(SectionFellIn.class, (fold, event, section) -> fold.sectors.fellIn(section))
          .on(BaseReplaced.class, (fold, event, base) -> fold.sectors.replaced(base))
          .on(ChargeMade.class, (fold, event, charge) -> fold.charges.made(event, charge))
          .on(DefenderReacted.class, EngagementFold::defenderReacted)
          .on(ChargeEnded.class, (fold, event, end) -> fold.charges.ended(event, end))
          .on(TurnEnded.class, EngagementFold::turnEnded)
          .on(GameEnded.class, (fold, event, end) -> fold.orders.gameEnded())
          .ignoring(AuxiliaryDrawn.class, PartFaced.class)
          .ignoring(SquareFormed.class, SquareEnded.class)
          .ignoring(GunsLeft.class, GunsTaken.class, FireOpened.class, DeckShuffled.class)
          .ignoring(FireResolved.class, GunHit.class, BridgeLit.class)
          .ignoring(BridgeBurned.class, MeleeBegan.class, MeleeStruck.class, MeleeResolved.class)
          .ignoring(GameStarted.class, AnswerGiven.class, QuestionAsked.class, TurnBegan.class)
          .ignoring(ChanceDrawn.class, ScoreChanged.class, CommentAdded.class);

  private final String gameId;
  private final GameStarted started;
  private final EngagementOrders orders = new EngagementOrders();
  private final EngagementCharges charges = new EngagementCharges();
  private final EngagementLosses losses = new EngagementLosses();
  private final EngagementCards cards;
  private final EngagementBoxes boxes = new EngagementBoxes();
  private final EngagementSectors sectors;
  private final List<CentreTurn> centre = new ArrayList<>();
  private int units;

  /**
   * The rows after a game's first event: none.
   *
   * @param first a {@link GameStarted} of Wargaming on the Square
   */
  EngagementFold(GameEvent first) {
    this.gameId = first.getGameId();
    this.started = (GameStarted) first.getBody();
    this.cards = new EngagementCards(started.getSides().get(0));
    this.sectors = new EngagementSectors(started.getSides());
  }

  @Override
  public void fold(GameEvent event) {
    EVENTS.apply(this, event);
  }

  private void boxPlaced(GameEvent event, BoxPlaced box) {
    boxes.placed(box);
    sectors.placed(box);
  }

  private void unitMoved(GameEvent event, UnitMoved move) {
    boxes.moved(move);
    sectors.moved(move.getSide(), move.getUnit(), move.getTo());
  }

  private void unitRetreated(GameEvent event, UnitRetreated unit) {
    charges.beaten(unit.getSide(), unit.getUnit());
    sectors.moved(unit.getSide(), unit.getUnit(), unit.getTo());
  }

  private void unitJoined(GameEvent event, UnitJoined unit) {
    boxes.gone(event, unit.getSide(), unit.getUnit(), "joined");
    sectors.joined(unit);
  }

  private void menLost(GameEvent event, MenLost men) {
    lost(men.getSide(), men.getKind(), men.getCause(), men.getMen());
  }

  private void partLost(GameEvent event, PartLost part) {
    lost(part.getSide(), part.getKind(), part.getCause(), part.getMen());
    charges.beaten(part.getSide(), part.getUnit());
    sectors.lost(part);
  }

  private void unitEliminated(GameEvent event, UnitEliminated unit) {
    losses.eliminated(unit);
    boxes.gone(event, unit.getSide(), unit.getUnit(), unit.getCause());
  }

  private void lost(String side, String kind, String cause, int men) {
    if (men > 0) {
      losses.men(side, kind, cause, men);
      charges.lost(side, men);
    }
  }

  private void defenderReacted(GameEvent event, DefenderReacted reaction) {
    orders.reacted(reaction);
    charges.reacted(event, reaction);
  }

  private void turnEnded(GameEvent event, TurnEnded turn) {
    sectors.turnEnded(turn.getTurn());
    centre.add(
        new CentreTurn(
            turn.getTurn(),
            turn.getFirst(),
            turn.getSecond(),
            turn.getHolder(),
            losses.men(started.getSides().get(0)),
            losses.men(started.getSides().get(1))));
  }

  @Override
  public EngagementRows view() {
    return EngagementRows.newBuilder()
        .setGameId(gameId)
        .setGame(started.getGame())
        .setSides(started.getSides())
        .setOrders(orders.rows())
        .setUnits(units)
        .setLosses(losses.rows())
        .setCards(cards.rows())
        .setCentre(List.copyOf(centre))
        .setBoxes(boxes.rows())
        .setCharges(charges.rows())
        .setSectors(sectors.rows())
        .build();
  }
}
