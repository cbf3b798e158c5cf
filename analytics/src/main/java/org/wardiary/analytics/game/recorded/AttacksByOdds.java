package org.wardiary.analytics.game.recorded;

import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.game.recorded.view.RecordedAttack;

/** The results of attacks by their odds: {@code docs/statistics/recorded-games.md}. */
final class AttacksByOdds {

  static final String ID = "attacks-by-odds";

  private static final String ENDED = "ended";
  private static final String NONE = "(none)";
  private static final Pattern ODDS = Pattern.compile("([0-9]{1,6})[-:]([1-9][0-9]{0,5})");

  private AttacksByOdds() {}

  static Statistic statistic() {
    return new Statistic(ID, AttacksByOdds::count, AttacksByOdds::table);
  }

  private static void count(PlayedGame game, Accumulator counts) {
    for (RecordedAttack attack : AttacksByKind.in(game)) {
      String odds = named(attack.getOdds());
      Key of = Key.of("of", odds);
      counts.add(of, 1).add(Key.of(ENDED, odds, named(attack.getResult())), 1, of);
    }
  }

  private static String named(String word) {
    return word.isEmpty() ? NONE : word;
  }

  private static Table table(Totals totals) {
    return new TableBuilder<RowTotals>(ID, "Results of attacks by odds")
        .text("odds", row -> row.part(0))
        .text("result", row -> row.part(1))
        .count("attacks", "attacks", row -> row.count(ENDED))
        .count("of", "attacks", row -> totals.count(Key.of("of", row.part(0))))
        .share("share", row -> row.share(ENDED, Key.of("of", row.part(0))))
        .estimatesNote(
            "Odds, or another column of a table, and results as the records give them; "
                + NONE
                + " where they give none. Share: of the attacks with these odds.")
        .definedIn(RecordedStudy.PAGE)
        .of(
            totals.keys(ENDED).stream()
                .map(key -> totals.row(key.part(1), key.part(2)))
                .sorted(Comparator.comparingDouble(row -> ratio(row.part(0))))
                .toList());
  }

  /** Odds as a number, so that 1-2 comes before 1-1; 0 for another column. */
  static double ratio(String odds) {
    Matcher ratio = ODDS.matcher(odds);
    return ratio.matches()
        ? Double.parseDouble(ratio.group(1)) / Double.parseDouble(ratio.group(2))
        : 0;
  }
}
