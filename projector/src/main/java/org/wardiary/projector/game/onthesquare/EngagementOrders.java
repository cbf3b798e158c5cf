package org.wardiary.projector.game.onthesquare;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.wardiary.events.event.DefenderReacted;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.OrderExecuted;
import org.wardiary.events.event.OrderGiven;
import org.wardiary.events.event.OrderStoodFast;
import org.wardiary.events.event.OrderVoided;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.CorruptGame;
import org.wardiary.projector.game.onthesquare.view.OrderCount;

/** What became of the orders of a game of Wargaming on the Square so far. Mutable. */
final class EngagementOrders {

  private record Unit(String side, String unit) {}

  private record Given(String side, String kind, String order) {}

  private record Sort(Given given, String outcome) implements Comparable<Sort> {
    @Override
    public int compareTo(Sort other) {
      return toString().compareTo(other.toString());
    }
  }

  private final Map<Unit, Given> open = new HashMap<>();
  private final Map<Sort, Integer> counts = new TreeMap<>();

  void given(OrderGiven order) {
    open.put(
        new Unit(order.getSide(), order.getUnit()),
        new Given(order.getSide(), order.getKind(), order.getOrder()));
  }

  void executed(GameEvent event, OrderExecuted order) {
    close(event, new Unit(order.getSide(), order.getUnit()), "executed");
  }

  void stoodFast(GameEvent event, OrderStoodFast order) {
    close(event, new Unit(order.getSide(), order.getUnit()), "stood-fast");
  }

  void voided(GameEvent event, OrderVoided order) {
    close(event, new Unit(order.getSide(), order.getUnit()), order.getCause());
  }

  /** A charged unit that still has its order executes it now, or stands fast. */
  void reacted(DefenderReacted reaction) {
    Given given = open.remove(new Unit(reaction.getSide(), reaction.getUnit().substring(0, 2)));
    if (given != null) {
      boolean fast = reaction.getReaction().equals("stood-fast");
      count(given, fast ? "stood-fast" : "in-charge");
    }
  }

  void gameEnded() {
    open.values().forEach(given -> count(given, "open"));
    open.clear();
  }

  private void close(GameEvent event, Unit unit, String outcome) {
    Given given = open.remove(unit);
    if (given == null) {
      throw new CorruptGame(
          event.getGameId(),
          event.getSeq(),
          Text.of("expected an order of %s's %s but it has none", unit.side(), unit.unit()));
    }
    count(given, outcome);
  }

  private void count(Given given, String outcome) {
    counts.merge(new Sort(given, outcome), 1, Integer::sum);
  }

  List<OrderCount> rows() {
    return counts.entrySet().stream()
        .map(
            entry -> {
              Given given = entry.getKey().given();
              return new OrderCount(
                  given.side(),
                  given.kind(),
                  given.order(),
                  entry.getKey().outcome(),
                  entry.getValue());
            })
        .toList();
  }
}
