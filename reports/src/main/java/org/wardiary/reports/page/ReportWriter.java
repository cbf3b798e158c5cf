package org.wardiary.reports.page;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.Studies;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.chart.ChartFiles;
import org.wardiary.reports.chart.Charts;
import org.wardiary.reports.chart.Palette;
import org.wardiary.reports.chart.Style;
import org.wardiary.reports.csv.AtomicFiles;
import org.wardiary.reports.csv.CsvTable;

/** Writes a report: {@code index.html}, {@code csv/}, {@code charts/}. */
public final class ReportWriter {

  private final ReportInput input;

  /** A writer of one report. */
  public ReportWriter(ReportInput input) {
    this.input = input;
  }

  /**
   * Writes all files; the page last. The same input gives the same bytes on the same JDK.
   *
   * @param folder the folder, made if it is missing
   * @return the files written, in order
   * @throws java.io.UncheckedIOException if a file cannot be written
   */
  public List<Path> write(Path folder) {
    List<Path> written = new ArrayList<>();
    List<GameReport> reports = reports();
    for (GameReport report : reports) {
      for (Table table : report.tables()) {
        Path csv = folder.resolve("csv").resolve(report.file(table) + ".csv");
        CsvTable.write(table, csv);
        written.add(csv);
        for (Palette.Theme theme : Palette.Theme.values()) {
          charts(report, table, theme, folder.resolve("charts"), written);
        }
      }
    }
    Path page = folder.resolve("index.html");
    AtomicFiles.write(page, new ReportPage(input, reports).html());
    written.add(page);
    return written;
  }

  private List<GameReport> reports() {
    List<GameInfo> infos = new ArrayList<>(input.games());
    for (GameSet set : input.archive().sets()) {
      if (infos.stream().noneMatch(info -> info.game().equals(set.game()))) {
        infos.add(GameInfo.plain(set.game()));
      }
    }
    List<GameReport> reports = new ArrayList<>();
    for (GameInfo info : infos) {
      for (GameSet set : input.archive().sets()) {
        if (set.game().equals(info.game())) {
          reports.add(new GameReport(info, set, Studies.tables(set, info)));
        }
      }
    }
    return reports;
  }

  private static void charts(
      GameReport report, Table table, Palette.Theme theme, Path folder, List<Path> written) {
    Style style = new Style(Palette.of(theme), Style.Heading.OWN);
    Charts.of(table, style)
        .ifPresent(
            picture -> {
              String suffix =
                  theme == Palette.Theme.LIGHT ? "" : "-" + theme.name().toLowerCase(Locale.ROOT);
              Path png = folder.resolve(report.file(table) + suffix + ".png");
              AtomicFiles.write(png, ChartFiles.png(picture));
              written.add(png);
              Path svg = folder.resolve(report.file(table) + suffix + ".svg");
              AtomicFiles.write(svg, ChartFiles.svgFile(picture));
              written.add(svg);
            });
  }
}
