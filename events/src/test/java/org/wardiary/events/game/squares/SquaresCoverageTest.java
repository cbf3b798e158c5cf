package org.wardiary.events.game.squares;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.wardiary.events.GameData;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Position;

/** Counting the rules that fire. */
final class SquaresCoverageTest {

  private static final Pattern IDS = Pattern.compile("(?m)^(SQ-\\d+\\.\\d+)\\b|\\[R(\\d+)[]:]");

  private static Map<String, Long> counts(Game game, List<String> lines, String... answers) {
    SquaresCoverage coverage = new SquaresCoverage();
    Position position = new SquaresScenarios().position(GameData.setup(game, 0), lines);
    for (String answer : answers) {
      byte[] before = position.snapshot();
      coverage.answered(position, position.read(answer));
      assertThat(position.snapshot()).isEqualTo(before);
      position.play(position.read(answer), EventSink.NONE);
    }
    return coverage.counts();
  }

  @Test
  void ids_areThoseOfThePage() throws IOException {
    String page;
    try (InputStream in = Games.class.getResourceAsStream("/rules/squares.md")) {
      page = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    Set<String> ids = new TreeSet<>(Set.of("SQ-9"));
    IDS.matcher(page)
        .results()
        .forEach(id -> ids.add(id.group(1) == null ? "SQ-R" + id.group(2) : id.group(1)));
    assertThat(new TreeSet<>(new SquaresCoverage().counts().keySet())).isEqualTo(ids);
  }

  @Test
  void move_outOfTheReserve_firesItsRules() {
    Map<String, Long> counts = counts(new CivilWar(), List.of("turn 9 Blue"), "IBR-B3C");
    assertThat(counts).containsEntry("SQ-4.3", 1L).containsEntry("SQ-3.6", 1L);
    assertThat(counts).containsEntry("SQ-4.4", 0L).containsEntry("SQ-6.4", 0L);
  }

  @Test
  void charge_onGuard_firesItsRules() {
    Map<String, Long> counts =
        counts(
            new Napoleonic(),
            List.of("French K1 G1C", "British G1 B1C", "passed French"),
            "KG1CxB1C");
    assertThat(counts)
        .containsEntry("SQ-5.5", 1L)
        .containsEntry("SQ-R11", 1L)
        .containsEntry("SQ-R2", 1L)
        .containsEntry("SQ-8.2", 1L)
        .containsEntry("SQ-R12", 0L)
        .containsEntry("SQ-6.3", 0L);
  }

  @Test
  void option_withoutItsRetreats_firesTheRulingOnOptions() {
    List<String> lines =
        List.of("Blue I1 B1C", "Blue I2 B1CR", "Gray I1 G1C", "Gray I2 B2CL", "Gray I3 B2CR");
    Map<String, Long> counts = counts(new CivilWar(), lines, "IB1C+IB1CRxG1C", "S", "#3");
    assertThat(counts).containsEntry("SQ-7.3", 1L).containsEntry("SQ-R18", 3L);
  }
}
