package org.wardiary.analytics.game.recorded;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Column;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.game.recorded.view.RecordedChance;
import org.wardiary.projector.game.recorded.view.RecordedDraw;
import org.wardiary.projector.game.recorded.view.RecordedRows;
import org.wardiary.projector.game.recorded.view.RecordedSource;

/** What dice and decks gave, against chance: {@code docs/statistics/recorded-games.md}. */
final class DrawnValues {

  static final String ID = "drawn-values";

  private static final String DRAWN = "drawn";
  private static final String EXPECTED = "expected";
  private static final String VARIANCE = "variance";

  private DrawnValues() {}

  static Statistic statistic() {
    return new Statistic(ID, DrawnValues::count, DrawnValues::table);
  }

  private static void count(PlayedGame game, Accumulator counts) {
    Optional<RecordedRows> rows = game.own(RecordedRows.class);
    Map<String, RecordedSource> sources = new TreeMap<>();
    rows.ifPresent(own -> own.getSources().forEach(one -> sources.put(one.getSource(), one)));
    for (RecordedDraw draw : rows.map(RecordedRows::getDraws).orElse(List.of())) {
      RecordedSource source = sources.get(draw.getSource());
      if (source != null) {
        Key of = Key.of("of", draw.getSource());
        counts.add(of, 1).add(Key.of(DRAWN, draw.getSource(), draw.getValue()), 1, of);
        source
            .getChances()
            .forEach(
                one ->
                    counts
                        .addFraction(key(EXPECTED, draw, one), one.getChance())
                        .addFraction(
                            key(VARIANCE, draw, one), one.getChance() * (1 - one.getChance())));
      }
    }
  }

  private static Key key(String what, RecordedDraw draw, RecordedChance value) {
    return Key.of(what, draw.getSource(), value.getValue());
  }

  private static Table table(Totals totals) {
    return new TableBuilder<RowTotals>(ID, "What dice and decks gave")
        .text("source", row -> row.part(0))
        .text("value", row -> row.part(1))
        .count("drawn", "draws", row -> row.count(DRAWN))
        .count("of", "draws", row -> totals.count(Key.of("of", row.part(0))))
        .number(
            EXPECTED,
            Column.SHARE,
            row -> row.sum(EXPECTED) / totals.count(Key.of("of", row.part(0))))
        .share("share", row -> row.share(DRAWN, Key.of("of", row.part(0))))
        .known("deviations", "standard deviations", DrawnValues::deviations)
        .estimatesNote(
            "Dice that every game has (d6, 2d6) and the dice and decks that the game file"
                + " describes. Expected: what chance gives on average; of a deck, when all of its"
                + " cards are in it. Deviations: the number drawn less the one expected, in standard"
                + " deviations of that many draws.")
        .definedIn(RecordedStudy.PAGE)
        .of(
            totals.keys(EXPECTED).stream()
                .map(key -> totals.row(key.part(1), key.part(2)))
                .toList());
  }

  private static OptionalDouble deviations(RowTotals row) {
    return DrawnLuck.deviations((double) row.count(DRAWN), row.sum(EXPECTED), row.sum(VARIANCE));
  }
}
