package org.wardiary.reports.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
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

  private record Game(String result, int luck) {}

  private static Table table(List<Game> games) {
    return new TableBuilder<Game>("luck", "Luck")
        .text("result", Game::result)
        .number("luck", "hits", Game::luck)
        .of(games)
        .withSource(games.size() + " games");
  }

  @Test
  void games_withoutAnyLuck_areDrawn() {
    Table table = table(List.of(new Game("Red", 0)));

    assertThat(drawing(table).png()).isNotEmpty();
  }

  @Test
  void games_thatNobodyWon_areNotSaidToBeWon() {
    List<Game> games = List.of(new Game("Red", 1), new Game("draw", 2), new Game("*", 3));
    XYPlot plot = drawing(table(games)).chart().getXYPlot();

    assertThat(((SymbolAxis) plot.getRangeAxis()).getSymbols())
        .containsExactlyInAnyOrder("Red won, 1 game", "drawn, 1 game", "unfinished, 1 game");
  }

  @Test
  void games_ofAFullArchive_stayInTheirRow() {
    List<Game> games =
        IntStream.range(0, 20_000).mapToObj(i -> new Game("Red", i % 21 - 10)).toList();
    XYDataset data = drawing(table(games)).chart().getXYPlot().getDataset();

    assertThat(data.getItemCount(0)).isEqualTo(20_000);
    for (int i = 0; i < data.getItemCount(0); i++) {
      assertThat(data.getYValue(0, i)).isBetween(-0.5, 0.5);
    }
  }
}
