package org.wardiary.projector.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wardiary.projector.view.DecisionRows;
import org.wardiary.projector.view.FirstAnswer;
import org.wardiary.projector.view.GameSummary;

/** Views stay what they are; equal texts in them are one object. */
class SharedTextsTest {

  /** Texts that are equal and not the same, as decoded ones are. */
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
        "",
        text("club"),
        "",
        "",
        "",
        text("Ann"),
        text("Bob"),
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
        6L,
        List.of(7L));
  }

  @Test
  void textsOfTwoViews_areOne() {
    GameSummary one = SharedTexts.in(summary("1"));
    GameSummary other = SharedTexts.in(summary("2"));
    assertThat(one).isEqualTo(summary("1"));
    assertThat(other.getEvent()).isSameAs(one.getEvent());
    assertThat(other.getSides().get(0)).isSameAs(one.getFirstMover());
    assertThat(other.getFirstOpening().get(1)).isSameAs(one.getFirstOpening().get(1));
    assertThat(other.getCounts().keySet().iterator().next())
        .isSameAs(one.getCounts().keySet().iterator().next());
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> one.getSides().clear());
  }

  @Test
  void recordsInLists_stayAsTheyAre() {
    FirstAnswer answer = new FirstAnswer("Blue", "turn", 3, "pass");
    DecisionRows rows = new DecisionRows("1", "game", List.of(), List.of(answer));
    assertThat(SharedTexts.in(rows).getFirst()).containsExactly(answer);
  }
}
