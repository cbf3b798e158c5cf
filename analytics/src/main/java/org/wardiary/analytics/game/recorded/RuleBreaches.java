package org.wardiary.analytics.game.recorded;

import java.util.Optional;
import java.util.stream.Stream;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.game.recorded.view.RecordedBreaches;
import org.wardiary.projector.game.recorded.view.RecordedRows;
import org.wardiary.projector.game.recorded.view.RecordedStatements;

/** Which rules sides and players break: {@code docs/statistics/recorded-games.md}. */
public final class RuleBreaches {

  /** Id of the table. */
  public static final String ID = "breaches-by-rule";

  private static final String BREACHES = "breaches";
  private static final String STATEMENTS = "statements";
  private static final int HUNDRED = 100;

  private RuleBreaches() {}

  /** Breaches of each rule that the game files state, by side and player. */
  public static Statistic statistic() {
    return new Statistic(ID, RuleBreaches::count, RuleBreaches::table);
  }

  private static void count(PlayedGame game, Accumulator counts) {
    Optional<RecordedRows> rows = game.own(RecordedRows.class);
    if (rows.filter(own -> !own.getBreaches().isEmpty()).isPresent()) {
      counts.add(Accumulator.GAMES, 1);
      for (RecordedStatements own : rows.get().getStatements()) {
        for (String who : Whose.andAny(game, own.getSide())) {
          counts.add(Key.of(STATEMENTS, who), own.getNumber());
        }
      }
      rows.get().getBreaches().forEach(breach -> count(game, breach, counts));
    }
  }

  private static void count(PlayedGame game, RecordedBreaches breach, Accumulator counts) {
    for (String who : Whose.andAny(game, breach.getSide())) {
      Key key = Key.of(BREACHES, breach.getRule(), breach.getCheck(), who);
      counts.add(key, breach.getNumber(), Key.of(STATEMENTS, who));
    }
  }

  private static Table table(Totals totals) {
    return new TableBuilder<RowTotals>(ID, "Breaches of rules, by side and player")
        .text("who", row -> row.part(2))
        .text("rule", row -> row.part(0))
        .text("check", row -> row.part(1))
        .count(BREACHES, "breaches", row -> row.count(BREACHES))
        .count("games", "games", row -> row.games(BREACHES))
        .count(STATEMENTS, "statements", row -> totals.count(statements(row)))
        .estimate("per_100", "breaches per 100 statements", RuleBreaches::perHundred)
        .estimatesNote(
            "Rules that the game file states, and statements that broke them or made a side break"
                + " them. Games: those with at least one breach. Per 100: of the statements of that"
                + " side or player by which something was done; 'any' has all statements and also"
                + " breaches of nobody in particular.")
        .definedIn(RecordedStudy.PAGE)
        .of(rows(totals).sorted(Whose.order(2)).toList());
  }

  private static Stream<RowTotals> rows(Totals totals) {
    return totals.keys(BREACHES).stream()
        .map(key -> totals.row(key.part(1), key.part(2), key.part(3)));
  }

  private static Key statements(RowTotals row) {
    return Key.of(STATEMENTS, row.part(2));
  }

  private static Estimate perHundred(RowTotals row) {
    Ratio ratio = row.totals().ratio(row.key(BREACHES), statements(row));
    return Whose.about(ratio, row.part(2)).times(HUNDRED).rate(HUNDRED);
  }
}
