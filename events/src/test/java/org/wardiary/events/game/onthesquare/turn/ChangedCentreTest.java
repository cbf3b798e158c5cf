package org.wardiary.events.game.onthesquare.turn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.onthesquare.OnTheSquareGame;
import org.wardiary.events.game.onthesquare.board.OnTheSquareSetup;
import org.wardiary.events.game.rules.BadRules;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.testkit.GameData;

/** When holding the centre wins under changed rules (WS-10), and which armies are refused. */
class ChangedCentreTest {

  private static final Game GAME = new OnTheSquareGame();
  private static final String ALL = "Red D1 f7 N 8";

  private static Setup setup(Map<String, Integer> changed) {
    RuleSet rules = RuleSet.of(GAME.parameters(), "mine", changed);
    return GameData.setup(GameData.tags(GAME, 0).with(RulesTag.NAME, RulesTag.write(rules)));
  }

  /**
   * Plays turns without orders, with Red on three sectors of the centre and where a fourth line
   * says.
   */
  private static Position played(Map<String, Integer> changed, String fourth, int turns) {
    List<String> lines =
        List.of("turn 4", "Red I1 f6 N 16", "Red I2 g6 N 16", "Red I3 g7 N 4", fourth);
    Setup setup = setup(changed);
    Position position = new OnTheSquareSetup().position(setup, lines);
    for (int i = 0; i < turns && position.ending().equals(Ending.NONE); i++) {
      position.play(position.read("/"), EventSink.NONE);
    }
    assertThat(setup.game().restore(setup, position.snapshot()).snapshot())
        .isEqualTo(position.snapshot());
    return position;
  }

  @ParameterizedTest
  @CsvSource({
    "centre-turns,   1, 4, strategic",
    "centre-turns,   3, 6, strategic",
    "centre-turns,   9, 12, strategic",
    "centre-sectors, 3, 5, strategic",
    "turn-limit,     4, 4, limit"
  })
  void centre_byOtherRules_winsWhenTheySay(String name, int value, int turn, String how) {
    boolean three = name.equals("centre-sectors");
    String fourth = three ? "Red D1 a7 N 8" : ALL;
    Position last = played(Map.of(name, value), fourth, 12);
    assertThat(last.turn()).isEqualTo(turn);
    assertThat(last.ending().termination()).isEqualTo(how);
    assertThat(played(Map.of(name, value), fourth, turn - 4).ending()).isEqualTo(Ending.NONE);
  }

  @Test
  void armies_withoutAUnit_orWithTooMany_areRefused() {
    Map<String, Integer> none =
        Map.of("number-infantry", 0, "number-dragoons", 0, "number-artillery", 0);
    for (Map<String, Integer> bad : List.of(none, Map.of("number-infantry", 7))) {
      RuleSet rules = RuleSet.of(GAME.parameters(), "mine", bad);
      assertThatThrownBy(() -> GAME.under(rules))
          .isInstanceOfSatisfying(BadRules.class, e -> assertThat(e.rule()).isEqualTo("WS-2"))
          .hasMessageContaining("expected 1 to 10 units a side");
    }
  }
}
