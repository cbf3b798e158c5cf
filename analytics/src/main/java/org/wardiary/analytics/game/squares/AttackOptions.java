package org.wardiary.analytics.game.squares;

import java.util.List;
import java.util.stream.IntStream;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.SideRows;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.game.squares.combat.AvailableOptions;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.projector.game.squares.view.AttackRow;

/** Options taken after a supported attack: {@code docs/statistics/flank-attacks.md}. */
public final class AttackOptions {

  /** Id of the table. */
  public static final String ID = "attack-options";

  /** Number of options (SQ-7.3). */
  static final int OPTIONS = 5;

  private static final String HORSE_BATTERY = "H";

  private AttackOptions() {}

  /** Which options attackers take after a supported attack on a unit that stands (SQ-7.3). */
  static Statistic statistic() {
    return new Statistic(ID, AttackOptions::count, AttackOptions::table);
  }

  private static void count(PlayedGame game, Accumulator counts) {
    for (AttackRow attack : Attacks.in(game)) {
      if (hasPlainOption(attack)) {
        for (String row : SideRows.of(attack.getSide())) {
          count(attack, row, counts);
        }
      }
    }
  }

  private static void count(AttackRow attack, String row, Accumulator counts) {
    for (int option = 1; option <= OPTIONS; option++) {
      if (isOpen(attack, option)) {
        Key all = all(row, option);
        counts.add(all, 1).add(option(row, option), attack.getOption() == option ? 1 : 0, all);
      }
    }
  }

  /** Whether the attacker's kind of unit may ever take an option. */
  private static boolean isOpen(AttackRow attack, int option) {
    int kind = Kind.find(attack.getAttackerKind().charAt(0));
    return AvailableOptions.isOpenTo(Kind.of(kind), option);
  }

  private static Key all(String row, int option) {
    return Key.of("all", row, String.valueOf(option));
  }

  private static Key option(String row, int option) {
    return Key.of("option", row, String.valueOf(option));
  }

  private static Table table(Totals totals) {
    List<String> options = IntStream.rangeClosed(1, OPTIONS).mapToObj(String::valueOf).toList();
    return new TableBuilder<RowTotals>(ID, "Options taken when the defender stands")
        .text("side", row -> row.part(0))
        .count("option", "number", row -> Long.parseLong(row.part(1)))
        .count("attacks", "attacks", row -> row.count("option"))
        .count("of", "attacks", row -> row.count("all"))
        .share("share", row -> row.share("option", "all"))
        .estimatesNote(
            "Options 1 to 5 of SQ-7.3; those of Horse Batteries (SQ-7.4) and Grand Batteries"
                + " (SQ-7.5) are left out, their numbers mean other things. Of: attacks by"
                + " kinds of units that may ever take the option; 1 and 4 are not for Cavalry"
                + " and Artillery.")
        .definedIn(AttackTypes.PAGE)
        .of(totals.rows(SideRows.rows(totals), options));
  }

  /** How often a side, or both, took an option. */
  static Estimate share(Totals totals, String side, int option) {
    return totals.share(option(side, option), all(side, option));
  }

  static boolean hasPlainOption(AttackRow attack) {
    return attack.getOption() > 0
        && !attack.getGrandBattery()
        && !attack.getAttackerKind().equals(HORSE_BATTERY);
  }
}
