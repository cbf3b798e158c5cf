package org.wardiary.reports.chart;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.wardiary.analytics.study.SideRows;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.text.Text;

/**
 * A chart of a table that has the same rows for each side: the sides beside each other, in their
 * colours.
 *
 * @param column number column
 * @param pattern format of its values
 * @param label a row's name without its side
 * @param n the count that a side's value rests on
 * @param look how the values are drawn
 * @param subtitle what is shown, in full, with the method
 */
public record SidesChart(
    String column,
    String pattern,
    Function<Row, String> label,
    Function<Row, String> n,
    Look look,
    String subtitle)
    implements Chart {

  /** Text column with the side of a row. */
  private static final String SIDE = "side";

  @Override
  public Drawing draw(Table table, Style style) {
    List<Row> rows = table.select(row -> !row.is(SIDE, SideRows.BOTH));
    List<String> sides = rows.stream().map(row -> row.text(SIDE)).distinct().toList();
    List<IntervalRows.Group> groups = new ArrayList<>();
    for (String name : rows.stream().map(label).distinct().toList()) {
      List<IntervalRows.Entry> entries = new ArrayList<>();
      for (int side = 0; side < sides.size(); side++) {
        Glyph glyph = Glyph.of(side);
        Color colour = style.colours().named(sides.get(side), sides);
        String own = sides.get(side);
        rows.stream()
            .filter(row -> label.apply(row).equals(name) && row.is(SIDE, own))
            .map(row -> entry(row, own, colour).as(glyph))
            .forEach(entries::add);
      }
      if (entries.stream().anyMatch(IntervalRows.Entry::shown)) {
        groups.add(new IntervalRows.Group(name, entries));
      }
    }
    List<IntervalPlot.Named> legend =
        sides.stream()
            .map(side -> new IntervalPlot.Named(side, style.colours().named(side, sides)))
            .toList();
    return new IntervalPlot(table, style, look).groups(groups, legend, subtitle);
  }

  private IntervalRows.Entry entry(Row row, String side, Color colour) {
    IntervalRows.Entry entry =
        Entries.entry(row, column, new Entries.Words("", n.apply(row), pattern), colour);
    return entry.shown()
        ? entry
        : IntervalRows.Entry.hidden("", Text.of("%s: %s", side, entry.words()), colour);
  }
}
