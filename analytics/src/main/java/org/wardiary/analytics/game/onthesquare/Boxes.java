package org.wardiary.analytics.game.onthesquare;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.game.onthesquare.view.BoxRow;
import org.wardiary.projector.game.onthesquare.view.EngagementRows;

/** What boxes hid and how long: {@code docs/statistics/wargaming-on-the-square.md}. */
public final class Boxes {

  /** Id of the table. */
  public static final String ID = "boxes";

  private static final String DUMMY = "X";
  private static final String UNITS = "all units";
  private static final List<String> KINDS = List.of("I", "J", "D", "L", "A", DUMMY);

  private Boxes() {}

  /** Why and when boxes were taken off, by the kind of unit, including dummies. */
  static Statistic statistic(GameInfo info) {
    return new Statistic(ID, Boxes::count, totals -> table(totals, info));
  }

  private static void count(PlayedGame game, Accumulator counts) {
    for (BoxRow box : Engagements.in(game).map(EngagementRows::getBoxes).orElse(List.of())) {
      count(box, box.getKind(), counts);
      if (!box.getKind().equals(DUMMY)) {
        count(box, UNITS, counts);
      }
    }
  }

  private static void count(BoxRow box, String row, Accumulator counts) {
    Key boxes = Key.of("boxes", row);
    Key off = Key.of("off", row);
    counts
        .add(boxes, 1)
        .add(Key.of("cause", row, box.getCause()), 1, boxes)
        .add(Key.of("moved", row), box.getMoved(), boxes);
    if (box.getTurn() > 0) {
      counts.add(off, 1).add(Key.of("turn", row), box.getTurn(), off);
    }
  }

  private static Table table(Totals totals, GameInfo info) {
    List<String> kinds = new ArrayList<>(List.of(UNITS));
    kinds.addAll(KINDS);
    return new TableBuilder<RowTotals>(ID, "What the boxes hid, and how long")
        .text("kind", row -> row.part(0).equals(UNITS) ? UNITS : info.kind(row.part(0)))
        .count("boxes", "boxes", row -> row.count("boxes"))
        .share("by_order", Boxes::byOrder)
        .share("by_fire", row -> cause(row, "fire"))
        .share("by_charge", row -> cause(row, "charge"))
        .share("never", row -> cause(row, ""))
        .estimate("turn", "turn", row -> row.mean("turn", "off"))
        .estimate("moved", "sectors", row -> row.rate("moved", "boxes"))
        .estimatesNote(
            "Taken off because the unit executed an order, was fired at or charged (a dummy has"
                + " no order that would), or never. Turn: mean, of those taken off. Moved: mean"
                + " of sectors moved as a box, of all. A dummy fired at has cost the enemy one"
                + " unit's fire; one that was charged has cost it a charge.")
        .definedIn(OrdersGiven.PAGE)
        .of(totals.rows(kinds).stream().filter(row -> row.count("boxes") > 0).toList());
  }

  private static Estimate cause(RowTotals row, String cause) {
    return row.totals().share(Key.of("cause", row.part(0), cause), row.key("boxes"));
  }

  /** The share taken off by an order; a dummy has no order that would take it off (WS-3.2). */
  private static Estimate byOrder(RowTotals row) {
    return row.part(0).equals(DUMMY) ? Estimate.hidden(0) : cause(row, "order");
  }
}
