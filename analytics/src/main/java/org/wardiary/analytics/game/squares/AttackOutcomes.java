package org.wardiary.analytics.game.squares;

import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Counter;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Sides;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.game.squares.view.AttackRow;

/** How attacks of each type end: {@code docs/statistics/flank-attacks.md}. */
public final class AttackOutcomes {

  /** Id of the table. */
  public static final String ID = "attack-outcomes";

  private AttackOutcomes() {}

  /** How attacks of each type end, by side. */
  static Statistic statistic() {
    return new Statistic(ID, AttackOutcomes::count, AttackOutcomes::table);
  }

  private static void count(PlayedGame game, Counter counter) {
    for (AttackRow attack : Attacks.in(game)) {
      for (String side : Sides.of(attack.getSide())) {
        count(attack, all(side, AttackType.of(attack).label()), counter);
      }
    }
  }

  private static Key all(String side, String type) {
    return Key.of("all", side, type);
  }

  /** Counts an attack and its outcome in a part of the attacks. */
  static void count(AttackRow attack, Key part, Counter counter) {
    counter.add(part, 1).add(ended(part, Outcome.of(attack)), 1, part);
  }

  private static Key ended(Key part, Outcome outcome) {
    return Key.of(outcome.label(), part.toString());
  }

  private static Table table(Totals totals) {
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
                "Each attack has one outcome; what the rules forbid has no share. Share: of that"
                    + " side's attacks of that type. "
                    + Estimate.NOTE)
            .definedIn(AttackTypes.PAGE);
    for (String side : Sides.rows(totals)) {
      for (AttackType type : AttackType.values()) {
        Key part = all(side, type.label());
        for (Outcome outcome : Outcome.values()) {
          boolean possible = outcome.possible(type) || totals.count(ended(part, outcome)) > 0;
          Estimate share = totals.share(ended(part, outcome), part);
          row(totals, part, outcome, table.row().text(side, type.label()))
              .estimate(possible ? share : Estimate.hidden(share.n()))
              .end();
        }
      }
    }
    return table.build();
  }

  /** A row for each outcome of a part of the attacks: texts, count, whole, share. */
  static void rows(Totals totals, Key part, TableBuilder table, String... texts) {
    for (Outcome outcome : Outcome.values()) {
      row(totals, part, outcome, table.row().text(texts))
          .estimate(totals.share(ended(part, outcome), part))
          .end();
    }
  }

  private static TableBuilder.RowBuilder row(
      Totals totals, Key part, Outcome outcome, TableBuilder.RowBuilder row) {
    return row.text(outcome.label())
        .count(totals.count(ended(part, outcome)))
        .count(totals.count(part));
  }
}
