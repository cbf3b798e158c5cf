package org.wardiary.app.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.player.Pool;
import org.wardiary.projector.view.GameSummary;

class PlayerTextTest {

  private static final String EVENT =
      "Simulated tournament of the winter (built-in players alone, no people at all)";

  private static GameSummary game(int id, String round) {
    return Summaries.game(id, "Ann", "Bob", "Blue").setEvent(EVENT).setRound(round).build();
  }

  @Test
  void roundsOfAnEventWithALongName_areToldApart() {
    Pool pool = Pool.of(List.of(game(1, "11"), game(2, "12"))).get(0);

    String text = new PlayerText(pool, pool.profile("Ann"), pool.ratings().history("Ann")).text();

    assertThat(text.lines().filter(line -> line.startsWith("Simulated tournament of the winter")))
        .hasSize(2)
        .anyMatch(line -> line.matches("Simulated .*….* all\\), round 11 .*"))
        .anyMatch(line -> line.matches("Simulated .*….* all\\), round 12 .*"));
  }
}
