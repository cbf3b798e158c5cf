package org.wardiary.reports.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Ink;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.draw.SvgWriter;
import org.wardiary.reports.draw.Tone;

class SharedShapesTest {

  private static String board(Item... items) {
    return SvgWriter.forPage().write(new Scene(90, 60, "$1 \\ board", List.of(items)));
  }

  private static Item space(double x) {
    return new Item.Fill(Outline.rect(new Box(x, 10, 20.25, 20.75)), Ink.of(Tone.PAPER));
  }

  @Test
  void shapesOfTwoBoards_standOnce_andWhatOneBoardHasAloneStays() {
    String page = "<body>\n" + board(space(1), space(2)) + board(space(1), space(3)) + "</body>\n";

    String once = SharedShapes.once(page);

    assertThat(once)
        .startsWith("<body>\n<svg class=\"shapes\" width=\"0\" height=\"0\" aria-hidden=\"true\">")
        .containsOnlyOnce("M1 10")
        .containsOnlyOnce("M2 10")
        .containsOnlyOnce("M3 10");
    assertThat(once.lines().filter(line -> line.equals("<use href=\"#shape-2\"/>"))).hasSize(2);
    assertThat(once).contains("aria-label=\"$1 \\ board\"");
  }

  @Test
  void pageOfOneBoard_isLeftAsItIs() {
    String page = "<body>\n" + board(space(1)) + "</body>\n";
    assertThat(SharedShapes.once(page)).isEqualTo(page);
  }
}
