package org.wardiary.reports.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.data.xy.XYDataset;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.reports.draw.Palette;
import org.wardiary.reports.game.GamePresentations;

/** Luck game by game in archives that are not like the bundled tournaments. */
class LuckChartTest {

  private static final Style LIGHT =
      new Style(GamePresentations.colours(Palette.LIGHT), Style.Heading.OWN);

  private static JfreeDrawing drawing(Table table) {
    return (JfreeDrawing) new LuckChart("luck", "luck, hits").draw(table, LIGHT);
  }

  private static TableBuilder table() {
    return new TableBuilder("luck", "Luck").text("result").number("luck", "hits");
  }

  @Test
  void games_withoutAnyLuck_areDrawn() {
    Table table = table().row("Red").number(0).end().build().withSource("1 game");

    assertThat(drawing(table).png()).isNotEmpty();
  }

  @Test
  void games_thatNobodyWon_areNotSaidToBeWon() {
    TableBuilder builder = table();
    Map.of("Red", 1, "draw", 2, "*", 3)
        .forEach((result, luck) -> builder.row(result).number(luck).end());
    XYPlot plot = drawing(builder.build().withSource("3 games")).chart().getXYPlot();

    assertThat(((SymbolAxis) plot.getRangeAxis()).getSymbols())
        .containsExactlyInAnyOrder("Red won, 1 game", "drawn, 1 game", "unfinished, 1 game");
  }

  @Test
  void games_ofAFullArchive_stayInTheirRow() {
    TableBuilder builder = table();
    for (int i = 0; i < 20_000; i++) {
      builder.row("Red").number(i % 21 - 10).end();
    }
    XYDataset data =
        drawing(builder.build().withSource("20000 games")).chart().getXYPlot().getDataset();

    assertThat(data.getItemCount(0)).isEqualTo(20_000);
    for (int i = 0; i < data.getItemCount(0); i++) {
      assertThat(data.getYValue(0, i)).isBetween(-0.5, 0.5);
    }
  }
}
