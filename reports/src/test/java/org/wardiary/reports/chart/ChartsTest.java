package org.wardiary.reports.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.Paint;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.Layer;
import org.jfree.data.Range;
import org.jfree.data.xy.IntervalXYDataset;
import org.jfree.data.xy.XYDataset;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Archive;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.game.squares.FlankAttacks;
import org.wardiary.analytics.game.squares.Openings;
import org.wardiary.analytics.study.Balance;
import org.wardiary.analytics.study.GameLength;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.study.WinConditions;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.squares.CivilWar;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.reports.draw.Palette;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.page.ReportGame;
import org.wardiary.reports.page.SampleRows;

/** What charts show is what their tables hold: datasets and ranges, not pixels. */
class ChartsTest {

  private static final String GAME = "squares/civil-war";
  private static final MapFile FILE = MapLibrary.bundled().find("squares").orElseThrow();
  private static final GameMap MAP = new CivilWar().readMap(FILE);
  private static final Style LIGHT =
      new Style(GamePresentations.colours(Palette.LIGHT), Style.Heading.OWN);

  private static List<Table> tables;

  @BeforeAll
  static void makeTables() {
    Archive.Builder archive = new Archive.Builder();
    SampleRows.civilWar(5).addTo(archive, 120);
    GameSet set = archive.build().sets().get(0);
    tables = Studies.tables(set, ReportGame.of(new CivilWar(), FILE).info());
  }

  private static Table table(String id) {
    return tables.stream().filter(table -> table.id().equals(id)).findFirst().orElseThrow();
  }

  private static Drawing drawing(Table table, Style style) {
    return GamePresentations.drawing(table, style, GAME, Optional.of(MAP)).orElseThrow();
  }

  private static XYPlot plot(String id) {
    return ((JfreeDrawing) drawing(table(id), LIGHT)).chart().getXYPlot();
  }

  @Test
  void winConditions_areBarsOfSharesThatMakeUpTheWhole() {
    XYPlot plot = plot(WinConditions.ID);
    XYDataset data = plot.getDataset();
    List<Row> rows =
        table(WinConditions.ID)
            .select(row -> row.is("moved_first", "either") && row.count("games") > 0);

    double whole = 0;
    for (int series = 0; series < data.getSeriesCount(); series++) {
      String part = String.valueOf(data.getSeriesKey(series));
      double share =
          rows.stream()
              .filter(row -> part.equals(row.text("winner") + ", " + row.text("condition")))
              .mapToDouble(row -> row.number("share").orElseThrow())
              .sum();
      assertThat(data.getYValue(series, 0)).as(part).isEqualTo(share);
      whole += share;
    }
    assertThat(whole).isCloseTo(1, within(1e-9));
    assertThat(plot.getRangeAxis().getRange()).isEqualTo(new Range(0, 1));
  }

  @Test
  void parts_ofOneColour_areShadesOfIt() {
    XYPlot plot = plot(WinConditions.ID);
    Set<Paint> paints = new HashSet<>();
    int parts = plot.getDataset().getSeriesCount();
    for (int series = 0; series < parts; series++) {
      paints.add(plot.getRenderer().getSeriesPaint(series));
    }

    assertThat(paints).hasSize(parts);
  }

  @Test
  void labels_thatLeaveNoRoomBesideValues_standAboveThem_andAreNotCut() {
    List<String> names = List.of("Cavalry to G3L and Heavy Cavalry to B3C", "short");
    RowLabels wide = RowLabels.of(names, LIGHT);
    RowLabels narrow = RowLabels.of(names, LIGHT.narrow());

    assertThat(wide.beside()).isPositive();
    assertThat(wide.above()).isZero();
    assertThat(narrow.beside()).isZero();
    assertThat(narrow.above()).isPositive();
    String svg = openings(LIGHT.narrow()).svgFile();
    for (Row row : table(Openings.ID).select(row -> row.count("actions") == 1).subList(0, 1)) {
      String first = row.text("opening").split(" ")[0];
      assertThat(svg).contains(row.text("side") + ": " + first).doesNotContain("…");
    }
  }

  private static Drawing openings(Style style) {
    return drawing(table(Openings.ID), style);
  }

  @Test
  void openings_areComparedWithWhatTheirSideScoresWithAny() {
    IntervalRows data = (IntervalRows) plot(Openings.ID).getDataset();
    Row first =
        table(Openings.ID)
            .find(row -> row.is("moves", "first or second") && row.count("actions") == 1)
            .orElseThrow();

    assertThat(data.entry(0).label()).contains(first.text("opening"));
    assertThat(data.entry(0).baseline()).isEqualTo(first.number("any").orElseThrow());
  }

  @Test
  void balance_showsOneHalfAndAllIntervals() {
    XYPlot plot = plot(Balance.ID);
    IntervalXYDataset data = (IntervalXYDataset) plot.getDataset();
    Range range = plot.getRangeAxis().getRange();

    assertThat(range.contains(0.5)).isTrue();
    for (int i = 0; i < data.getItemCount(0); i++) {
      assertThat(range.contains(data.getStartYValue(0, i))).isTrue();
      assertThat(range.contains(data.getEndYValue(0, i))).isTrue();
    }
    assertThat(plot.getRangeMarkers(Layer.BACKGROUND)).hasSize(1);
  }

  private static Table balance(int games) {
    Archive.Builder few = new Archive.Builder();
    SampleRows.civilWar(5).addTo(few, games);
    return Study.table(Balance.statistic(), few.build().sets().get(0).games())
        .withSource(games + " games");
  }

  @Test
  void tooFewGames_areDrawnAsNWithoutAValue() {
    Drawing drawing = drawing(balance(30), LIGHT);
    IntervalRows data = (IntervalRows) ((JfreeDrawing) drawing).chart().getXYPlot().getDataset();
    List<IntervalRows.Entry> hidden =
        data.entries().stream().filter(entry -> !entry.shown()).toList();

    assertThat(data.entry(0).shown()).isTrue();
    assertThat(hidden)
        .isNotEmpty()
        .allSatisfy(
            entry -> assertThat(entry.words()).startsWith("n = ").endsWith("too few for a rate"));
    assertThat(drawing.png()).isNotEmpty();
  }

  @Test
  void tooFewGamesForAnyRate_haveNoChart() {
    assertThat(GamePresentations.drawing(balance(7), LIGHT, GAME, Optional.of(MAP))).isEmpty();
  }

  @Test
  void values_thatWouldBeWrittenAsNothing_getMoreDecimals() {
    assertThat(Entries.written(0.0042, "0.00")).isEqualTo("0.004");
    assertThat(Entries.written(0.0042, "0 %")).isEqualTo("0.4 %");
    assertThat(Entries.written(-0.004, "+0.00;−0.00")).isEqualTo("−0.004");
    assertThat(Entries.written(0, "0.00")).isEqualTo("0.00");
    assertThat(Entries.written(0.42, "0 %")).isEqualTo("42 %");
  }

  @Test
  void openings_ofWhichNoneHasARate_haveNoChart() {
    Table all = table(Openings.ID);
    List<Row> rare = all.select(row -> row.number("score").isEmpty());
    Table table =
        new Table(
            all.id(), all.title(), all.source(), all.note(), all.definition(), all.columns(), rare);

    assertThat(rare).isNotEmpty();
    assertThat(GamePresentations.drawing(table, LIGHT, GAME, Optional.of(MAP))).isEmpty();
  }

  @Test
  void lengths_showAllGames() {
    XYPlot plot = plot(GameLength.DISTRIBUTION);
    double sum = 0;
    for (int series = 0; series < plot.getDataset().getSeriesCount(); series++) {
      for (int i = 0; i < plot.getDataset().getItemCount(series); i++) {
        sum += plot.getDataset().getYValue(series, i);
      }
    }

    assertThat(sum).isEqualTo(120);
  }

  @Test
  void heat_showsTheRateOfEachSquareThatHasOne() {
    Table table = table(FlankAttacks.SQUARES);
    String svg = drawing(table, LIGHT).svgFile();

    for (Row row : table.select(row -> row.number("flank_per_game").isPresent())) {
      assertThat(svg).contains("of " + row.count("attacks"));
    }
  }

  @Test
  void sides_haveTheirOwnColours() {
    ChartColours palette = GamePresentations.colours(Palette.LIGHT);

    assertThat(palette.named("Blue", List.of("Blue")))
        .isEqualTo(palette.colour("side.Blue"))
        .isNotEqualTo(palette.named("Gray", List.of("Gray")));
    assertThat(palette.named("Purple", List.of("Green", "Purple"))).isEqualTo(palette.series(1));
  }

  @Test
  void whatHasANameInThePalette_hasItsColourInEveryChart() {
    ChartColours palette = GamePresentations.colours(Palette.LIGHT);

    assertThat(palette.named("moved first", List.of("a", "moved first")))
        .isEqualTo(palette.named("moved first", List.of("moved first")))
        .isNotEqualTo(palette.named("winner", List.of("winner")));
  }

  /** Otherwise a page could not turn colours back into roles. */
  @Test
  void palette_hasNoColourTwice() {
    assertThat(GamePresentations.colours(Palette.LIGHT).colours().values()).doesNotHaveDuplicates();
  }

  @Test
  void everyChart_onAPage_isInTheThemesColoursAndLoadsNothing() {
    for (Table table : tables) {
      GamePresentations.drawing(table, LIGHT, GAME, Optional.of(MAP))
          .ifPresent(
              drawing -> {
                String svg = drawing.svgElement("p-" + table.id());
                assertThat(svg.replaceAll("stroke:rgb\\(0,0,0\\)", ""))
                    .as(table.id())
                    .startsWith("<svg")
                    .doesNotContain("rgb(")
                    .doesNotContain("href=\"http")
                    .doesNotContain("<!DOCTYPE");
              });
    }
  }

  @Test
  void everyChart_drawnTwice_hasTheSameBytes() {
    for (Table table : tables) {
      for (Palette palette : Palette.values()) {
        Style style = new Style(GamePresentations.colours(palette), Style.Heading.OWN);
        Optional<Drawing> one = GamePresentations.drawing(table, style, GAME, Optional.of(MAP));
        Optional<Drawing> two = GamePresentations.drawing(table, style, GAME, Optional.of(MAP));
        one.ifPresent(
            drawing -> {
              assertThat(drawing.svgFile()).isEqualTo(two.orElseThrow().svgFile());
              if (palette == Palette.DARK) {
                assertThat(drawing.png()).isEqualTo(two.orElseThrow().png());
              }
            });
      }
    }
  }
}
