package org.wardiary.analytics.game.squares;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
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
    List<Ended> rows = new ArrayList<>();
    for (String side : SideRows.rows(totals)) {
      for (AttackType type : AttackType.values()) {
        rows.addAll(Ended.all(all(side, type.label()), outcome -> outcome.possible(type, info)));
      }
    }
    TableBuilder<Ended> table = new TableBuilder<>(ID, "How attacks end");
    table.text("side", row -> row.part().part(1)).text("type", row -> row.part().part(2));
    return columns(table, totals)
        .estimatesNote(
            "Each attack has one outcome; what the rules forbid has no share. Share: of that"
                + " side's attacks of that type.")
        .definedIn(AttackTypes.PAGE)
        .of(rows);
  }

  /** Adds the columns of how a part of the attacks ended: outcome, count, whole, share. */
  static TableBuilder<Ended> columns(TableBuilder<Ended> table, Totals totals) {
    return table
        .text("outcome", row -> row.outcome().label())
        .count("attacks", "attacks", row -> totals.count(row.key()))
        .count("of", "attacks", row -> totals.count(row.part()))
        .share("share", row -> row.share(totals));
  }

  /**
   * An outcome of a part of the attacks.
   *
   * @param part key of the part
   * @param possible whether the rules allow the outcome there; if not, and it never happened, it
   *     has no share
   */
  record Ended(Key part, AttackOutcome outcome, boolean possible) {
    /** The outcomes of a part. */
    static List<Ended> all(Key part, Predicate<AttackOutcome> possible) {
      return Stream.of(AttackOutcome.values())
          .map(outcome -> new Ended(part, outcome, possible.test(outcome)))
          .toList();
    }

    private Key key() {
      return ended(part, outcome);
    }

    private Estimate share(Totals totals) {
      Estimate share = totals.share(key(), part);
      return possible || totals.count(key()) > 0 ? share : Estimate.hidden(share.n());
    }
  }
}
