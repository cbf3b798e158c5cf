package org.wardiary.analytics.study;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
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

  private static double[] sum(
      GameSet set, Predicate<Engagement.Charge> wanted, ToDoubleFunction<Engagement.Charge> value) {
    return set.each(
        game ->
            game.engagement()
                .map(e -> e.charges().stream().filter(wanted).mapToDouble(value).sum())
                .orElse(0.0));
  }

  private static void row(
      GameSet set, String name, Predicate<Engagement.Charge> wanted, TableBuilder table) {
    double[] charges = sum(set, wanted, charge -> 1);
    if (Arrays.stream(charges).sum() == 0) {
      return;
    }
    double[] games = set.each(game -> game.engagement().isPresent() ? 1 : 0);
    table
        .row()
        .text(name)
        .count((long) Arrays.stream(charges).sum())
        .estimate(set.bootstrap().ratio(charges, games))
        .estimate(set.bootstrap().share(sum(set, wanted, Engagement.Charge::targetBeaten), charges))
        .estimate(set.bootstrap().share(sum(set, wanted, Engagement.Charge::beaten), charges))
        .estimate(
            set.bootstrap()
                .share(sum(set, wanted, c -> c.outcome().equals("melee") ? 1 : 0), charges))
        .estimate(set.bootstrap().ratio(sum(set, wanted, Engagement.Charge::targetLost), charges))
        .estimate(set.bootstrap().ratio(sum(set, wanted, Engagement.Charge::lost), charges))
        .end();
  }
}
