package org.wardiary.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.analytics.filter.BadQuery;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.QueryText;
import org.wardiary.analytics.sequence.BadSequence;
import org.wardiary.analytics.sequence.SequenceText;
import org.wardiary.app.site.SampleSite;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.InputRefused;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.GamePoint;
import org.wardiary.reports.search.PositionReader;
import org.wardiary.reports.search.RulesAsked;
import org.wardiary.reports.site.SiteInput;

/** Whatever is asked for is understood, or refused with the reason. */
class QueryFuzzTest {

  private static final SiteInput SITE = SampleSite.dangerous();

  /** Filters as {@code --compare} takes them: read, and asked of every game. */
  @MethodSource("org.wardiary.app.fuzz.Seeds#filters")
  @FuzzTest
  void filters(byte[] data) {
    try {
      Map<String, List<String>> read = QueryText.read("A", text(data), List.of());
      GameQuery query = GameQuery.of(read);
      assertThat(query.select(SITE.games())).hasSizeLessThanOrEqualTo(SITE.games().size());
      assertThat(GameQuery.of(query.values())).isEqualTo(query);
    } catch (BadQuery e) {
      assertThat(e.getMessage()).isNotEmpty();
    }
  }

  /** Sequences as {@code find} takes them. */
  @MethodSource("org.wardiary.app.fuzz.Seeds#sequences")
  @FuzzTest
  void sequence(byte[] data) {
    try {
      assertThat(SequenceText.read(text(data), GameQuery.ALL).steps()).isNotEmpty();
    } catch (BadSequence e) {
      assertThat(e.getMessage()).isNotEmpty();
    }
  }

  /** Points of a game as {@code --at} takes them. */
  @MethodSource("org.wardiary.app.fuzz.Seeds#points")
  @FuzzTest
  void point(byte[] data) {
    try {
      assertThat(GamePoint.parse(text(data))).isNotNull();
    } catch (IllegalArgumentException e) {
      assertThat(e.getMessage()).startsWith("expected ");
    }
  }

  /** Positions as {@code search} takes them. */
  @MethodSource("org.wardiary.app.fuzz.Seeds#positions")
  @FuzzTest
  void position(byte[] data) {
    RulesAsked rules = new RulesAsked(GameQuery.ALL, SITE.games());
    PositionReader reader = new PositionReader(MapLibrary.bundled(), "", rules);
    try {
      assertThat(reader.read(text(data), QueryFuzzTest::game)).isNotNull();
    } catch (InputRefused e) {
      assertThat(e.getMessage()).isNotEmpty();
    }
  }

  private static GameHistory game(String prefix) {
    return SITE.games().stream()
        .filter(game -> game.getGameId().startsWith(prefix))
        .findFirst()
        .map(game -> SITE.histories().apply(game.getGameId()))
        .orElseThrow(() -> new InputRefused("expected a game"));
  }

  private static String text(byte[] data) {
    return new String(data, StandardCharsets.UTF_8);
  }
}
