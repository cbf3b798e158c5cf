package org.wardiary.app.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;

@Tag("nightly")
class RulesPowerTest {

  private static final int FEW = 60;

  @Test
  void halfTheLosses_areFound_andTheSameRules_areNotToldApart() {
    Game game = Games.find("squares/civil-war").orElseThrow();
    RulesPower power = new RulesPower(game, 1, FEW);

    RulesPower.Result changed =
        power.compare(RulesPower.tag(game, Map.of("losses-to-end", 5)), FEW);

    assertThat(changed.claimed()).isEqualTo(1);
    assertThat(changed.main().values()).anyMatch(RulesPower.Tried::predicted);
    assertThat(changed.foretold().orElseThrow()).isGreaterThan(0.5);
    assertThat(power.compare(Optional.empty(), FEW).claimed()).isZero();
  }
}
