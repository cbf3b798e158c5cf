package org.wardiary.analytics.game.squares;

import java.util.function.Predicate;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.SideRows;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.game.squares.view.AttackRow;

/** How attacks of each type end: {@code docs/statistics/flank-attacks.md}. */
public final class AttackOutcomes {

  /** Id of the table. */
  public static final String ID = "attack-outcomes";

  private AttackOutcomes() {}

  /** How attacks of each type end, by side. */
  static Statistic statistic(SquaresInfo info) {
    return new Statistic(ID, AttackOutcomes::count, totals -> table(totals, info));
  }

  private static void count(PlayedGame game, Accumulator counts) {
    for (AttackRow attack : Attacks.in(game)) {
      for (String side : SideRows.of(attack.getSide())) {
        count(attack, all(side, AttackType.of(attack).label()), counts);
      }
    }
  }

  private static Key all(String side, String type) {
    return Key.of("all", side, type);
  }

  /** Counts an attack and its outcome in a part of the attacks. */
  static void count(AttackRow attack, Key part, Accumulator counts) {
    counts.add(part, 1).add(ended(part, AttackOutcome.of(attack)), 1, part);
  }

  private static Key ended(Key part, AttackOutcome outcome) {
    return Key.of(outcome.label(), part.toString());
  }

  private static Table table(Totals totals, SquaresInfo info) {
    TableBuilder table =
        new TableBuilder(ID, "How attacks end")
            .text("side", "type", "outcome")
            .count("attacks", "attacks")
            .count("of", "attacks")
            .share("share")
            .note(
                "Each attack has one outcome; what the rules forbid has no share. Share: of that"
                    + " side's attacks of that type. "
                    + Estimate.NOTE)
            .definedIn(AttackTypes.PAGE);
    for (String side : SideRows.rows(totals)) {
      for (AttackType type : AttackType.values()) {
        Key part = all(side, type.label());
        rows(totals, part, table, outcome -> outcome.possible(type, info), side, type.label());
      }
    }
    return table.build();
  }

  /**
   * Adds a row for each outcome of a part of the attacks: texts, count, whole, share.
   *
   * @param part key of the part
   * @param possible whether the rules allow an outcome there; if not, and it never happened, it has
   *     no share
   * @param texts the first texts of each row
   */
  static void rows(
      Totals totals,
      Key part,
      TableBuilder table,
      Predicate<AttackOutcome> possible,
      String... texts) {
    for (AttackOutcome outcome : AttackOutcome.values()) {
      Key ended = ended(part, outcome);
      Estimate share = totals.share(ended, part);
      boolean shown = possible.test(outcome) || totals.count(ended) > 0;
      table
          .row(texts)
          .text(outcome.label())
          .count(totals.count(ended))
          .count(totals.count(part))
          .estimate(shown ? share : Estimate.hidden(share.n()))
          .end();
    }
  }
}
