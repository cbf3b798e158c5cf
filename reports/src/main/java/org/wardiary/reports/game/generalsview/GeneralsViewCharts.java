package org.wardiary.reports.game.generalsview;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.text.Text;
import org.wardiary.reports.chart.Chart;
import org.wardiary.reports.chart.CurveChart;
import org.wardiary.reports.chart.CurveChart.Lines;
import org.wardiary.reports.chart.CurveChart.Panel;
import org.wardiary.reports.chart.Drawing;
import org.wardiary.reports.chart.Look;
import org.wardiary.reports.chart.RowChart;
import org.wardiary.reports.chart.RowChart.Value;
import org.wardiary.reports.chart.RowWords;
import org.wardiary.reports.chart.Style;

/** The charts of A General's View. */
final class GeneralsViewCharts {

  private static final CurveChart.Axes OWN_TURNS =
      new CurveChart.Axes("own_turn", "own turn", "0", 0, 0.2);

  private GeneralsViewCharts() {}

  /** Curves by own turn, one plot below the other for each map. */
  static Drawing curves(Table table, Style style) {
    List<String> maps = table.rows().stream().map(row -> row.text("map")).distinct().toList();
    String unit = table.columns().column("median").unit();
    List<Panel> panels = new ArrayList<>();
    for (String map : maps) {
      String label = maps.size() == 1 ? unit : Text.of("%s, %s", unit, map);
      panels.add(new Panel(table.select(row -> row.is("map", map)), Lines.medians(label)));
    }
    String subtitle = CurveChart.subtitle("Medians of the games that last so long");
    return CurveChart.stacked(table, style, OWN_TURNS, panels, subtitle);
  }

  static Chart firstMover() {
    return RowChart.of(
            Value.share("win_rate", GeneralsViewCharts::mapAndSide)
                .n(RowWords.of("n = %s", "decided")),
            Look.shareDots("games won by the side that moved first"),
            "Games won by the side that moved first, 95 % intervals")
        .where(row -> row.count("decided") > 0);
  }

  private static String mapAndSide(Row row) {
    return row.is("moved_first", "either")
        ? row.text("map")
        : Text.of("%s, %s first", row.text("map"), row.text("moved_first"));
  }

  static Chart units() {
    return RowChart.of(
        Value.share("draws_won", row -> row.text("kind")).n(RowWords.count("draws", "draw")),
        Look.shareDots("draws won, of the draws that such units fought"),
        "Draws won by kind, in attack and defence, 95 % intervals");
  }

  static Chart players() {
    return RowChart.of(
        List.of(
            Value.share("result", row -> row.text("player")).n(RowWords.count("games", "game")),
            Value.share("without_luck", row -> "… without luck")
                .n(RowWords.count("games", "game"))
                .colour(row -> "without luck")),
        Look.shareDots("result: wins and half the drawn games"),
        "Results as they were and without the luck of the draws, 95 % intervals");
  }

  static Chart chances() {
    return RowChart.of(
            Value.share("won", RowWords.of("chance %s", "chance"))
                .n(RowWords.of("n = %s", "draws")),
            Look.shareBars("draws that the attacker won; short line: expected"),
            "Draws that the attacker won, by its chance, 95 % intervals")
        .over((table, row) -> row.number("expected"));
  }

  static Chart cuts() {
    return RowChart.of(
        Value.number("cut_off", "0.00 %", row -> row.text("who")).n(RowWords.count("cuts", "cut")),
        Look.shareBars("units found cut off at a cleanup"),
        "Units found cut off, of all units at cleanups, 95 % intervals");
  }
}
