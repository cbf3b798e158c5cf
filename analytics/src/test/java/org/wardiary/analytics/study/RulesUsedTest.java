package org.wardiary.analytics.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.table.Row;

/** The worked example of docs/statistics/rules-used.md. */
class RulesUsedTest {

  private static final List<Allowed> ALLOWED =
      List.of(
          Allowed.event("pass", "SQ-3.2", "TurnPassed"),
          Allowed.event("attack into the reserve", "SQ-5.6", "ReserveAttacked"),
          new Allowed("of unknown rows", "SQ-1", game -> OptionalLong.empty()),
          Allowed.win("win by losses", "SQ-8.2", Condition.ATTRITION));

  private static Study study(int games) {
    Study study =
        new Study(GameInfo.plain("squares/civil-war"), List.of(RulesUsed.statistic(ALLOWED)));
    for (int game = 0; game < games; game++) {
      long passes = game % 4 == 3 ? 0 : 2;
      study.add(
          new PlayedGame(
              Summaries.game(game, "", "", "Blue")
                  .setTermination(game == 0 ? "attrition" : "strategic")
                  .setCounts(passes == 0 ? Map.of() : Map.of("TurnPassed", passes))
                  .build(),
              List.of(),
              OwnRows.NONE));
    }
    return study;
  }

  @Test
  void passes_andAttacksIntoTheReserve_ofTheWorkedExample() {
    List<Row> rows = study(40).tables().get(0).rows();

    assertThat(rows).extracting(row -> row.text("option")).doesNotContain("of unknown rows");
    Row pass = rows.get(0);
    assertThat(pass.count("used_in")).isEqualTo(30);
    assertThat(pass.number("share").orElseThrow()).isCloseTo(0.75, within(1e-9));
    assertThat(pass.number("per_game").orElseThrow()).isCloseTo(1.5, within(1e-9));
    Row reserve = rows.get(1);
    assertThat(reserve.count("used_in")).isZero();
    assertThat(reserve.number("share_low").orElseThrow()).isZero();
    assertThat(reserve.number("share_high").orElseThrow()).isCloseTo(0.088, within(0.0005));
  }

  @Test
  void whatWasNeverUsed_isTold_andWhatHardlyEverWas() {
    List<Finding> findings = RulesUsed.findings(study(80), ALLOWED);

    assertThat(findings).hasSize(2);
    assertThat(findings.get(0).text())
        .isEqualTo(
            "Never used in 80 games: attack into the reserve (SQ-5.6). Had one of them been used in"
                + " more than 5\u00a0% of such games, that would have shown.");
    assertThat(findings.get(1).text())
        .isEqualTo(
            "Hardly ever used, in less than 5\u00a0% of the games: win by losses (SQ-8.2, in 1 of 80"
                + " games).");
    assertThat(RulesUsed.findings(study(19), ALLOWED)).isEmpty();
  }

  @Test
  void aDrawByLosses_isNoWin() {
    Allowed win = Allowed.win("win by losses", "SQ-8.2", Condition.ATTRITION);

    assertThat(win.uses().apply(ended("Blue"))).hasValue(1);
    assertThat(win.uses().apply(ended("draw"))).hasValue(0);
  }

  private static PlayedGame ended(String result) {
    return new PlayedGame(
        Summaries.game(1, "", "", result).setTermination("attrition").build(),
        List.of(),
        OwnRows.NONE);
  }
}
