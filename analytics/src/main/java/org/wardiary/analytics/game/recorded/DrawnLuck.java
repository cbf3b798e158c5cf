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
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.game.recorded.view.RecordedChance;
import org.wardiary.projector.game.recorded.view.RecordedDraw;
import org.wardiary.projector.game.recorded.view.RecordedRows;
import org.wardiary.projector.game.recorded.view.RecordedSource;

/** Mean throws of sides and players, against chance: {@code docs/statistics/recorded-games.md}. */
final class DrawnLuck {

  static final String ID = "throws-by-side-and-player";

  private static final String THROWS = "throws";
  private static final String SUM = "sum";
  private static final String EXPECTED = "expected";
  private static final String VARIANCE = "variance";
  private static final String NUMBER = "-?[0-9]{1,6}";

  private DrawnLuck() {}

  static Statistic statistic() {
    return new Statistic(ID, DrawnLuck::count, DrawnLuck::table);
  }

  /** What a die or dice give on average. */
  private record Chance(double mean, double variance) {

    /** The chance of dice with numbers; empty for a deck and for other faces. */
    static Optional<Chance> of(RecordedSource source) {
      List<RecordedChance> chances = source.getChances();
      if (source.getDeck() || !chances.stream().allMatch(one -> one.getValue().matches(NUMBER))) {
        return Optional.empty();
      }
      double mean = 0;
      double squares = 0;
      for (RecordedChance one : chances) {
        int face = Integer.parseInt(one.getValue());
        mean += one.getChance() * face;
        squares += one.getChance() * face * face;
      }
      return Optional.of(new Chance(mean, squares - mean * mean));
    }
  }

  private static void count(PlayedGame game, Accumulator counts) {
    game.own(RecordedRows.class).ifPresent(rows -> count(game, rows, counts));
  }

  private static void count(PlayedGame game, RecordedRows rows, Accumulator counts) {
    Map<String, Chance> chances = new TreeMap<>();
    rows.getSources()
        .forEach(
            source ->
                Chance.of(source).ifPresent(chance -> chances.put(source.getSource(), chance)));
    for (RecordedDraw draw : rows.getDraws()) {
      Chance chance = chances.get(draw.getSource());
      if (chance != null && draw.getValue().matches(NUMBER)) {
        for (String who : Whose.of(game, draw.getSide())) {
          counts
              .add(key(THROWS, draw, who), 1)
              .add(key(SUM, draw, who), Integer.parseInt(draw.getValue()))
              .addFraction(key(EXPECTED, draw, who), chance.mean())
              .addFraction(key(VARIANCE, draw, who), chance.variance());
        }
      }
    }
  }

  private static Key key(String what, RecordedDraw draw, String who) {
    return Key.of(what, draw.getSource(), who);
  }

  private static Table table(Totals totals) {
    return new TableBuilder<RowTotals>(ID, "Throws of sides and players")
        .text("source", row -> row.part(0))
        .text("who", row -> row.part(1))
        .count("throws", "throws", row -> row.count(THROWS))
        .number("mean", "pips", row -> (double) row.count(SUM) / row.count(THROWS))
        .number("expected", "pips", row -> row.sum(EXPECTED) / row.count(THROWS))
        .known("deviations", "standard deviations", DrawnLuck::deviations)
        .note(
            "Dice with numbers that every game has (d6, 2d6) or that the game file describes; a"
                + " throw is that of the side that acted, or that its statement names by 'by'."
                + " Deviations: the sum less what chance gives on average, in standard deviations"
                + " of that many throws; beyond 2 or below -2 comes by chance alone once in twenty"
                + " rows.")
        .definedIn(RecordedStudy.PAGE)
        .of(totals.keys(THROWS).stream().map(key -> totals.row(key.part(1), key.part(2))).toList());
  }

  private static OptionalDouble deviations(RowTotals row) {
    return deviations((double) row.count(SUM), row.sum(EXPECTED), row.sum(VARIANCE));
  }

  /** A sum less the one expected, in standard deviations; empty if chance had no part in it. */
  static OptionalDouble deviations(double sum, double expected, double variance) {
    return variance <= 0
        ? OptionalDouble.empty()
        : OptionalDouble.of((sum - expected) / Math.sqrt(variance));
  }
}
