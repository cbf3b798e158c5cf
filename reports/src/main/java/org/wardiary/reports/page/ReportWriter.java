package org.wardiary.reports.page;

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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.study.Certainty;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.study.WinConditions;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.text.Text;
import org.wardiary.reports.chart.Style;
import org.wardiary.reports.csv.CsvTable;
import org.wardiary.reports.csv.DataPackage;
import org.wardiary.reports.csv.EarlierTables;
import org.wardiary.reports.csv.OutputFile;
import org.wardiary.reports.draw.Palette;
import org.wardiary.reports.game.GamePresentations;

/**
 * Writes a report: {@code index.html}, for each game {@code GAME/index.html} and {@code
 * GAME/tables.html}; {@code csv/}, {@code charts/}.
 */
public final class ReportWriter {

  private static final String DESCRIBED = "csv/" + DataPackage.FILE;

  private static final String VERDICTS = "csv/verdicts.csv";

  /** Number of files made in parallel, and held in memory until those before them are written. */
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
   * Returns a writer of the same report as part of a site, to which its page links.
   *
   * @param address the site's home page, relative to the report's page
   */
  public ReportWriter partOf(String address) {
    return new ReportWriter(input, Optional.of(address));
  }

  /**
   * Writes all files; the page and then the description of the tables come last. The same input
   * gives the same bytes on the same JDK. Deletes tables and charts that an earlier report left in
   * the folder and that this one does not have.
   *
   * @param folder the folder, created if it is missing
   * @return the files written, in order
   * @throws java.io.UncheckedIOException if a file cannot be written
   * @throws org.wardiary.events.text.InputRefused if the folder has a page that was not made here
   */
  public List<Path> write(Path folder) {
    return write(folder, (done, total) -> {});
  }

  /**
   * Writes all files, as {@link #write(Path)} does, and reports progress.
   *
   * @param progress receives the number of files written so far and the total
   */
  public List<Path> write(Path folder, BiConsumer<Integer, Integer> progress) {
    PageFolder.requireOurs(folder);
    EarlierTables earlier = EarlierTables.in(folder.resolve("csv"), Dictionary.NAME);
    List<Path> written = new ArrayList<>();
    Map<String, Supplier<byte[]>> files = files();
    // the description is the only list of an earlier report's tables, so it is replaced last
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

  /** Deletes the tables, charts and pages of an earlier report that this one does not write. */
  private static void removeBut(Set<String> files, EarlierTables earlier, Path folder) {
    for (String csv : earlier.files()) {
      String table = csv.replaceFirst("[.]csv$", "");
      Stream.of(Stream.of("csv/" + csv), charts(table), pages(table))
          .flatMap(names -> names)
          .filter(file -> !files.contains(file))
          .forEach(file -> EarlierTables.remove(folder.resolve(file)));
    }
  }

  /** The pages of a game by the table that every game has. */
  private static Stream<String> pages(String table) {
    String game = table.replaceFirst("-" + WinConditions.WAYS + "$", "");
    return game.equals(table)
        ? Stream.empty()
        : Stream.of(PageFolder.PAGE, PageFolder.TABLES).map(page -> game + "/" + page);
  }

  private static Stream<String> charts(String table) {
    return Stream.of(Palette.values())
        .flatMap(
            palette -> Stream.of(".png", ".svg").map(suffix -> chart(table, palette) + suffix));
  }

  /** Path of a chart, without extension. */
  private static String chart(String table, Palette palette) {
    String suffix = palette == Palette.LIGHT ? "" : "-" + palette.name().toLowerCase(Locale.ROOT);
    return "charts/" + table + suffix;
  }

  /**
   * All files by path, with {@code /} between folder and name. The tables are made now; the bytes
   * of a file are made when its supplier is called, by any thread.
   */
  public Map<String, Supplier<byte[]>> files() {
    Map<String, Supplier<byte[]>> files = new LinkedHashMap<>();
    Certainty certainty = Studies.judge(input.studies());
    List<GameReport> reports = reports();
    for (GameReport report : reports) {
      for (Table table : report.tables()) {
        files.put("csv/" + report.file(table) + ".csv", () -> Text.utf8(CsvTable.text(table)));
        for (Palette palette : Palette.values()) {
          addCharts(report, table, palette, files);
        }
      }
    }
    files.put(VERDICTS, () -> Text.utf8(CsvTable.text(Verdicts.table(input.studies(), certainty))));
    files.put(
        PageFolder.PROVENANCE,
        () -> Text.utf8(CsvTable.text(Provenance.table(input.provenance()))));
    files.put(DESCRIBED, () -> Text.utf8(Dictionary.of(input, reports).json()));
    Optional<String> above = site.map(address -> "../" + address);
    for (GameReport report : reports) {
      files.put(
          report.slug() + "/" + PageFolder.PAGE,
          () -> Text.utf8(new BriefPage(input, report, above).html()));
      files.put(
          report.slug() + "/" + PageFolder.TABLES,
          () -> Text.utf8(new TablesPage(input, report, above).html()));
    }
    files.put(PageFolder.PAGE, () -> Text.utf8(new ReportPage(input, reports, site).html()));
    return files;
  }

  /** The report as JSON, ended by LF: every row of every table. */
  public byte[] json() {
    Studies.judge(input.studies());
    return Text.utf8(ReportJson.of(input, reports()) + "\n");
  }

  /** The most striking statistic of each game that has one, as HTML for the home page of a site. */
  public String striking() {
    Studies.judge(input.studies());
    return reports().stream()
        .filter(report -> report.striking().isPresent())
        .map(report -> Templates.render("page/striking.jte", report))
        .collect(Collectors.joining());
  }

  private List<GameReport> reports() {
    Stream<ReportGame> named =
        input.studies().stream()
            .map(Study::game)
            .filter(id -> input.games().stream().noneMatch(game -> game.info().game().equals(id)))
            .map(ReportGame::plain);
    // the statistics of one kind of game are not all computed in parallel, so the kinds are
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
    // a picture that stands alone says of which game it is, and whose
    Table named = table.withSource(Text.of("%s, %s; wardiary", report.title(), table.source()));
    report
        .chart(named, style)
        .ifPresent(
            chart -> {
              files.put(name + ".png", chart::png);
              // drawn again, since rendering changes a chart
              files.put(
                  name + ".svg",
                  () -> Text.utf8(report.chart(named, style).orElseThrow().svgFile()));
            });
  }
}
