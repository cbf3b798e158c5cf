package org.wardiary.reports.page;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.chart.Style;
import org.wardiary.reports.csv.CsvTable;
import org.wardiary.reports.csv.DataPackage;
import org.wardiary.reports.csv.EarlierTables;
import org.wardiary.reports.csv.OutputFile;
import org.wardiary.reports.draw.Palette;
import org.wardiary.reports.game.GamePresentations;

/** Writes a report: {@code index.html}, {@code csv/}, {@code charts/}. */
public final class ReportWriter {

  /** Files whose bytes are made side by side, and kept until those before them are written. */
  private static final String DESCRIBED = "csv/" + DataPackage.FILE;

  private static final int AT_ONCE = 32;

  private final ReportInput input;
  private final Optional<String> site;

  /** A writer of one report. */
  public ReportWriter(ReportInput input) {
    this(input, Optional.empty());
  }

  private ReportWriter(ReportInput input, Optional<String> site) {
    this.input = input;
    this.site = site;
  }

  /**
   * The same report as a part of a site, to which its page links.
   *
   * @param address the site's first page, from the report's
   */
  public ReportWriter partOf(String address) {
    return new ReportWriter(input, Optional.of(address));
  }

  /**
   * Writes all files; the page last, but for the description of the tables. The same input gives
   * the same bytes on the same JDK. Tables and charts of an earlier report in the folder that this
   * one has not are deleted.
   *
   * @param folder the folder, made if it is missing
   * @return the files written, in order
   * @throws java.io.UncheckedIOException if a file cannot be written
   * @throws org.wardiary.reports.archive.InputRefused if the folder has somebody else's page
   */
  public List<Path> write(Path folder) {
    return write(folder, (done, total) -> {});
  }

  /**
   * Writes all files.
   *
   * @param progress gets how many files are written, and how many there will be
   */
  public List<Path> write(Path folder, BiConsumer<Integer, Integer> progress) {
    PageFolder.requireOurs(folder);
    EarlierTables earlier = EarlierTables.in(folder.resolve("csv"), Dictionary.NAME);
    List<Path> written = new ArrayList<>();
    Map<String, Supplier<byte[]>> files = files();
    // the description is the only list of the tables of an earlier report: it goes last
    List<String> names = files.keySet().stream().filter(name -> !name.equals(DESCRIBED)).toList();
    for (int at = 0; at < names.size(); at += AT_ONCE) {
      List<String> some = names.subList(at, Math.min(names.size(), at + AT_ONCE));
      List<byte[]> contents = some.parallelStream().map(name -> files.get(name).get()).toList();
      for (int i = 0; i < contents.size(); i++) {
        progress.accept(written.size(), files.size());
        written.add(write(folder.resolve(some.get(i)), contents.get(i)));
      }
    }
    removeBut(files.keySet(), earlier, folder);
    written.add(write(folder.resolve(DESCRIBED), files.get(DESCRIBED).get()));
    return written;
  }

  private static Path write(Path file, byte[] content) {
    OutputFile.write(file, content);
    return file;
  }

  /** Of an earlier report, deletes tables and charts that are not written again. */
  private static void removeBut(Set<String> files, EarlierTables earlier, Path folder) {
    for (String csv : earlier.files()) {
      String table = csv.replaceFirst("[.]csv$", "");
      Stream.concat(Stream.of("csv/" + csv), charts(table))
          .filter(file -> !files.contains(file))
          .forEach(file -> EarlierTables.remove(folder.resolve(file)));
    }
  }

  private static Stream<String> charts(String table) {
    return Stream.of(Palette.values())
        .flatMap(
            palette -> Stream.of(".png", ".svg").map(suffix -> chart(table, palette) + suffix));
  }

  /** The file of a chart, without its suffix. */
  private static String chart(String table, Palette palette) {
    String suffix = palette == Palette.LIGHT ? "" : "-" + palette.name().toLowerCase(Locale.ROOT);
    return "charts/" + table + suffix;
  }

  /**
   * All files by their paths, {@code /} between folder and name, in the order written. The tables
   * are made now; the bytes of a file when they are asked for, by any thread.
   */
  public Map<String, Supplier<byte[]>> files() {
    Map<String, Supplier<byte[]>> files = new LinkedHashMap<>();
    List<GameReport> reports = reports();
    for (GameReport report : reports) {
      for (Table table : report.tables()) {
        files.put("csv/" + report.file(table) + ".csv", () -> utf8(CsvTable.text(table)));
        for (Palette palette : Palette.values()) {
          addCharts(report, table, palette, files);
        }
      }
    }
    files.put(
        PageFolder.PROVENANCE, () -> utf8(CsvTable.text(Provenance.table(input.provenance()))));
    files.put(DESCRIBED, () -> utf8(Dictionary.of(input, reports).json()));
    files.put(PageFolder.PAGE, () -> utf8(new ReportPage(input, reports, site).html()));
    return files;
  }

  /** The report as JSON, ended by LF: every row of every table. */
  public byte[] json() {
    return utf8(ReportJson.of(input, reports()) + "\n");
  }

  private List<GameReport> reports() {
    Studies.judge(input.studies());
    Stream<ReportGame> named =
        input.studies().stream()
            .map(Study::game)
            .filter(id -> input.games().stream().noneMatch(game -> game.info().game().equals(id)))
            .map(ReportGame::plain);
    // one kind's statistics do not all go side by side: those of several kinds do
    return Stream.concat(input.games().stream(), named)
        .parallel()
        .flatMap(
            game ->
                input.studies().stream()
                    .filter(study -> study.game().equals(game.info().game()))
                    .map(study -> GameReport.of(game, study, input.filter())))
        .toList();
  }

  private static void addCharts(
      GameReport report, Table table, Palette palette, Map<String, Supplier<byte[]>> files) {
    String name = chart(report.file(table), palette);
    Style style = new Style(GamePresentations.colours(palette), Style.Heading.OWN);
    report
        .chart(table, style)
        .ifPresent(
            chart -> {
              files.put(name + ".png", chart::png);
              // a chart of its own: what draws one changes it
              files.put(
                  name + ".svg", () -> utf8(report.chart(table, style).orElseThrow().svgFile()));
            });
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
