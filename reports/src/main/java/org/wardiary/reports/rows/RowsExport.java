package org.wardiary.reports.rows;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.text.Text;
import org.wardiary.projector.query.StoredRows;
import org.wardiary.reports.csv.DataPackage;
import org.wardiary.reports.csv.EarlierTables;
import org.wardiary.reports.csv.OutputFile;

/**
 * Writes all rows of some games to a folder: a file for each table that has rows, and a description
 * of them. The games are written part by part, so memory does not grow with their number. The files
 * appear only once all of them are complete.
 */
public final class RowsExport implements AutoCloseable {

  private static final String PACKAGE = "wardiary-rows";

  private final Path folder;
  private final Format format;
  private final Map<String, String> facts;
  private final EarlierTables earlier;
  private final Map<String, OpenTable> open = new LinkedHashMap<>();
  private final List<RowTable> tables = new ArrayList<>();

  /** Format of the files. */
  public enum Format {
    /** Comma-separated values. */
    CSV,
    /** Comma-separated values that Excel opens without changing them. */
    EXCEL
  }

  /**
   * Rows of a kind.
   *
   * @param name the kind's name, {@link RowTable#GAMES} for the summaries
   * @param rows the stored rows
   */
  public record Kind(String name, StoredRows<?> rows) {

    List<RowTable> tables() {
      return RowTables.of(name, SpecificData.get().getSchema(rows.view()));
    }
  }

  /** A table with at least one row written. */
  private static final class OpenTable {
    private final OutputFile file;
    private final CsvRows writer;
    private long rows;

    private OpenTable(OutputFile file, CsvRows writer) {
      this.file = file;
      this.writer = writer;
    }
  }

  /**
   * What was written.
   *
   * @param tables number of tables
   * @param rows number of rows in all tables
   */
  public record Written(int tables, long rows) {}

  private RowsExport(Path folder, Format format, Map<String, String> facts) {
    this.earlier = EarlierTables.in(folder, PACKAGE);
    this.folder = folder;
    this.format = format;
    this.facts = facts;
  }

  /**
   * Writes the rows. Tables that an earlier run wrote there and that have no rows now are deleted.
   *
   * @param games the games' rows, of these kinds
   * @param folder the folder, created if it is missing
   * @param facts where the rows come from, in words
   * @param progress receives the number of parts written so far
   * @throws org.wardiary.events.text.InputRefused if the folder has a description that was not made
   *     here
   * @throws UncheckedIOException if a file cannot be written; older files are then unchanged
   */
  public static Written write(
      GameRows games,
      List<Kind> kinds,
      Path folder,
      Format format,
      Map<String, String> facts,
      LongConsumer progress) {
    try (RowsExport export = new RowsExport(folder, format, facts)) {
      Map<Kind, List<RowTable>> tables = new LinkedHashMap<>();
      kinds.forEach(kind -> tables.put(kind, kind.tables()));
      tables.values().forEach(export.tables::addAll);
      for (int part = 0; part < games.count(); part++) {
        for (Kind kind : kinds) {
          export.write(games.rows(kind.rows(), part), tables.get(kind));
        }
        progress.accept(part + 1L);
      }
      return export.finish();
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to write to %s but failed", folder), e);
    }
  }

  private void write(List<? extends SpecificRecord> messages, List<RowTable> of) {
    for (SpecificRecord message : messages) {
      for (RowTable table : of) {
        table.read(message, row -> write(table, row));
      }
    }
  }

  private void write(RowTable table, List<Object> row) {
    try {
      OpenTable to = open.get(table.name());
      if (to == null) {
        to = begin(table);
        open.put(table.name(), to);
      }
      to.writer.write(row);
      to.rows++;
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to write %s but failed", file(table)), e);
    }
  }

  private Path file(RowTable table) {
    return folder.resolve(table.name() + ".csv");
  }

  private OpenTable begin(RowTable table) throws IOException {
    OutputFile file = OutputFile.create(file(table));
    return new OpenTable(
        file,
        format == Format.EXCEL
            ? CsvRows.excel(table, file.stream())
            : CsvRows.plain(table, file.stream()));
  }

  private Written finish() throws IOException {
    for (OpenTable table : open.values()) {
      table.writer.finish();
    }
    for (OpenTable table : open.values()) {
      table.file.commit();
    }
    DataPackage now = description();
    // the description is the only list of an earlier run's tables, so it is replaced last
    earlier.removeBut(now.files());
    OutputFile.write(folder.resolve(DataPackage.FILE), now.json());
    return new Written(open.size(), open.values().stream().mapToLong(table -> table.rows).sum());
  }

  private DataPackage description() {
    DataPackage all = new DataPackage(PACKAGE, "Rows of archived games", facts);
    for (RowTable table : tables) {
      Optional.ofNullable(open.get(table.name()))
          .ifPresent(written -> all.add(resource(table, written.rows)));
    }
    return all;
  }

  private DataPackage.Resource resource(RowTable table, long rows) {
    return new DataPackage.Resource(
        file(table).getFileName().toString(),
        table.name().replace('_', ' '),
        table.description(),
        table.fields().stream()
            .map(
                field ->
                    new DataPackage.Field(
                        field.name(),
                        field.type().name().toLowerCase(Locale.ROOT),
                        field.unit(),
                        field.description()))
            .toList(),
        rows,
        table.key(),
        table.name().equals(RowTable.GAMES) ? "" : RowTable.GAMES);
  }

  @Override
  public void close() throws IOException {
    for (OpenTable table : open.values()) {
      table.file.close();
    }
  }
}
