package org.wardiary.reports.chart;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.reports.chart.Style.Heading;
import org.wardiary.reports.draw.Palette;
import org.wardiary.reports.game.GamePresentations;

class GrowthChartTest {

  private static final Style STYLE =
      new Style(GamePresentations.colours(Palette.LIGHT), Heading.OWN);

  private static String svg(double... values) {
    TableBuilder table =
        new TableBuilder(
            "growth-clock",
            "Time by the clock",
            Columns.builder().text("of").count("games", "games").number("value", "s").build());
    long games = 1000;
    for (double value : values) {
      table.row().text("check").count(games).number(value).end();
      games *= 10;
    }
    Table built = table.build().withSource("Simulated games");
    Drawing drawing = GrowthChart.draw(built, STYLE, "s");
    assertThat(drawing.showsAnything()).isTrue();
    return drawing.svgFile();
  }

  @Test
  void ticks_areRoundNumbersOnBothAxes() {
    assertThat(svg(2, 9, 20))
        .contains(">Time by the clock<", ">check<", ">games<")
        .contains(">1,000<", ">10,000<", ">100,000<")
        .contains(">2<", ">5<", ">10<", ">20<")
        .doesNotContain(">50<");
    assertThat(svg(0.02, 900)).contains(">0.1<", ">100<").doesNotContain(">0.2<", ">200<");
  }

  @Test
  void oneNumberOfGames_isDrawn() {
    assertThat(svg(3)).contains(">1,000<");
  }
}
