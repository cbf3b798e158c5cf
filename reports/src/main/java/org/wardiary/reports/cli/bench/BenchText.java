package org.wardiary.reports.cli.bench;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.text.Text;
import org.wardiary.reports.bench.BenchReport;
import org.wardiary.reports.bench.Figure;
import org.wardiary.reports.bench.PartFigure;
import org.wardiary.reports.cli.terminal.Columns;

/** What {@code bench} prints for people. */
public final class BenchText {

  private BenchText() {}

  /** The line printed while the rest is still being measured. */
  public static String line(PartFigure of) {
    Figure figure = of.figure();
    return Text.of(
        "%s: %s: %s %s", of.part(), figure.name(), number(figure.median()), figure.unit());
  }

  /** All figures as a table, after the machine's description. */
  public static String of(BenchReport report) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("part", "measured", "median", "lowest", "highest", "unit", "rounds"));
    String before = "";
    for (PartFigure of : report.figures()) {
      Figure figure = of.figure();
      rows.add(
          List.of(
              of.part().equals(before) ? "" : of.part(),
              figure.name(),
              number(figure.median()),
              number(figure.lowest()),
              number(figure.highest()),
              figure.unit(),
              Integer.toString(figure.rounds())));
      before = of.part();
    }
    return Text.of(
        "seed %d%n%s%nload average %.1f before, %.1f after%n%n%s",
        report.seed(),
        report.machine(),
        report.loadBefore(),
        report.loadAfter(),
        Columns.text(rows));
  }

  private static String number(double value) {
    boolean whole = value >= 100 || value == Math.rint(value);
    return Text.of(whole ? "%,.0f" : "%.3f", value);
  }
}
