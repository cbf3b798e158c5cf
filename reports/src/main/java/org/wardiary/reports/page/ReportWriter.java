package org.wardiary.reports.page;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.chart.Drawing;
import org.wardiary.reports.chart.Style;
import org.wardiary.reports.csv.CsvTable;
import org.wardiary.reports.csv.OutputFile;
import org.wardiary.reports.draw.Palette;
import org.wardiary.reports.game.GamePresentations;

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
        for (Palette palette : Palette.values()) {
          written.addAll(charts(report, table, palette, folder.resolve("charts")));
        }
      }
    }
    Path page = folder.resolve("index.html");
    OutputFile.write(page, new ReportPage(input, reports).html());
    written.add(page);
    return written;
  }

  private List<GameReport> reports() {
    List<ReportGame> games = new ArrayList<>(input.games());
    for (GameSet set : input.archive().sets()) {
      if (games.stream().noneMatch(game -> game.info().game().equals(set.game()))) {
        games.add(ReportGame.plain(set.game()));
      }
    }
    List<GameReport> reports = new ArrayList<>();
    for (ReportGame game : games) {
      input.archive().sets().stream()
          .filter(set -> set.game().equals(game.info().game()))
          .forEach(set -> reports.add(GameReport.of(game, set)));
    }
    return reports;
  }

  private static List<Path> charts(GameReport report, Table table, Palette palette, Path folder) {
    Optional<Drawing> chart =
        report.chart(table, new Style(GamePresentations.colours(palette), Style.Heading.OWN));
    if (chart.isEmpty()) {
      return List.of();
    }
    String suffix = palette == Palette.LIGHT ? "" : "-" + palette.name().toLowerCase(Locale.ROOT);
    Path png = folder.resolve(report.file(table) + suffix + ".png");
    OutputFile.write(png, chart.get().png());
    Path svg = folder.resolve(report.file(table) + suffix + ".svg");
    OutputFile.write(svg, chart.get().svgFile());
    return List.of(png, svg);
  }
}
