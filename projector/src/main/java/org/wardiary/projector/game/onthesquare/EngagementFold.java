package org.wardiary.projector.game.onthesquare;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
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
import org.wardiary.events.event.OrderRejected;
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
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.CorruptGame;
import org.wardiary.projector.fold.EventTable;
import org.wardiary.projector.fold.GameFold;
import org.wardiary.projector.game.onthesquare.view.BoxRow;
import org.wardiary.projector.game.onthesquare.view.CardCount;
import org.wardiary.projector.game.onthesquare.view.CentreTurn;
import org.wardiary.projector.game.onthesquare.view.EngagementRows;
import org.wardiary.projector.game.onthesquare.view.LossCount;

/** Orders, losses, cards, the centre, boxes and charges of a game of Wargaming on the Square. */
final class EngagementFold implements GameFold<EngagementRows> {

  static final EventTable<EngagementFold> EVENTS =
      EventTable.<EngagementFold>of("engagements")
          .on(BoxPlaced.class, EngagementFold::boxPlaced)
          .on(UnitRevealed.class, EngagementFold::unitRevealed)
          .on(UnitMoved.class, EngagementFold::unitMoved)
          .on(OrderGiven.class, (fold, event, order) -> fold.orders.given(order))
          .on(OrdersEnded.class, (fold, event, end) -> fold.units += end.getUnits())
          .on(OrderExecuted.class, (fold, event, order) -> fold.orders.executed(event, order))
          .on(OrderStoodFast.class, (fold, event, order) -> fold.orders.stoodFast(event, order))
          .on(OrderVoided.class, (fold, event, order) -> fold.orders.voided(event, order))
          .on(CardDrawn.class, EngagementFold::cardDrawn)
          .on(MenLost.class, EngagementFold::menLost)
          .on(PartLost.class, EngagementFold::partLost)
          .on(UnitEliminated.class, EngagementFold::unitEliminated)
          .on(UnitRetreated.class, EngagementFold::unitRetreated)
          .on(ChargeMade.class, (fold, event, charge) -> fold.charges.made(event, charge))
          .on(DefenderReacted.class, EngagementFold::defenderReacted)
          .on(ChargeEnded.class, (fold, event, end) -> fold.charges.ended(event, end))
          .on(TurnEnded.class, EngagementFold::turnEnded)
          .on(GameEnded.class, (fold, event, end) -> fold.orders.gameEnded())
          .ignoring(
              AuxiliaryDrawn.class,
              PartFaced.class,
              SectionFormed.class,
              SectionFellIn.class,
              SquareFormed.class,
              SquareEnded.class,
              UnitJoined.class,
              GunsLeft.class,
              GunsTaken.class,
              FireOpened.class,
              DeckShuffled.class,
              FireResolved.class,
              GunHit.class,
              BaseReplaced.class,
              BridgeLit.class,
              BridgeBurned.class,
              MeleeBegan.class,
              MeleeStruck.class,
              MeleeResolved.class,
              GameStarted.class,
              AnswerGiven.class,
              QuestionAsked.class,
              TurnBegan.class,
              ChanceDrawn.class,
              ScoreChanged.class,
              OrderRejected.class);

  private record LossKey(String side, String kind, String cause) implements Comparable<LossKey> {
    @Override
    public int compareTo(LossKey other) {
      return toString().compareTo(other.toString());
    }
  }

  private record CardKey(String side, String reason) implements Comparable<CardKey> {
    @Override
    public int compareTo(CardKey other) {
      return toString().compareTo(other.toString());
    }
  }

  private final String gameId;
  private final GameStarted started;
  private final EngagementOrders orders = new EngagementOrders();
  private final EngagementCharges charges = new EngagementCharges();
  private final Map<LossKey, LossCount.Builder> losses = new TreeMap<>();
  private final Map<CardKey, CardCount.Builder> cards = new TreeMap<>();
  private final List<CentreTurn> centre = new ArrayList<>();
  private final Map<Integer, BoxRow.Builder> boxes = new TreeMap<>();
  private int units;

  /**
   * The rows after a game's first event: none.
   *
   * @param first a {@link GameStarted} of Wargaming on the Square
   */
  public EngagementFold(GameEvent first) {
    this.gameId = first.getGameId();
    this.started = (GameStarted) first.getBody();
  }

  @Override
  public void fold(GameEvent event) {
    EVENTS.apply(this, event);
  }

  private void boxPlaced(GameEvent event, BoxPlaced box) {
    boxes.put(
        box.getBox(),
        BoxRow.newBuilder()
            .setSide(box.getSide())
            .setUnit(box.getUnit())
            .setKind(box.getKind())
            .setBox(box.getBox())
            .setTurn(0)
            .setCause("")
            .setSpace("")
            .setMoved(0));
  }

  private void unitRevealed(GameEvent event, UnitRevealed unit) {
    BoxRow.Builder box = boxes.get(unit.getBox());
    if (box == null) {
      throw new CorruptGame(
          gameId, event.getSeq(), Text.of("expected a box but got #%d", unit.getBox()));
    }
    box.setTurn(event.getTurn()).setCause(unit.getCause()).setSpace(unit.getSpace());
  }

  private void unitMoved(GameEvent event, UnitMoved move) {
    if (move.getWay().equals("box")) {
      boxes.values().stream()
          .filter(
              box -> box.getSide().equals(move.getSide()) && box.getUnit().equals(move.getUnit()))
          .forEach(box -> box.setMoved(box.getMoved() + 1));
    }
  }

  private void cardDrawn(GameEvent event, CardDrawn card) {
    CardCount.Builder count =
        cards.computeIfAbsent(
            new CardKey(card.getSide(), card.getReason()),
            key ->
                CardCount.newBuilder()
                    .setSide(key.side())
                    .setReason(key.reason())
                    .setCards(0)
                    .setHits(0)
                    .setExpected(0)
                    .setVariance(0));
    int hit = card.getHit() ? 1 : 0;
    int left = card.getRed() + card.getBlack();
    int own = card.getSide().equals(started.getSides().get(0)) ? card.getRed() : card.getBlack();
    double chance = left == 0 ? hit : (double) own / left;
    count
        .setCards(count.getCards() + 1)
        .setHits(count.getHits() + hit)
        .setExpected(count.getExpected() + chance)
        .setVariance(count.getVariance() + chance * (1 - chance));
  }

  private LossCount.Builder loss(String side, String kind, String cause) {
    return losses.computeIfAbsent(
        new LossKey(side, kind, cause),
        key ->
            LossCount.newBuilder()
                .setSide(side)
                .setKind(kind)
                .setCause(cause)
                .setMen(0)
                .setUnits(0));
  }

  private void lost(String side, String kind, String cause, int men) {
    if (men > 0) {
      LossCount.Builder loss = loss(side, kind, cause);
      loss.setMen(loss.getMen() + men);
      charges.lost(side, men);
    }
  }

  private void menLost(GameEvent event, MenLost men) {
    lost(men.getSide(), men.getKind(), men.getCause(), men.getMen());
  }

  private void partLost(GameEvent event, PartLost part) {
    lost(part.getSide(), part.getKind(), part.getCause(), part.getMen());
    charges.beaten(part.getSide(), part.getUnit());
  }

  private void unitEliminated(GameEvent event, UnitEliminated unit) {
    // a dummy is no loss
    if (!unit.getCause().equals("dummy")) {
      LossCount.Builder loss = loss(unit.getSide(), unit.getKind(), unit.getCause());
      loss.setUnits(loss.getUnits() + 1);
    }
  }

  private void unitRetreated(GameEvent event, UnitRetreated unit) {
    charges.beaten(unit.getSide(), unit.getUnit());
  }

  private void defenderReacted(GameEvent event, DefenderReacted reaction) {
    orders.reacted(reaction);
    charges.reacted(event, reaction);
  }

  private void turnEnded(GameEvent event, TurnEnded turn) {
    centre.add(new CentreTurn(turn.getTurn(), turn.getFirst(), turn.getSecond(), turn.getHolder()));
  }

  @Override
  public EngagementRows view() {
    return EngagementRows.newBuilder()
        .setGameId(gameId)
        .setGame(started.getGame())
        .setSides(started.getSides())
        .setOrders(orders.rows())
        .setUnits(units)
        .setLosses(built(losses.values(), LossCount.Builder::build))
        .setCards(built(cards.values(), CardCount.Builder::build))
        .setCentre(List.copyOf(centre))
        .setBoxes(built(boxes.values(), BoxRow.Builder::build))
        .setCharges(charges.rows())
        .build();
  }

  private static <B, R> List<R> built(Collection<B> builders, Function<B, R> build) {
    return builders.stream().map(build).toList();
  }
}
