package org.wardiary.app.dialog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Tags;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Setups.Resolved;

class RuleTextTest {

  private static Game harrow() {
    Tags tags = new Tags(List.of(new Tags.Pair("Game", "harrow")));
    return ((Resolved.Ready) Setups.bundled().of(tags)).setup().game();
  }

  @Test
  void ruleOfAGameWithCompleteRules_isItsParagraph() {
    Game game = Games.refereed("squares/civil-war").orElseThrow();
    assertThat(RuleText.of(game, "SQ-1.2"))
        .hasValue("SQ-1.2 Forest: `NWF WF SWF` and `NEF EF SEF`, each 1.5 wide and 3 high.");
    String adjacent = RuleText.of(game, "sq-1.3").orElseThrow();
    assertThat(adjacent).startsWith("SQ-1.3 **Edge-adjacent**").endsWith("alone means either.");
    assertThat(List.of("", "IG", "B1", "SQ-99.9", "SQ-1", "H3.1"))
        .allMatch(typed -> RuleText.of(game, typed).isEmpty());
  }

  @Test
  void ruleOfARecordedGame_isWhatItsFileStates_andTheParagraphOfABundledRulebook() {
    assertThat(RuleText.of(harrow(), "H3.1").orElseThrow())
        .startsWith("H3.1: \"stack 2 always\"\n**H3.1** ")
        .endsWith("Units may pass through friends.");
    assertThat(RuleText.of(harrow(), "H1.2").orElseThrow()).startsWith("**H1.2** Terrain: ");
    assertThat(List.of("", "1F", "3", "H12.1"))
        .allMatch(typed -> RuleText.of(harrow(), typed).isEmpty());
  }
}
