package org.wardiary.analytics.game.onthesquare;

import java.util.List;
import java.util.function.Predicate;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.RowSet;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Charges, and 2 against 1: {@code docs/statistics/wargaming-on-the-square.md}. */
public final class TwoAgainstOne {

  /** Id of the table. */
  public static final String ID = "two-against-one";

  private TwoAgainstOne() {}

  /** Charges by one and by two units, by aspect: how they end and what they cost. */
  public static Table table(GameSet set) {
    TableBuilder table =
        new TableBuilder(
                ID,
                "Charges: one against one, 2 against 1",
                Columns.builder()
                    .text("charge")
                    .count("charges", "charges")
                    .estimate("per_game", "charges per game")
                    .share("target_beaten")
                    .share("beaten")
                    .share("melee")
                    .estimate("target_lost", "men per charge")
                    .estimate("lost", "men per charge")
                    .build())
            .note(
                "Charges that reached a target, dummies apart. Target beaten: the part charged"
                    + " retreated or was lost; beaten: the charging one. Men lost: in the charge's"
                    + " fire and melee, and with what was lost for want of a retreat. 2 against 1:"
                    + " another unit beside the target faced it (WS-8.2); one against one from the"
                    + " front includes targets that fight all round. "
                    + set.bootstrap().note())
            .definedIn(OrdersGiven.PAGE);
    row(set, "one against one", charge -> !dummy(charge) && !charge.two(), table);
    for (String aspect : List.of("front", "flank", "rear")) {
      row(
          set,
          "one against one, " + aspect,
          charge -> charge.aspect().equals(aspect) && !charge.two(),
          table);
    }
    row(set, "2 against 1", charge -> !dummy(charge) && charge.two(), table);
    return table.build();
  }

  private static boolean dummy(Engagement.Charge charge) {
    return charge.aspect().equals("dummy");
  }

  private static void row(
      GameSet set, String name, Predicate<Engagement.Charge> wanted, TableBuilder table) {
    RowSet<Engagement.Charge> charges = RowSet.of(set, Engagement.class, Engagement::charges);
    if (charges.count(wanted) == 0) {
      return;
    }
    table
        .row()
        .text(name)
        .count(charges.count(wanted))
        .estimate(charges.perGame(wanted))
        .estimate(charges.share(Engagement.Charge::targetBeaten, wanted))
        .estimate(charges.share(Engagement.Charge::beaten, wanted))
        .estimate(charges.share(charge -> charge.outcome().equals("melee"), wanted))
        .estimate(charges.mean(Engagement.Charge::targetLost, wanted))
        .estimate(charges.mean(Engagement.Charge::lost, wanted))
        .end();
  }
}
