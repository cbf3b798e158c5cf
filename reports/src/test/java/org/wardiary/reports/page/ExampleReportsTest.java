package org.wardiary.reports.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wardiary.analytics.Archive;
import org.wardiary.analytics.table.Column;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.record.GameText;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.reports.Tournaments;

/** The reports of the bundled games that are recorded only. */
class ExampleReportsTest {

  private static ReportInput input(String id) {
    String name = "/bundled/" + id + "-games.wdr";
    List<GameText> texts = GameData.read(ExampleReportsTest.class.getResourceAsStream(name), name);
    Archive.Builder archive = new Archive.Builder();
    Verdict.Accepted last = GameData.accepted(texts.get(0));
    for (GameText text : texts) {
      last = GameData.accepted(text);
      Tournaments.fold(PlayedGames.played(last).events(), archive);
    }
    ReportGame game = ReportGame.of(last.sequence().setup());
    return ReportInput.of(
        "Example games", archive.build(), "", List.of(game), List.of(), List.of());
  }

  @ParameterizedTest
  @CsvSource({
    "harrow, attacks-by-odds attacks-by-space losses-by-space visits-by-space states-by-space drawn-values"
        + " throws-by-side-and-player",
    "salt-towns, states-by-space visits-by-space drawn-values"
  })
  void reportOfSixGames_hasChartsAndHeatMaps_andWordsForEachColumn(String id, String charts) {
    ReportInput input = input(id);
    Map<String, Supplier<byte[]>> files = new ReportWriter(input).files();
    Set<String> drawn =
        files.keySet().stream()
            .filter(file -> file.endsWith(".svg") && !file.contains("-dark"))
            .map(file -> file.replaceFirst(".*recorded-" + id + "-(.*)\\.svg", "$1"))
            .collect(Collectors.toSet());
    assertThat(drawn).contains(charts.split(" "));
    Set<String> bare = new TreeSet<>();
    for (Table table : input.studies().get(0).tables()) {
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
