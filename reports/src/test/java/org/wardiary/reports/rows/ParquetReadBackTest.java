package org.wardiary.reports.rows;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.GameSelection;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.projector.query.StoredRows;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.Tournaments;
import org.wardiary.reports.rows.GameRows.Limits;
import org.wardiary.reports.rows.RowsExport.Format;
import org.wardiary.reports.rows.RowsExport.Kind;

/**
 * Checks that DuckDB reads from the Parquet files of a tournament what the CSV files hold, cell by
 * cell.
 */
@Tag("slow")
class ParquetReadBackTest {

  @TempDir Path folder;

  static List<String> games() {
    return Tournaments.ids();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyCell_isThatOfTheCsv(String game) throws IOException, SQLException {
    Path csv = write(game, Format.CSV);
    Path parquet = write(game, Format.PARQUET);
    JsonNode tables = new ObjectMapper().readTree(csv.resolve("datapackage.json").toFile());
    int cells = 0;
    try (Connection duckdb = DriverManager.getConnection("jdbc:duckdb:")) {
      for (JsonNode table : tables.get("resources")) {
        String name = table.get("name").textValue();
        List<List<Object>> expected = csvRows(csv.resolve(name + ".csv"), table);
        assertThat(parquetRows(duckdb, parquet.resolve(name + ".parquet"), table))
            .as(name)
            .isEqualTo(expected);
        cells += expected.size() * table.at("/schema/fields").size();
      }
    }
    assertThat(cells).isGreaterThan(10_000);
  }

  private Path write(String game, Format format) {
    StoredGames stored = new StoredGames(1, game);
    StoredRows<GameSummary> summaries = stored.summaries();
    List<StoredRows<?>> kinds = stored.kinds(summaries);
    List<Kind> named = new ArrayList<>(List.of(new Kind(RowTable.GAMES, summaries)));
    for (StoredRows<?> kind : kinds.subList(1, kinds.size())) {
      named.add(new Kind(kind.view().getSimpleName().toLowerCase(Locale.ROOT), kind));
    }
    List<GameSummary> all = stored.games().stream().map(PlayedGame::summary).toList();
    Path out = folder.resolve(format.name());
    GameSelection selection = GameSelection.of(GameQuery.ALL, all);
    try (GameRows rows = GameRows.read(selection, kinds, folder, Limits.USUAL)) {
      RowsExport.write(rows, named, out, format, Map.of("Program", "test"), done -> {});
    }
    return out;
  }

  private static List<List<Object>> csvRows(Path file, JsonNode table) throws IOException {
    CSVFormat format = CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();
    List<List<Object>> rows = new ArrayList<>();
    try (CSVParser parser = CSVParser.parse(Files.readString(file), format)) {
      for (CSVRecord row : parser) {
        List<Object> cells = new ArrayList<>();
        for (JsonNode field : table.at("/schema/fields")) {
          String text = row.get(field.get("name").textValue());
          cells.add(
              switch (field.get("type").textValue()) {
                case "integer" -> Long.valueOf(text);
                case "number" -> Double.valueOf(text);
                case "boolean" -> Boolean.valueOf(text);
                default -> text.replaceFirst("^'(?=[=+@-])", ""); // the apostrophe before a formula
              });
        }
        rows.add(cells);
      }
    }
    return rows;
  }

  private static List<List<Object>> parquetRows(Connection duckdb, Path file, JsonNode table)
      throws SQLException {
    List<List<Object>> rows = new ArrayList<>();
    try (Statement query = duckdb.createStatement();
        ResultSet found = query.executeQuery("select * from '" + file + "'")) {
      while (found.next()) {
        List<Object> cells = new ArrayList<>();
        for (JsonNode field : table.at("/schema/fields")) {
          cells.add(found.getObject(field.get("name").textValue()));
        }
        rows.add(cells);
      }
    }
    return rows;
  }
}
