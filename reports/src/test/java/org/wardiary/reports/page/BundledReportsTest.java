package org.wardiary.reports.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.analytics.Archive;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.course.AssetWorth;
import org.wardiary.analytics.course.Comebacks;
import org.wardiary.analytics.course.WorthOfPlaces;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.game.squares.OpeningUnits;
import org.wardiary.analytics.study.Certainty;
import org.wardiary.analytics.study.Claim;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.study.WinConditions;
import org.wardiary.analytics.table.Column;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.Extent;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.reports.Tournaments;

/** The whole report of each bundled tournament: each table, each chart, the page. */
@Tag("slow")
class BundledReportsTest {

  /** Tables that are clearer than a chart would be, or have too few games for any rate. */
  private static final Map<String, Set<String>> NO_CHART =
      Map.of(
          "squares/civil-war", Set.of(OpeningUnits.ID, AssetWorth.MODEL, Comebacks.GAMES),
          "squares/napoleonic", Set.of(OpeningUnits.ID, AssetWorth.MODEL, Comebacks.GAMES),
          // all games ended alike
          "generals-view", Set.of(WinConditions.WAYS, AssetWorth.MODEL, Comebacks.GAMES));

  private static final List<Integer> FEW = Extent.of(List.of(1, 30), List.of(10));

  private static final Pattern LINK = Pattern.compile("href=\"tables.html#([^\"]+)\"");

  @TempDir Path folder;

  static List<String> games() {
    return Tournaments.ids();
  }

  private static ReportGame game(String id) {
    Game game = Games.find(id).orElseThrow();
    MapFile map = MapLibrary.bundled().find(game.standardMap()).orElseThrow();
    return ReportGame.of(game, map);
  }

  private static ReportInput input(String id, Archive archive) {
    return ReportInput.of(
        "Bundled tournaments", archive, "", List.of(game(id)), List.of(), List.of());
  }

  private static Archive first(String id, int games) {
    Archive.Builder archive = new Archive.Builder();
    Tournaments.of(id).verdicts().stream()
        .limit(games)
        .map(verdict -> PlayedGames.played((Verdict.Accepted) verdict).events())
        .forEach(events -> Tournaments.fold(events, archive));
    return archive.build();
  }

  /** Writes the reports for inspection: {@code java … BundledReportsTest FOLDER}. */
  public static void main(String[] args) {
    for (String id : games()) {
      new ReportWriter(input(id, Tournaments.of(id).archive())).write(Path.of(args[0]));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void report_ofTheBundledTournament_hasEachTableAndItsCharts(String id) throws IOException {
    ReportInput input = input(id, Tournaments.of(id).archive());
    Map<String, Supplier<byte[]>> files = new ReportWriter(input).files();
    write(files);
    GameReport report = GameReport.of(game(id), input.studies().get(0), "");

    requireDictionary(report);
    requireSentences(input.studies().get(0), report);
    Set<String> bare = new HashSet<>();
    for (Table table : report.tables()) {
      assertThat(folder.resolve("csv/" + report.file(table) + ".csv")).exists();
      String chart = "charts/" + report.file(table);
      if (files.containsKey(chart + ".png")) {
        assertThat(files).containsKey(chart + "-dark.png");
        assertThat(folder.resolve(chart + ".svg")).content().contains("<svg");
      } else {
        bare.add(table.id());
      }
    }
    bare.remove(WorthOfPlaces.ID); // drawn only where a place has a verdict
    assertThat(bare)
        .isEqualTo(NO_CHART.getOrDefault(id, Set.of(AssetWorth.MODEL, Comebacks.GAMES)));
    assertThat(Files.readString(folder.resolve("index.html"))).endsWith("</html>\n");
  }

  /** Checks that each verdict that survives is said; all places are said in one sentence. */
  private static void requireSentences(Study study, GameReport report) {
    Certainty certainty = Studies.judge(List.of(study));
    for (Claim claim : study.claims()) {
      if (certainty.holds(claim)) {
        assertThat(report.answers().stream().flatMap(BundledReportsTest::sentences))
            .as(claim.table() + ": " + claim.row())
            .anyMatch(one -> one.kind() == Finding.Kind.SHOWN && one.table().equals(claim.table()));
      }
    }
  }

  private static Stream<Finding> sentences(Answer answer) {
    return Stream.concat(Stream.of(answer.lead()), answer.further().stream());
  }

  /** Writes the files; PNG takes long, and the demo, as installed, writes all of it. */
  private void write(Map<String, Supplier<byte[]>> files) throws IOException {
    for (Map.Entry<String, Supplier<byte[]>> file : files.entrySet()) {
      if (Extent.isNightly() || !file.getKey().endsWith(".png")) {
        Path path = folder.resolve(file.getKey());
        Files.createDirectories(path.getParent());
        assertThat(Files.write(path, file.getValue().get())).isNotEmptyFile();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void report_ofFewGames_leavesOutWhatCannotBeSaid_andLinksToWhatIsThere(String id) {
    for (int games : FEW) {
      Map<String, Supplier<byte[]>> files = new ReportWriter(input(id, first(id, games))).files();
      String pages = ReportGame.slug(id) + "/";
      String tables = text(files, pages + "tables.html");
      String brief = text(files, pages + "index.html");
      List<String> links =
          LINK.matcher(brief).results().map(found -> found.group(1)).distinct().toList();
      assertThat(links).as("%d games", games).isNotEmpty();
      assertThat(links).allSatisfy(link -> assertThat(tables).contains("<section id=\"" + link));
      if (games < Estimate.FEWEST) {
        assertThat(tables).doesNotContain("<td class=\"number\">–</td>");
        assertThat(brief).doesNotContain("(95\u00A0% interval").doesNotContain("too few");
      }
    }
  }

  private static String text(Map<String, Supplier<byte[]>> files, String name) {
    return new String(files.get(name).get(), StandardCharsets.UTF_8);
  }

  /**
   * Checks that the description beside the CSV files names each column as they do, and explains it.
   */
  private void requireDictionary(GameReport report) throws IOException {
    JsonNode all = new ObjectMapper().readTree(folder.resolve("csv/datapackage.json").toFile());
    assertThat(all.get("resources")).hasSameSizeAs(report.tables());
    Set<String> bare = new TreeSet<>();
    for (int i = 0; i < report.tables().size(); i++) {
      Table table = report.tables().get(i);
      JsonNode resource = all.get("resources").get(i);
      String header =
          Files.readString(folder.resolve("csv").resolve(resource.get("path").textValue()))
              .lines()
              .findFirst()
              .orElseThrow();
      JsonNode fields = resource.get("schema").get("fields");
      assertThat(String.join(",", fields.findValuesAsText("name"))).isEqualTo(header);
      assertThat(resource.get("rows").intValue()).isEqualTo(table.rows().size());
      for (Column column : table.columns().list()) {
        boolean bound = column.kind() == Column.Kind.LOW || column.kind() == Column.Kind.HIGH;
        if (!bound && Dictionary.words(table.id(), column.name()).isEmpty()) {
          bare.add(table.id() + "." + column.name());
        }
      }
    }
    assertThat(bare).as("columns without a line in columns.properties").isEmpty();
  }
}
