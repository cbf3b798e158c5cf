package org.wardiary.reports.rows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.GameSelection;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.events.text.InputRefused;
import org.wardiary.projector.game.generalsview.view.CampaignRows;
import org.wardiary.projector.game.generalsview.view.CampaignUnit;
import org.wardiary.projector.game.onthesquare.view.EngagementRows;
import org.wardiary.projector.query.StoredRows;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.projector.view.Tally;
import org.wardiary.reports.rows.GameRows.Limits;
import org.wardiary.reports.rows.RowsExport.Format;
import org.wardiary.reports.rows.RowsExport.Kind;

/** Checks that the files hold what the archive holds, and that the description explains it. */
class RowsExportTest {

  private static final String GAME = "generals-view";

  private final StoredGames stored = new StoredGames(1, GAME);
  private final StoredRows<GameSummary> summaries = stored.summaries();

  @TempDir Path folder;

  private void write(Format format, Limits limits) {
    List<GameSummary> all = stored.games().stream().map(PlayedGame::summary).toList();
    List<StoredRows<?>> kinds = stored.kinds(summaries);
    List<Kind> named = new ArrayList<>(List.of(new Kind(RowTable.GAMES, summaries)));
    for (StoredRows<?> kind : kinds.subList(1, kinds.size())) {
      named.add(
          new Kind(
              kind.view().getSimpleName().replaceAll("Rows$", "").toLowerCase(Locale.ROOT), kind));
    }
    try (GameRows rows =
        GameRows.read(GameSelection.of(GameQuery.ALL, all), kinds, folder, limits)) {
      RowsExport.write(
          rows, named, folder.resolve("rows"), format, Map.of("Program", "test"), done -> {});
    }
  }

  private List<CSVRecord> csv(String table) throws IOException {
    try (CSVParser parser =
        CSVParser.parse(
            Files.readString(folder.resolve("rows/" + table + ".csv")),
            CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get())) {
      return parser.getRecords();
    }
  }

  @Test
  void excel_hasAByteOrderMark_andShowsTheSameText() throws IOException {
    write(Format.CSV, Limits.USUAL);
    List<CSVRecord> plain = csv(RowTable.GAMES);
    write(Format.EXCEL, Limits.USUAL);
    assertThat(Files.readString(folder.resolve("rows/games.csv"))).startsWith("\uFEFFgame_id,");
    CSVRecord excel = csv(RowTable.GAMES).get(0);
    String id = plain.get(0).get("game_id");
    assertThat(excel.get(0)).isEqualTo("=\"" + id + "\"");
    assertThat(excel.get("turns")).isEqualTo(plain.get(0).get("turns"));
    assertThat(excel.get("round")).isEqualTo("=\"" + plain.get(0).get("round") + "\"");
  }

  private JsonNode description() throws IOException {
    return new ObjectMapper().readTree(folder.resolve("rows/datapackage.json").toFile());
  }

  @Test
  void csv_hasEachRow_inOrderOfTheGames() throws IOException {
    write(Format.CSV, new Limits(7, 2048, 5000));

    List<CSVRecord> units = csv("campaign_units");
    List<String> expected = new ArrayList<>();
    for (PlayedGame game : stored.games()) {
      long row = 0;
      for (CampaignUnit unit : game.own(CampaignRows.class).orElseThrow().getUnits()) {
        expected.add(
            String.join(
                " ",
                game.summary().getGameId(),
                Long.toString(++row),
                unit.getUnit(),
                Integer.toString(unit.getCost())));
      }
    }
    assertThat(units)
        .extracting(
            unit ->
                String.join(
                    " ", unit.get("game_id"), unit.get("row"), unit.get("unit"), unit.get("cost")))
        .isEqualTo(expected);
    assertThat(csv("games"))
        .hasSameSizeAs(stored.games())
        .allSatisfy(game -> assertThat(game.get("first_side")).isEqualTo("Red"));
  }

  @Test
  void description_hasEachFileAndColumn_withUnitAndWords() throws IOException {
    write(Format.CSV, Limits.USUAL);

    List<String> paths = new ArrayList<>();
    for (JsonNode resource : description().get("resources")) {
      paths.add(resource.get("path").textValue());
      List<CSVRecord> rows = csv(resource.get("name").textValue());
      assertThat(rows)
          .as(resource.get("name").textValue())
          .hasSize(resource.get("rows").intValue());
      List<String> fields = resource.get("schema").get("fields").findValuesAsText("name");
      assertThat(fields).isEqualTo(rows.get(0).getParser().getHeaderNames());
      assertThat(resource.get("schema").get("fields"))
          .allSatisfy(
              field -> {
                assertThat(field.get("description").textValue()).isNotEmpty();
                assertThat(field.get("unit").textValue()).isNotEmpty();
              });
      assertThat(resource.get("description").textValue()).isNotEmpty();
      assertThat(keys(resource, rows)).hasSameSizeAs(rows);
    }
    try (Stream<Path> files = Files.list(folder.resolve("rows"))) {
      paths.add("datapackage.json");
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(paths);
    }
    assertThat(description().get("provenance").get("Program").textValue()).isEqualTo("test");
  }

  private static Set<String> keys(JsonNode resource, List<CSVRecord> rows) {
    List<String> key = new ArrayList<>();
    resource.get("schema").get("primaryKey").forEach(name -> key.add(name.textValue()));
    Set<String> values = new TreeSet<>();
    rows.forEach(row -> values.add(String.join("|", key.stream().map(row::get).toList())));
    return values;
  }

  @Test
  void tablesOfAnEarlierRun_areDeleted_andNothingElse() throws IOException {
    Path rows = Files.createDirectories(folder.resolve("rows"));
    Files.writeString(
        rows.resolve("datapackage.json"),
        "{\"name\":\"wardiary-rows\",\"resources\":[{\"path\":\"gone.csv\"},{\"path\":\"../out.csv\"}]}");
    for (String name : List.of("rows/gone.csv", "rows/mine.csv", "out.csv")) {
      Files.writeString(folder.resolve(name), "x");
    }
    write(Format.CSV, Limits.USUAL);
    assertThat(rows.resolve("gone.csv")).doesNotExist();
    assertThat(rows.resolve("mine.csv")).hasContent("x");
    assertThat(folder.resolve("out.csv")).hasContent("x");
    assertThat(rows.resolve("games.csv")).isNotEmptyFile();
  }

  @Test
  void descriptionOfSomethingElse_isNotOverwritten() throws IOException {
    Path other = Files.createDirectories(folder.resolve("rows")).resolve("datapackage.json");
    for (String text : List.of("{\"name\":\"mine\"}", "no JSON")) {
      Files.writeString(other, text);
      assertThatThrownBy(() -> write(Format.CSV, Limits.USUAL))
          .isInstanceOf(InputRefused.class)
          .hasMessageContaining("was made by something else");
      assertThat(other).hasContent(text);
    }
  }

  @Test
  void failure_leavesWhatWasThere() throws IOException {
    write(Format.CSV, Limits.USUAL);
    String before = Files.readString(folder.resolve("rows/games.csv"));
    Files.delete(folder.resolve("rows/campaign_units.csv"));
    Files.createDirectory(folder.resolve("rows/campaign_units.csv"));

    assertThatExceptionOfType(UncheckedIOException.class)
        .isThrownBy(() -> write(Format.CSV, Limits.USUAL))
        .withMessageContaining("campaign_units.csv");
    assertThat(folder.resolve("rows/games.csv")).hasContent(before);
    try (Stream<Path> files = Files.list(folder.resolve("rows"))) {
      assertThat(files.filter(file -> file.toString().endsWith(".part"))).isEmpty();
    }
  }

  @Test
  void units_areOfNumbersAlone_andOfTheRecordThatHasThem() {
    Map<String, String> centre = units(EngagementRows.getClassSchema(), "engagement_centre");
    assertThat(centre)
        .containsEntry("first", "sectors")
        .containsEntry("second", "sectors")
        .containsEntry("first_men", "men")
        .containsEntry("turn", "turn");
    Map<String, String> charges = units(EngagementRows.getClassSchema(), "engagement_charges");
    assertThat(charges).containsEntry("beaten", "boolean").containsEntry("boxed", "boolean");
    assertThat(units(Tally.getClassSchema(), "engagement_points"))
        .containsEntry("first", "points")
        .containsEntry("second", "points");
  }

  private static Map<String, String> units(Schema message, String table) {
    return RowTables.of("engagement", message).stream()
        .filter(one -> one.name().equals(table))
        .flatMap(one -> one.fields().stream())
        .collect(Collectors.toMap(RowField::name, RowField::unit));
  }
}
