package org.wardiary.reports.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.reports.board.Arrow.Sort;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Spot;

class WaysTest {

  private static final Box CANVAS = new Box(0, 0, 600, 300);
  private static final Box FROM = Box.around(new Spot(100, 150), 60, 50);
  private static final Box TO = Box.around(new Spot(500, 150), 60, 50);

  private static Box head(Item arrow) {
    return ((Item.Group) arrow).items().get(3).bounds();
  }

  @Test
  void arrow_withNothingInItsWay_isStraight_andEndsBesideTheCounters() {
    Box arrow = new Ways(CANVAS, List.of(FROM, TO), 1).arrow(FROM, TO, Sort.MOVE).bounds();
    assertThat(arrow.centre().y()).isEqualTo(150);
    assertThat(arrow.x()).isGreaterThan(FROM.right() - 6);
    assertThat(arrow.right()).isLessThan(TO.x() + 2);
  }

  @Test
  void arrow_aroundACounter_doesNotTouchIt() {
    Box between = Box.around(new Spot(300, 150), 60, 50);
    Item arrow = new Ways(CANVAS, List.of(FROM, TO, between), 1).arrow(FROM, TO, Sort.MOVE);
    Item straight = new Ways(CANVAS, List.of(FROM, TO), 1).arrow(FROM, TO, Sort.MOVE);
    assertThat(straight.bounds().meets(between)).isTrue();
    // a bent arrow reaches higher or lower than the counter
    assertThat(arrow.bounds().height()).isGreaterThan(40);
    assertThat(CANVAS.holds(arrow.bounds())).isTrue();
  }

  @Test
  void secondArrow_onTheSameWay_goesBesideTheFirst() {
    Ways ways = new Ways(CANVAS, List.of(FROM, TO), 1);
    Item first = ways.arrow(FROM, TO, Sort.ATTACK);
    Item second = ways.arrow(FROM, TO, Sort.MOVE);
    assertThat(first.bounds().centre().y()).isEqualTo(150);
    assertThat(Math.abs(second.bounds().centre().y() - 150)).isGreaterThan(8);
  }

  @Test
  void arrow_betweenCountersThatTouch_isLongEnoughToBeSeen() {
    Box next = FROM.moved(62, 0);
    Item arrow = new Ways(CANVAS, List.of(FROM, next), 1).arrow(FROM, next, Sort.MOVE);
    assertThat(arrow.bounds().width()).isGreaterThan(18);
    assertThat(head(arrow).width()).isGreaterThan(10);
  }
}
