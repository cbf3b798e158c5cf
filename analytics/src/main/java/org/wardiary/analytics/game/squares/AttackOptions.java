package org.wardiary.analytics.game.squares;

import java.util.function.Predicate;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.RowSet;
import org.wardiary.analytics.study.SideSelection;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Options taken after a supported attack: {@code docs/statistics/flank-attacks.md}. */
public final class AttackOptions {

  /** Id of the table. */
  public static final String ID = "attack-options";

  private static final int OPTIONS = 5;
  private static final String HORSE_BATTERY = "H";

  private AttackOptions() {}

  /** Which options attackers take after a supported attack on a unit that stands (SQ-7.3). */
  public static Table table(GameSet set) {
    RowSet<Attack> attacks = Attacks.in(set);
    TableBuilder table =
        new TableBuilder(
                ID,
                "Options taken when the defender stands",
                Columns.builder()
                    .text("side")
                    .count("option", "number")
                    .count("attacks", "attacks")
                    .count("of", "attacks")
                    .share("share")
                    .build())
            .note(
                "Options 1 to 5 of SQ-7.3; those of Horse Batteries (SQ-7.4) and Grand Batteries"
                    + " (SQ-7.5) are left out, their numbers mean other things. "
                    + set.bootstrap().note())
            .definedIn(AttackTypes.PAGE);
    for (SideSelection sides : SideSelection.of(set)) {
      Predicate<Attack> whole = attack -> hasPlainOption(attack) && sides.includes(attack.side());
      long of = attacks.count(whole);
      for (int number = 1; number <= OPTIONS; number++) {
        int option = number;
        Predicate<Attack> part = attack -> attack.option() == option;
        table
            .row()
            .text(sides.label())
            .count(option)
            .count(attacks.count(whole.and(part)))
            .count(of)
            .estimate(attacks.share(part, whole))
            .end();
      }
    }
    return table.build();
  }

  private static boolean hasPlainOption(Attack attack) {
    return attack.option() > 0
        && !attack.marks().grandBattery()
        && !attack.attackerKind().equals(HORSE_BATTERY);
  }
}
