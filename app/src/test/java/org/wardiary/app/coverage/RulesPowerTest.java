package org.wardiary.app.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.rules.RulesTag;

@Tag("nightly")
class RulesPowerTest {

  private static final int FEW = 60;

  @Test
  void halfTheLosses_areFound_andTheSameRules_areNotToldApart() {
    Game game = Games.find("squares/civil-war").orElseThrow();
    RulesPower power = new RulesPower(game, 1, FEW);
    RuleSet five = RuleSet.of(game.parameters(), "five", Map.of("losses-to-end", 5));

    RulesPower.Result changed = power.compare(Optional.of(RulesTag.write(five)), FEW);

    assertThat(changed.claimed()).isEqualTo(1);
    assertThat(changed.main().numbers()).isPositive();
    assertThat(changed.main().found()).isGreaterThan(0.5);
    assertThat(changed.all().found()).isGreaterThan(0.5);
    assertThat(power.compare(Optional.empty(), FEW).claimed()).isZero();
  }
}
