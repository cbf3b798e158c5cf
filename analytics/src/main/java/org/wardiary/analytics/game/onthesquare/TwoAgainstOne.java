package org.wardiary.analytics.game.onthesquare;

import java.util.List;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.game.onthesquare.view.ChargeRow;

/** Charges, and 2 against 1: {@code docs/statistics/wargaming-on-the-square.md}. */
public final class TwoAgainstOne {

  /** Id of the table. */
  public static final String ID = "two-against-one";

  private TwoAgainstOne() {}

  private static final String CHARGES = "charges";
  private static final String ONE = "one against one";
  private static final String TWO = "2 against 1";
  private static final String BY_TWO = TWO + ", charged by two";
  private static final List<String> ROWS =
      List.of(ONE, ONE + ", front", ONE + ", flank", ONE + ", rear", TWO, BY_TWO);

  /** Outcomes and losses of charges, one against one by aspect, and two against one. */
  static Statistic statistic() {
    return new Statistic(ID, TwoAgainstOne::count, TwoAgainstOne::table);
  }

  private static void count(PlayedGame game, Accumulator counts) {
    Engagements.in(game)
        .ifPresent(
            rows -> {
              counts.add(Accumulator.GAMES, 1);
              for (ChargeRow charge : rows.getCharges()) {
                if (!charge.getAspect().equals("dummy")) {
                  rows(charge).forEach(row -> count(charge, row, counts));
                }
              }
            });
  }

  private static List<String> rows(ChargeRow charge) {
    if (charge.getChargedByTwo()) {
      return List.of(TWO, BY_TWO);
    }
    return charge.getTwoAgainstOne() ? List.of(TWO) : List.of(ONE, ONE + ", " + charge.getAspect());
  }

  private static void count(ChargeRow charge, String row, Accumulator counts) {
    Key charges = Key.of(CHARGES, row);
    boolean melee = charge.getOutcome().equals("melee");
    counts
        .add(charges, 1, Accumulator.GAMES)
        .add(Key.of("target beaten", row), charge.getTargetBeaten() ? 1 : 0, charges)
        .add(Key.of("beaten", row), charge.getBeaten() ? 1 : 0, charges)
        .add(Key.of("melee", row), melee ? 1 : 0, charges)
        .add(Key.of("target lost", row), charge.getTargetLost(), charges)
        .add(Key.of("lost", row), charge.getLost(), charges);
  }

  private static Table table(Totals totals) {
    return new TableBuilder<RowTotals>(ID, "Charges: one against one, 2 against 1")
        .text("charge", row -> row.part(0))
        .count("charges", "charges", row -> row.count(CHARGES))
        .estimate("per_game", "charges per game", row -> row.rate(CHARGES, Accumulator.GAMES))
        .share("target_beaten", row -> row.share("target beaten", CHARGES))
        .share("beaten", row -> row.share("beaten", CHARGES))
        .share("melee", row -> row.share("melee", CHARGES))
        .estimate("target_lost", "men per charge", row -> row.rate("target lost", CHARGES))
        .estimate("lost", "men per charge", row -> row.rate("lost", CHARGES))
        .estimatesNote(
            "Charges that reached a target, dummies apart. Target beaten: the part charged"
                + " retreated or was lost; beaten: the charging one. Men lost: in the charge's"
                + " fire and melee, and with what was lost for want of a retreat. 2 against 1:"
                + " another unit beside the target, not artillery, faced it (WS-8.2); charged"
                + " by two: such a unit had charged its unit earlier in the turn, and the"
                + " target is lost if it must retreat (WS-9.4); one against one from the"
                + " front includes targets that fight all round.")
        .definedIn(OrdersGiven.PAGE)
        .missing("per_game", of -> totals.none(Accumulator.GAMES).rate())
        .of(totals.rows(ROWS).stream().filter(row -> row.count(CHARGES) > 0).toList());
  }
}
