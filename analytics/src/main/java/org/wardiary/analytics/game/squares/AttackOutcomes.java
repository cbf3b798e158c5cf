package org.wardiary.analytics.game.squares;

import java.util.function.Predicate;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.RowSet;
import org.wardiary.analytics.study.SideSelection;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** How attacks of each type end: {@code docs/statistics/flank-attacks.md}. */
public final class AttackOutcomes {

  /** Id of the table. */
  public static final String ID = "attack-outcomes";

  private AttackOutcomes() {}

  /** How attacks of each type end, by side. */
  public static Table table(GameSet set) {
    RowSet<Attack> attacks = Attacks.in(set);
    TableBuilder table =
        new TableBuilder(
                ID,
                "How attacks end",
                Columns.builder()
                    .text("side", "type", "outcome")
                    .count("attacks", "attacks")
                    .count("of", "attacks")
                    .share("share")
                    .build())
            .note(
                "Each attack has one outcome. Share: of that side's attacks of that type. "
                    + set.bootstrap().note())
            .definedIn(AttackTypes.PAGE);
    for (SideSelection sides : SideSelection.of(set)) {
      for (Attack.Type type : Attack.Type.values()) {
        rows(attacks, type.by(sides), table, sides.label(), type.label());
      }
    }
    return table.build();
  }

  /** A row for each outcome of a part of the attacks: texts, count, whole, share. */
  static void rows(
      RowSet<Attack> attacks, Predicate<Attack> whole, TableBuilder table, String... texts) {
    long of = attacks.count(whole);
    for (Attack.Outcome outcome : Attack.Outcome.values()) {
      Predicate<Attack> part = attack -> attack.outcome() == outcome;
      table
          .row()
          .text(texts)
          .text(outcome.label())
          .count(attacks.count(whole.and(part)))
          .count(of)
          .estimate(attacks.share(part, whole))
          .end();
    }
  }
}
