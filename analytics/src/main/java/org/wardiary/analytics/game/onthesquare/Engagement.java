package org.wardiary.analytics.game.onthesquare;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.wardiary.analytics.game.RowReader;
import org.wardiary.projector.game.onthesquare.view.BoxRow;
import org.wardiary.projector.game.onthesquare.view.CardCount;
import org.wardiary.projector.game.onthesquare.view.CentreTurn;
import org.wardiary.projector.game.onthesquare.view.ChargeRow;
import org.wardiary.projector.game.onthesquare.view.EngagementRows;
import org.wardiary.projector.game.onthesquare.view.LossCount;
import org.wardiary.projector.game.onthesquare.view.OrderCount;

/**
 * What the statistics keep of one game of Wargaming on the Square. Sides are 0, first-named, and 1.
 *
 * @param orders orders given, by side, order and outcome
 * @param units chances to give an order, over turns and sides
 * @param losses men lost, by side, kind and cause
 * @param cards cards, by side and purpose
 * @param centre the centre at the end of each turn
 * @param boxes all boxes
 * @param charges charges that reached a target
 */
public record Engagement(
    Map<Order, Integer> orders,
    int units,
    List<Loss> losses,
    List<Cards> cards,
    List<Centre> centre,
    List<Box> boxes,
    List<Charge> charges) {

  /** A sort of orders: side, letter, outcome. */
  public record Order(int side, String order, String outcome) {}

  /** Men and units of a kind that a side lost by one cause. */
  public record Loss(int side, String kind, String cause, int men, int units) {

    /** Whether they were lost in a retreat, or for want of one. */
    boolean inRetreat() {
      return cause.equals("left-field") || cause.equals("two-against-one");
    }
  }

  /** Cards of a side for one purpose, and what could be expected of them. */
  public record Cards(
      int side, String reason, int cards, int hits, double expected, double variance) {}

  /** Sectors of the centre that each side is on, and the side that holds it, -1 if none. */
  public record Centre(int first, int second, int holder) {}

  /** A box: kind under it, why it was taken off (empty if never), in which turn, sectors moved. */
  public record Box(String kind, String cause, int turn, int moved) {

    boolean dummy() {
      return kind.equals("X");
    }
  }

  /**
   * A charge.
   *
   * @param aspect front, flank, rear, two-against-one or dummy
   * @param two whether it was 2 against 1
   * @param outcome how it ended
   * @param lost men that the charging side lost
   * @param targetLost men that the charged side lost
   * @param beaten whether the charging part retreated or was lost
   * @param targetBeaten whether the charged part retreated or was lost
   */
  public record Charge(
      String aspect,
      boolean two,
      String outcome,
      int lost,
      int targetLost,
      boolean beaten,
      boolean targetBeaten) {}

  static final RowReader<EngagementRows, Engagement> READER =
      new RowReader<>(
          EngagementRows.class, EngagementRows::getGameId, Engagement.class, Engagement::of);

  private static Engagement of(EngagementRows rows) {
    List<String> sides = rows.getSides();
    Map<Order, Integer> orders = new HashMap<>();
    for (OrderCount count : rows.getOrders()) {
      int side = sides.indexOf(count.getSide());
      String order = count.getOrder().intern();
      orders.merge(
          new Order(side, order, count.getOutcome().intern()), count.getCount(), Integer::sum);
    }
    return new Engagement(
        Map.copyOf(orders),
        rows.getUnits(),
        rows.getLosses().stream().map(loss -> loss(loss, sides)).toList(),
        rows.getCards().stream().map(cards -> cards(cards, sides)).toList(),
        rows.getCentre().stream().map(turn -> centre(turn, sides)).toList(),
        rows.getBoxes().stream().map(Engagement::box).toList(),
        rows.getCharges().stream().map(Engagement::charge).toList());
  }

  private static Loss loss(LossCount loss, List<String> sides) {
    return new Loss(
        sides.indexOf(loss.getSide()),
        loss.getKind().intern(),
        loss.getCause().intern(),
        loss.getMen(),
        loss.getUnits());
  }

  private static Cards cards(CardCount cards, List<String> sides) {
    return new Cards(
        sides.indexOf(cards.getSide()),
        cards.getReason().intern(),
        cards.getCards(),
        cards.getHits(),
        cards.getExpected(),
        cards.getVariance());
  }

  private static Centre centre(CentreTurn turn, List<String> sides) {
    return new Centre(turn.getFirst(), turn.getSecond(), sides.indexOf(turn.getHolder()));
  }

  private static Box box(BoxRow box) {
    return new Box(box.getKind().intern(), box.getCause().intern(), box.getTurn(), box.getMoved());
  }

  private static Charge charge(ChargeRow charge) {
    return new Charge(
        charge.getAspect().intern(),
        charge.getTwoAgainstOne(),
        charge.getOutcome().intern(),
        charge.getLost(),
        charge.getTargetLost(),
        charge.getBeaten(),
        charge.getTargetBeaten());
  }

  /** How many orders fit. */
  int orders(Predicate<Order> wanted) {
    return orders.entrySet().stream()
        .filter(entry -> wanted.test(entry.getKey()))
        .mapToInt(Map.Entry::getValue)
        .sum();
  }

  /** Men lost that fit. */
  int men(Predicate<Loss> wanted) {
    return losses.stream().filter(wanted).mapToInt(Loss::men).sum();
  }

  /** Luck of a side in hits: made less expected. */
  double luck(int side) {
    return cards.stream()
        .filter(cards -> cards.side() == side)
        .mapToDouble(cards -> cards.hits() - cards.expected())
        .sum();
  }
}
