package org.wardiary.reports.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jfree.chart.ChartRenderingInfo;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.xy.IntervalXYDataset;
import org.jfree.data.xy.XYDataset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.course.WorthOfPlaces;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.game.generalsview.CampaignCurves;
import org.wardiary.analytics.game.onthesquare.CardLuck;
import org.wardiary.analytics.game.onthesquare.CentreHeld;
import org.wardiary.analytics.game.onthesquare.OrdersGiven;
import org.wardiary.analytics.game.onthesquare.TwoAgainstOne;
import org.wardiary.analytics.study.Certainty;
import org.wardiary.analytics.study.Crosstable;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.onthesquare.OnTheSquareGame;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.reports.Tournaments;
import org.wardiary.reports.board.Heat;
import org.wardiary.reports.draw.Fonts;
import org.wardiary.reports.draw.Fonts.Weight;
import org.wardiary.reports.draw.Palette;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.page.ReportGame;

/** The charts of the bundled tournaments: what they show, and that all words have room. */
class BundledChartsTest {

  private static final Style LIGHT =
      new Style(GamePresentations.colours(Palette.LIGHT), Style.Heading.OWN);

  private static final Map<String, List<Table>> TABLES = new ConcurrentHashMap<>();
  private static final Map<String, Map<String, JfreeDrawing>> DRAWINGS = new ConcurrentHashMap<>();

  static List<String> games() {
    return Tournaments.ids();
  }

  private static List<Table> tables(String id) {
    Game game = Games.find(id).orElseThrow();
    return TABLES.computeIfAbsent(
        id, it -> Studies.tables(Tournaments.of(it).set(), ReportGame.of(game, map(game)).info()));
  }

  private static MapFile map(Game game) {
    return MapLibrary.bundled().find(game.standardMap()).orElseThrow();
  }

  private static Table table(String game, String id) {
    return tables(game).stream().filter(table -> table.id().equals(id)).findFirst().orElseThrow();
  }

  private static Map<String, JfreeDrawing> drawings(String id) {
    return DRAWINGS.computeIfAbsent(id, BundledChartsTest::draw);
  }

  private static Map<String, JfreeDrawing> draw(String id) {
    Map<String, JfreeDrawing> drawings = new TreeMap<>();
    Game game = Games.find(id).orElseThrow();
    for (Table table : tables(id)) {
      for (Style style : List.of(LIGHT, LIGHT.narrow())) {
        GamePresentations.drawing(table, style, id, Optional.of(game.readMap(map(game))))
            .filter(JfreeDrawing.class::isInstance)
            .ifPresent(
                drawing -> drawings.put(table.id() + " " + style.width(), (JfreeDrawing) drawing));
      }
    }
    return drawings;
  }

  private static XYPlot plot(Table table) {
    Optional<Drawing> drawing =
        GamePresentations.drawing(table, LIGHT, OnTheSquareGame.ID, Optional.empty());
    return ((JfreeDrawing) drawing.orElseThrow()).chart().getXYPlot();
  }

  /** Where the plot lies once the chart is drawn. */
  private static Rectangle2D area(JfreeDrawing drawing) {
    ChartRenderingInfo info = new ChartRenderingInfo();
    BufferedImage image = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    drawing
        .chart()
        .draw(g, new Rectangle2D.Double(0, 0, drawing.width(), drawing.height()), null, info);
    g.dispose();
    return info.getPlotInfo().getDataArea();
  }

  @ParameterizedTest
  @MethodSource("games")
  void words_atTheEndsOfValues_areNotCut(String id) {
    drawings(id)
        .forEach(
            (table, drawing) -> {
              XYPlot plot = drawing.chart().getXYPlot();
              if (plot.getDataset() instanceof IntervalRows rows) {
                Rectangle2D area = area(drawing);
                for (IntervalRows.Entry entry : rows.entries()) {
                  assertThat(end(entry, plot, area))
                      .as("%s, %s: %s", table, entry.label(), entry.words())
                      .isLessThanOrEqualTo(area.getMaxX());
                }
              }
            });
  }

  private static double end(IntervalRows.Entry entry, XYPlot plot, Rectangle2D area) {
    double words = Fonts.width(entry.words(), Weight.REGULAR, Style.LABEL);
    double value = entry.shown() ? Math.max(entry.value(), entry.high()) : 0;
    double at =
        entry.shown()
            ? plot.getRangeAxis().valueToJava2D(value, area, RectangleEdge.BOTTOM)
            : area.getMinX();
    return at + IntervalRenderer.LABEL_GAP + words;
  }

  @ParameterizedTest
  @MethodSource("games")
  void ticksOfShares_areNotBeyondTheWhole(String id) {
    drawings(id)
        .forEach(
            (table, drawing) -> {
              XYPlot plot = drawing.chart().getXYPlot();
              if (plot.getDataset() instanceof IntervalRows) {
                String svg = drawing.svgFile();
                assertThat(svg).as(table).doesNotContain(">120 %<").doesNotContain(">110 %<");
              }
            });
  }

  @Test
  void orders_areBarsOfWhatBecameOfThem() {
    Table table = table(OnTheSquareGame.ID, OrdersGiven.ID);
    XYDataset data = plot(table).getDataset();
    List<String> columns = List.of("executed", "stood_fast", "used_up", "void");

    assertThat(data.getSeriesCount()).isEqualTo(columns.size());
    for (int series = 0; series < columns.size(); series++) {
      assertThat(data.getItemCount(series)).isEqualTo(table.rows().size());
      for (int i = 0; i < table.rows().size(); i++) {
        assertThat(data.getYValue(series, i))
            .isEqualTo(table.rows().get(i).number(columns.get(series)).orElseThrow());
      }
    }
  }

  @Test
  void citiesOfAPlace_areBothOnTheBoard_whoseTitleSaysWhatItShows() {
    Game game = Games.find("generals-view").orElseThrow();
    Map<String, String> verdicts =
        Map.of(
            "e8 and k2", Certainty.SURVIVES,
            "b10 and g8 (generals-view-valley)", Certainty.SURVIVES,
            "c2 and m8", "may be chance");
    Table table =
        new TableBuilder<String>(WorthOfPlaces.ID, "Places")
            .text("place", place -> place)
            .count("games", "games", place -> 40)
            .number("more", "share", place -> 0.05)
            .text("verdict", verdicts::get)
            .of(verdicts.keySet().stream().sorted().toList());
    Heat heat =
        ((BoardDrawing)
                GamePresentations.drawing(
                        table, LIGHT, "generals-view", Optional.of(game.readMap(map(game))))
                    .orElseThrow())
            .heat();

    assertThat(heat.of("c2")).as("no verdict").isEmpty();
    assertThat(heat.of("e8")).isPresent().isEqualTo(heat.of("k2"));
    assertThat(heat.of("b10")).isEmpty();
    assertThat(heat.of("g8")).isEmpty();
    assertThat(heat.title()).endsWith("; here the places of the standard map alone)");
  }

  @Test
  void crosstable_explainsSignsWhereItHasThem() {
    Table table = table("squares/civil-war", Crosstable.ID);

    assertThat(subtitles(table, LIGHT)).doesNotContain("+ more than half");
    assertThat(subtitles(table, LIGHT.narrow())).contains("+ more than half");
  }

  private static String subtitles(Table table, Style style) {
    Optional<Drawing> drawing =
        GamePresentations.drawing(table, style, "squares/civil-war", Optional.empty());
    return ((JfreeDrawing) drawing.orElseThrow())
        .chart().getSubtitles().stream()
            .filter(TextTitle.class::isInstance)
            .map(title -> ((TextTitle) title).getText())
            .collect(Collectors.joining());
  }

  @Test
  void valuesOfARow_differInColourAndShape() {
    IntervalRows data =
        (IntervalRows) plot(table(OnTheSquareGame.ID, TwoAgainstOne.ID)).getDataset();

    for (IntervalRows.Group group : data.groups()) {
      assertThat(new HashSet<>(group.entries().stream().map(IntervalRows.Entry::glyph).toList()))
          .hasSize(2);
      assertThat(new HashSet<>(group.entries().stream().map(IntervalRows.Entry::colour).toList()))
          .hasSize(2);
    }
  }

  @Test
  void aRowOfTooFew_isDrawnAsNWithoutAValue() {
    Table table =
        new TableBuilder<String>("few", "Few")
            .text("who", who -> who)
            .share("one", who -> Estimate.hidden(7))
            .share("two", who -> Estimate.hidden(7))
            .of(List.of("nobody"));
    GroupChart chart =
        new GroupChart(
            List.of(GroupChart.Series.share("one", "one"), GroupChart.Series.share("two", "two")),
            row -> row.text("who"),
            row -> "7 men",
            Look.sharesFromZero("share"),
            "Few");
    IntervalRows.Group group = chart.group(table.rows().get(0), LIGHT);

    assertThat(group.entries()).singleElement().matches(entry -> !entry.shown());
    assertThat(group.entries().get(0).words()).isEqualTo("7 men: too few for a rate");
  }

  @Test
  void centre_showsSectorsAndHoldsOfEachTurn() {
    Table table = table(OnTheSquareGame.ID, CentreHeld.ID);
    List<XYPlot> plots = ((CombinedDomainXYPlot) plot(table)).getSubplots();
    List<Row> red = table.select(row -> row.is("side", "Red"));

    assertThat(plots).hasSize(2);
    for (int i = 0; i < red.size(); i++) {
      IntervalXYDataset sectors = (IntervalXYDataset) plots.get(0).getDataset();
      IntervalXYDataset held = (IntervalXYDataset) plots.get(1).getDataset();
      assertThat(sectors.getYValue(0, i)).isEqualTo(red.get(i).number("sectors").orElseThrow());
      assertThat(sectors.getEndYValue(0, i))
          .isEqualTo(red.get(i).number("sectors_high").orElseThrow());
      assertThat(held.getStartYValue(0, i)).isEqualTo(red.get(i).number("held_low").orElseThrow());
    }
  }

  @Test
  void cardLuck_showsADotForEachGameAtItsLuck() {
    Table table = table(OnTheSquareGame.ID, CardLuck.GAMES);
    XYDataset data = plot(table).getDataset();
    List<Double> shown = new ArrayList<>();
    for (int series = 0; series < data.getSeriesCount(); series++) {
      for (int i = 0; i < data.getItemCount(series); i++) {
        shown.add(data.getXValue(series, i));
        assertThat(data.getYValue(series, i)).isBetween(series - 0.5, series + 0.5);
      }
    }

    assertThat(shown)
        .containsExactlyInAnyOrderElementsOf(
            table.rows().stream().map(row -> row.number("difference").orElseThrow()).toList());
  }

  @Test
  void combinedPlots_ofCurves_areShown() {
    assertThat(drawings("generals-view"))
        .containsKeys(
            CampaignCurves.GOLD + " " + Style.WIDE,
            CampaignCurves.TERRITORY + " " + Style.WIDE,
            CampaignCurves.ARMIES + " " + Style.NARROW);
  }
}
