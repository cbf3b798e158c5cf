package org.wardiary.projector.game.onthesquare;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

  private record Sort(Given given, String outcome) {}

  private static final Comparator<Sort> ORDER =
      Comparator.comparing((Sort sort) -> sort.given().side())
          .thenComparing(sort -> sort.given().kind())
          .thenComparing(sort -> sort.given().order())
          .thenComparing(Sort::outcome);

  private final Map<Unit, Given> open = new HashMap<>();

  /** Orders S that a charge voided, but that may still be fired at the charger (WS-8.3). */
  private final Map<Unit, Given> mayFire = new HashMap<>();

  private final Map<Sort, Integer> counts = new TreeMap<>(ORDER);

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
    Unit unit = new Unit(order.getSide(), order.getUnit());
    if (order.getCause().equals("charged") && order.getOrder().equals("S")) {
      mayFire.put(unit, take(event, unit));
    } else {
      close(event, unit, order.getCause());
    }
  }

  /**
   * Settles the order of a charged unit. If the unit still has it, the order is executed now or the
   * unit stands fast. An order S that the charge voided is executed if the unit fires at the
   * charger; otherwise it is used up.
   */
  void reacted(DefenderReacted reaction) {
    Unit unit = new Unit(reaction.getSide(), reaction.getUnit().substring(0, 2));
    Given given = open.remove(unit);
    if (given != null) {
      boolean fast = reaction.getReaction().equals("stood-fast");
      count(given, fast ? "stood-fast" : "in-charge");
    }
    if (reaction.getReaction().equals("fire")) {
      Optional.ofNullable(mayFire.remove(unit)).ifPresent(fired -> count(fired, "in-charge"));
    }
    chargeMet();
  }

  /** Counts the orders S that can no longer be fired as used up by the charge. */
  private void chargeMet() {
    mayFire.values().forEach(used -> count(used, "charged"));
    mayFire.clear();
  }

  void gameEnded() {
    chargeMet();
    open.values().forEach(given -> count(given, "open"));
    open.clear();
  }

  private void close(GameEvent event, Unit unit, String outcome) {
    count(take(event, unit), outcome);
  }

  /** Removes and returns the open order of a unit. */
  private Given take(GameEvent event, Unit unit) {
    Given given = open.remove(unit);
    if (given == null) {
      throw new CorruptGame(
          event.getGameId(),
          event.getSeq(),
          Text.of("expected an order of %s's %s but it has none", unit.side(), unit.unit()));
    }
    return given;
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
