package org.wardiary.projector.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wardiary.projector.view.GameSummary;

/**
 * Checks that rows keep their content except for the hashes, and that equal texts in them become
 * one object.
 */
class CompactRowsTest {

  /** Returns a new object each time, as decoding does. */
  private static String text(String some) {
    return String.join("", List.of(some, "!"));
  }

  private static GameSummary summary(String id) {
    List<String> opening = new ArrayList<>(List.of(text("one"), text("two")));
    Map<String, Long> counts = new HashMap<>(Map.of(text("UnitMoved"), 300L));
    return new GameSummary(
        id,
        text("game"),
        "",
        Map.of(),
        "",
        0,
        List.of(),
        0,
        "",
        "",
        "",
        text("club"),
        "",
        "",
        "",
        "",
        text("Ann"),
        text("Bob"),
        List.of(),
        false,
        new ArrayList<>(List.of(text("Blue"), text("Gray"))),
        text("Blue"),
        text("Gray"),
        "",
        "",
        1,
        2,
        3,
        4,
        5L,
        opening,
        new ArrayList<>(),
        counts,
        "",
        false,
        1,
        6L);
  }

  @Test
  void textsOfTwoViews_areOne() {
    GameSummary one = CompactRows.of(summary("1"));
    GameSummary other = CompactRows.of(summary("2"));
    GameSummary same = summary("1");
    assertThat(one).isEqualTo(same);
    assertThat(other.getEvent()).isSameAs(one.getEvent());
    assertThat(other.getSides().get(0)).isSameAs(one.getFirstMover());
    assertThat(other.getFirstOpening().get(1)).isSameAs(one.getFirstOpening().get(1));
    assertThat(other.getCounts().keySet().iterator().next())
        .isSameAs(one.getCounts().keySet().iterator().next());
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> one.getSides().clear());
  }
}
