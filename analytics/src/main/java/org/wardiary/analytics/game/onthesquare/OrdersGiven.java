package org.wardiary.analytics.game.onthesquare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Edges;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.text.Text;
import org.wardiary.projector.game.onthesquare.view.OrderCount;

/** Orders given and their outcomes: {@code docs/statistics/wargaming-on-the-square.md}. */
public final class OrdersGiven {

  /** Id of the table. */
  public static final String ID = "orders-given";

  /** Page that defines the statistics of Wargaming on the Square. */
  static final String PAGE = "wargaming-on-the-square";

  private static final List<String> LETTERS = List.of("A", "F", "D", "S", "C", "B");
  private static final List<String> NAMES =
      List.of(
          "advance and face",
          "face and advance",
          "deploy, form, fall in",
          "fire",
          "charge",
          "move the box");

  private static final List<String> REASONS =
      List.of(
          "%s because the unit could not",
          "%s used up by a charge", "%s void", "%s open at the end of the game");

  private OrdersGiven() {}

  private static final String ALL = "all";
  private static final String GIVEN = "given";
  private static final String OPEN = "open";
  private static final Map<String, String> OUTCOMES =
      Map.of(
          "executed", "executed",
          "in-charge", "executed",
          "stood-fast", "stood fast",
          "charged", "used up",
          "joined", "void",
          "retreated", "void",
          "lost", "void");

  /** By order: how many were executed, not executable, used up by a charge, or void. */
  static Statistic statistic() {
    return new Statistic(ID, OrdersGiven::count, OrdersGiven::table);
  }

  /** The names of orders, by letter, in the rulebook's order. */
  static Map<String, String> names() {
    Map<String, String> names = new LinkedHashMap<>();
    LETTERS.forEach(letter -> names.put(letter, NAMES.get(LETTERS.indexOf(letter))));
    return names;
  }

  private static void count(PlayedGame game, Accumulator counts) {
    Engagements.in(game)
        .ifPresent(
            rows -> {
              counts.add(Accumulator.GAMES, 1);
              for (OrderCount orders : rows.getOrders()) {
                for (String row : List.of(ALL, orders.getOrder())) {
                  Key given = Key.of(GIVEN, row);
                  String outcome = OUTCOMES.getOrDefault(orders.getOutcome(), OPEN);
                  counts
                      .add(given, orders.getCount(), Accumulator.GAMES)
                      .add(Key.of(outcome, row), orders.getCount(), given);
                }
              }
            });
  }

  private static Table table(Totals totals) {
    List<String> rows = new ArrayList<>(List.of(ALL));
    rows.addAll(LETTERS);
    return new TableBuilder<RowTotals>(ID, "Orders given and not executed")
        .text("order", row -> row.part(0).equals(ALL) ? ALL : nameAndLetter(row.part(0)))
        .count("orders", "orders", row -> row.count(GIVEN))
        .estimate("per_game", "orders per game", row -> row.rate(GIVEN, Accumulator.GAMES))
        .share("executed", row -> row.share("executed", GIVEN))
        .share("stood_fast", row -> row.share("stood fast", GIVEN))
        .share("used_up", row -> row.share("used up", GIVEN))
        .share("void", row -> row.share("void", GIVEN))
        .estimatesNote(
            "Executed: at its time, or at once by a unit that was charged, including fire at"
                + " the charger. Stood fast: the unit could not execute it. Used up: by a"
                + " charge. Void: the unit was joined, retreated or was lost first. What is"
                + " left was open when the players ended the game.")
        .definedIn(PAGE)
        .missing("per_game", of -> totals.none(Accumulator.GAMES).rate())
        .of(totals.rows(rows).stream().filter(row -> row.count(GIVEN) > 0).toList());
  }

  private static String nameAndLetter(String letter) {
    return NAMES.get(LETTERS.indexOf(letter)) + " (" + letter + ")";
  }

  /** A finding about the kind of order that fails most often; empty if there are too few orders. */
  static Optional<Finding> finding(Totals totals) {
    return LETTERS.stream()
        .filter(order -> executed(totals, order).shown() && executed(totals, order).value() < 1)
        .min(Comparator.comparingDouble(order -> executed(totals, order).value()))
        .map(order -> finding(totals, order));
  }

  private static Estimate executed(Totals totals, String order) {
    return totals.row(order).share("executed", GIVEN);
  }

  private static Finding finding(Totals totals, String order) {
    Estimate failed = executed(totals, order).rest();
    String name = NAMES.get(LETTERS.indexOf(order));
    String text =
        Phrases.points(failed.value())
            + " of the orders '"
            + name
            + "' are not executed ("
            + Phrases.percentInterval(failed)
            + "): "
            + reasons(totals, order, failed.value())
            + ".";
    return new Finding(ID, Finding.Kind.TELLING, text)
        .next(
            Text.of(
                "What if a unit that cannot execute an order '%s' might do something else?%s",
                name, Edges.change(failed)));
  }

  /** Why orders were not executed; the shares add up to that of these orders. */
  private static String reasons(Totals totals, String order, double failed) {
    double fast = outcome(totals, "stood fast", order);
    double used = outcome(totals, "used up", order);
    double lost = outcome(totals, "void", order);
    double open = outcome(totals, OPEN, order);
    List<String> shares = Phrases.parts(failed, List.of(fast, used, lost, open));
    return IntStream.range(0, REASONS.size())
        .filter(i -> !shares.get(i).equals(Phrases.points(0)))
        .mapToObj(i -> Text.of(REASONS.get(i), shares.get(i)))
        .collect(Collectors.joining(", "));
  }

  private static double outcome(Totals totals, String outcome, String order) {
    return totals.row(order).share(outcome, GIVEN).value();
  }
}
