package org.wardiary.analytics.game.onthesquare;

import java.util.List;
import java.util.function.Predicate;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.RowSet;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** What boxes and dummies hid: {@code docs/statistics/wargaming-on-the-square.md}. */
public final class Boxes {

  /** Id of the table. */
  public static final String ID = "boxes";

  private Boxes() {}

  /** By kind: why and when boxes were taken off. */
  public static Table table(GameSet set, GameInfo info) {
    TableBuilder table =
        new TableBuilder(
                ID,
                "What the boxes hid, and how long",
                Columns.builder()
                    .text("kind")
                    .count("boxes", "boxes")
                    .share("by_order")
                    .share("by_fire")
                    .share("by_charge")
                    .share("never")
                    .estimate("turn", "turn")
                    .estimate("moved", "sectors")
                    .build())
            .note(
                "Taken off because the unit executed an order, was fired at or charged (a dummy has"
                    + " no order that would), or never. Turn: mean, of those taken off. Moved: mean"
                    + " of sectors moved as a box, of all. A dummy fired at has cost the enemy one"
                    + " unit's fire, one charged a charge. "
                    + set.bootstrap().note())
            .definedIn(OrdersGiven.PAGE);
    row(set, "all units", box -> !box.dummy(), table);
    for (String kind : List.of("I", "J", "D", "L", "A", "X")) {
      row(set, info.kind(kind), box -> box.kind().equals(kind), table);
    }
    return table.build();
  }

  private static void row(
      GameSet set, String kind, Predicate<Engagement.Box> wanted, TableBuilder table) {
    RowSet<Engagement.Box> boxes = RowSet.of(set, Engagement.class, Engagement::boxes);
    if (boxes.count(wanted) == 0) {
      return;
    }
    TableBuilder.RowBuilder row = table.row().text(kind).count(boxes.count(wanted));
    for (String cause : List.of("order", "fire", "charge", "")) {
      row.estimate(boxes.share(box -> box.cause().equals(cause), wanted));
    }
    row.estimate(boxes.mean(Engagement.Box::turn, wanted.and(box -> box.turn() > 0)))
        .estimate(boxes.mean(Engagement.Box::moved, wanted))
        .end();
  }
}
