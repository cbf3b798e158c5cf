package org.wardiary.analytics.game.onthesquare;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Orders given and what became of them: {@code docs/statistics/wargaming-on-the-square.md}. */
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

  private OrdersGiven() {}

  /** By order: how many were executed, stood fast, used up by a charge, or void. */
  public static Table table(GameSet set) {
    TableBuilder table =
        new TableBuilder(
                ID,
                "Orders given and not executed",
                Columns.builder()
                    .text("order")
                    .count("orders", "orders")
                    .estimate("per_game", "orders per game")
                    .share("executed")
                    .share("stood_fast")
                    .share("used_up")
                    .share("void")
                    .build())
            .note(
                "Executed: at its time, or at once by a unit that was charged, fired at the charger"
                    + " too. Stood fast: the unit could not execute it. Used up: by a charge. Void: the unit was joined,"
                    + " retreated or was lost first. What is left was open when the players ended"
                    + " the game. "
                    + set.bootstrap().note())
            .definedIn(PAGE);
    row(set, "all", order -> true, table);
    for (String letter : LETTERS) {
      String name = NAMES.get(LETTERS.indexOf(letter)) + " (" + letter + ")";
      row(set, name, order -> order.order().equals(letter), table);
    }
    return table.build();
  }

  private static void row(
      GameSet set, String name, Predicate<Engagement.Order> sort, TableBuilder table) {
    double[] given = set.each(Engagement.class, game -> game.orders(sort));
    if (Arrays.stream(given).sum() == 0) {
      return;
    }
    double[] games = set.having(Engagement.class);
    TableBuilder.RowBuilder row =
        table
            .row()
            .text(name)
            .count((long) Arrays.stream(given).sum())
            .estimate(set.bootstrap().ratio(given, games));
    List<List<String>> outcomes =
        List.of(
            List.of("executed", "in-charge"),
            List.of("stood-fast"),
            List.of("charged"),
            List.of("joined", "retreated", "lost"));
    for (List<String> outcome : outcomes) {
      Predicate<Engagement.Order> wanted = order -> outcome.contains(order.outcome());
      double[] parts = set.each(Engagement.class, game -> game.orders(sort.and(wanted)));
      row.estimate(set.bootstrap().share(parts, given));
    }
    row.end();
  }
}
