package org.wardiary.reports.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.course.Survival;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.reports.Tournaments;

/**
 * How long units of the bundled tournament of Wargaming on the Square last, compared with the
 * numbers that another program computed from its records, in which units that join another one are
 * censored.
 */
@Tag("slow")
class BundledSurvivalTest {

  private static final String GAME = "wargaming-on-the-square";

  private static final Table TABLE = table();

  private static Table table() {
    Game game = Games.find(GAME).orElseThrow();
    GameInfo info =
        ReportGame.of(game, MapLibrary.bundled().find(game.standardMap()).orElseThrow()).info();
    return Studies.of(Tournaments.of(GAME).set(), info).table(Survival.ID).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "Artillery, 2, 0, 1.000000",
    "Artillery, 8, 20, 0.942998",
    "Artillery, 12, 35, 0.877538",
    "Artillery, 14, 40, 0.851245",
    "Infantry, 8, 26, 0.960750",
    "Infantry, 14, 56, 0.882655",
    "Auxiliary Infantry, 8, 11, 0.892970",
    "Auxiliary Infantry, 12, 18, 0.797277",
    "Dragoons, 12, 139, 0.484310"
  })
  void survival_isThatOfAnotherProgram(String kind, long turn, long lost, double survival) {
    Row row = TABLE.find(one -> one.is("kind", kind) && one.count("turn") == turn).orElseThrow();

    assertThat(row.count("lost")).isEqualTo(lost);
    assertThat(row.number("survival").orElseThrow()).isCloseTo(survival, within(0.000001));
  }
}
