package org.wardiary.events.game.squares.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.squares.CivilWar;
import org.wardiary.events.game.squares.Napoleonic;
import org.wardiary.events.game.squares.SquaresScenarios;
import org.wardiary.events.record.GameText;
import org.wardiary.events.testkit.GameData;

/**
 * Tests the count of the rules that fire. Also the tool that prints it: {@code
 * -Dcoverage.records=FILE} counts the games of a record file and not those of the golden record.
 */
final class RuleCoverageTest {

  private static final Pattern IDS = Pattern.compile("(?m)^(SQ-\\d+\\.\\d+)\\b|\\[R(\\d+)[]:]");

  private static Map<String, Long> counts(Game game, List<String> lines, String... answers) {
    RuleCoverage coverage = new RuleCoverage();
    Position position = new SquaresScenarios().position(GameData.setup(game, 0), lines);
    for (String answer : answers) {
      byte[] before = position.snapshot();
      coverage.add(position, position.read(answer));
      assertThat(position.snapshot()).isEqualTo(before);
      position.play(position.read(answer), EventSink.NONE);
    }
    return coverage.counts();
  }

  @Test
  void records_areCountedRuleByRule() throws IOException {
    String named = System.getProperty("coverage.records", "");
    Path file = named.isEmpty() ? GameData.file(new CivilWar(), "golden.wdr") : Path.of(named);
    RuleCoverage coverage = new RuleCoverage();
    try (InputStream in = Files.newInputStream(file)) {
      for (GameText text : GameData.read(in, file.toString())) {
        coverage.add(GameData.accepted(text).sequence());
      }
    }
    if (!named.isEmpty()) {
      coverage.counts().forEach((id, count) -> System.out.println(id + " " + count));
    }
    assertThat(coverage.counts()).hasEntrySatisfying("SQ-4.1", RuleCoverageTest::isPositive);
    assertThat(coverage.counts()).hasEntrySatisfying("SQ-8.2", RuleCoverageTest::isPositive);
  }

  private static void isPositive(long count) {
    assertThat(count).isPositive();
  }

  @Test
  void ids_areThoseOfTheRulebook() throws IOException {
    String rulebook;
    try (InputStream in = Games.class.getResourceAsStream("/rules/squares.md")) {
      rulebook = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    Set<String> ids = new TreeSet<>(Set.of("SQ-9"));
    IDS.matcher(rulebook)
        .results()
        .forEach(id -> ids.add(id.group(1) == null ? "SQ-R" + id.group(2) : id.group(1)));
    assertThat(new TreeSet<>(new RuleCoverage().counts().keySet())).isEqualTo(ids);
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
            List.of("French C1 G1C", "British G1 B1C", "passed French"),
            "CG1CxB1C");
    assertThat(counts)
        .containsEntry("SQ-5.5", 1L)
        .containsEntry("SQ-R11", 1L)
        .containsEntry("SQ-R31", 1L)
        .containsEntry("SQ-8.2", 1L)
        .containsEntry("SQ-R33", 0L)
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
