package org.wardiary.reports.page;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.wardiary.analytics.compare.ComparisonTables;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.text.Text;
import org.wardiary.reports.chart.Style;
import org.wardiary.reports.csv.CsvTable;
import org.wardiary.reports.csv.OutputFile;
import org.wardiary.reports.draw.Palette;
import org.wardiary.reports.game.GamePresentations;

/**
 * Writes a comparison: {@code index.html}, for each game {@code GAME/tables.html}; {@code csv/},
 * {@code charts/}.
 *
 * @param page the page to write
 */
public record ComparisonWriter(ComparisonPage page) {

  /** The table of all differences. */
  static final String VERDICTS = "csv/" + ComparisonTables.ALL + ".csv";

  /**
   * Writes all files, the page last. The same games give the same bytes on the same JDK.
   *
   * @param folder the folder, created if it is missing
   * @param progress receives the number of files written so far and the total
   * @return the files written, in order
   * @throws org.wardiary.events.text.InputRefused if the folder has a page that was not made here
   */
  public List<Path> write(Path folder, BiConsumer<Integer, Integer> progress) {
    PageFolder.requireOurs(folder);
    Map<String, Supplier<byte[]>> files = files();
    List<Path> written = new ArrayList<>();
    files.forEach(
        (name, content) -> {
          progress.accept(written.size(), files.size());
          Path file = folder.resolve(name);
          OutputFile.write(file, content.get());
          written.add(file);
        });
    return written;
  }

  private Map<String, Supplier<byte[]>> files() {
    Map<String, Supplier<byte[]>> files = new LinkedHashMap<>();
    for (ComparedGame game : page.games()) {
      for (Table table : game.tables()) {
        files.put("csv/" + game.file(table) + ".csv", () -> Text.utf8(CsvTable.text(table)));
        for (Palette palette : Palette.values()) {
          addCharts(game, table, palette, files);
        }
      }
    }
    files.put(
        VERDICTS,
        () ->
            Text.utf8(
                CsvTable.text(
                    ComparisonTables.all(
                        page.games().stream().map(ComparedGame::comparison).toList()))));
    for (ComparedGame game : page.games()) {
      files.put(
          game.slug() + "/" + PageFolder.TABLES,
          () -> Text.utf8(ComparedTablesPage.of(game).html()));
    }
    files.put(
        PageFolder.PROVENANCE, () -> Text.utf8(CsvTable.text(Provenance.table(page.provenance()))));
    files.put(PageFolder.PAGE, () -> Text.utf8(page.html()));
    return files;
  }

  private static void addCharts(
      ComparedGame game, Table table, Palette palette, Map<String, Supplier<byte[]>> files) {
    String suffix = palette == Palette.LIGHT ? "" : "-" + palette.name().toLowerCase(Locale.ROOT);
    String name = "charts/" + game.file(table) + suffix;
    game.chart(table, new Style(GamePresentations.colours(palette), Style.Heading.OWN))
        .ifPresent(
            chart -> {
              files.put(name + ".png", chart::png);
              files.put(name + ".svg", () -> Text.utf8(chart.svgFile()));
            });
  }
}
