package org.wardiary.app.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;

@Tag("nightly")
class ReportPowerTest {

  private static final int REPORTS = 25;

  @Test
  void effectsAtEqualPositions_areClaimed_withIntervalsAsWideAsTheyMustBe_andNothingByLot() {
    Game game = Games.find("squares/civil-war").orElseThrow();
    // ten games of each of 276 pairings
    ReportPower power = new ReportPower(game, Pool.of(game, "aggressive", 24, 2760, 7), REPORTS);
    Map<String, ReportPower.Row> rows = power.rows();

    for (String row : new String[] {"worth-of-attacks: flank", "worth: Artillery on the board"}) {
      assertThat(rows.get(row).width()).as(row).isBetween(0.8, 1.5);
      assertThat(rows.get(row).power()).as(row).isGreaterThan(0.5);
    }
    assertThat(ReportPower.families(rows))
        .allSatisfy((table, held) -> assertThat(held).as(table).isGreaterThan(0.88));
    assertThat(power.claimedByLot()).isLessThan(0.1);
  }
}
