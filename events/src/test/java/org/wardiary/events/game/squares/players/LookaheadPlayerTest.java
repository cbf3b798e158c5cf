package org.wardiary.events.game.squares.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.squares.CivilWar;
import org.wardiary.events.game.squares.SquaresScenarios;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.testkit.GameData;

/**
 * Tests what the players that look ahead to the enemy's reply see, and that looking ahead pays off.
 */
final class LookaheadPlayerTest {

  /**
   * All units of Gray but I1 and I2, none of them in the reserve; each test decides about those
   * two.
   */
  private static final List<String> GRAY_OUT =
      List.of(
          "Gray I3 G1L",
          "Gray I4 G1CL",
          "Gray I5 G1C",
          "Gray I6 G1CR",
          "Gray I7 G1R",
          "Gray A1 G2L",
          "Gray A2 G2CR",
          "Gray C1 SWF",
          "Gray C2 SEF",
          "lost Gray I8 I9 C3 C4 A3");

  private static Player player(PlayingStyle style) {
    return new LookaheadPlayer(style);
  }

  private static String choice(PlayingStyle style, long seed, String... lines) {
    Game game = new CivilWar();
    Position position = new SquaresScenarios().position(GameData.setup(game, 0), List.of(lines));
    AnswerList legal = new AnswerList();
    position.legal(legal);
    long code = player(style).choose(position, legal, new RandomDraws(seed));
    return position.write(code);
  }

  private static String[] grayOutAnd(String... lines) {
    List<String> all = new ArrayList<>(GRAY_OUT);
    all.addAll(List.of(lines));
    return all.toArray(String[]::new);
  }

  @ParameterizedTest
  @EnumSource(PlayingStyle.class)
  void reserve_thatIsEmpty_isEntered(PlayingStyle style) {
    String[] lines = grayOutAnd("Gray I1 B1C", "Gray I2 B1L", "Blue I1 G3C");
    assertThat(choice(style, 1, lines)).isEqualTo("IG3C-GR");
  }

  @ParameterizedTest
  @EnumSource(PlayingStyle.class)
  void reserve_withOneUnitLeftAndAnEnemyAtTheDoor_isNotLeftEmpty(PlayingStyle style) {
    String[] lines = grayOutAnd("Gray I2 B1L", "Blue C1 G3L", "turn 9 Gray");
    for (int seed = 1; seed <= 20; seed++) {
      assertThat(choice(style, seed, lines)).as("seed %d", seed).doesNotStartWith("IGR-");
    }
  }

  @ParameterizedTest
  @EnumSource(PlayingStyle.class)
  void gun_thatCanBeFlanked_isLost(PlayingStyle style) {
    String attack = choice(style, 1, "Gray A1 G1C", "Blue I1 B1C", "Blue C1 G2CL");
    assertThat(attack).isIn("IB1C+CG2CLxG1C", "CG2CL+IB1CxG1C");
  }

  @ParameterizedTest
  @ValueSource(strings = {"squares/civil-war", "squares/napoleonic"})
  void aSeries_againstTheAggressivePlayer_isWon(String id) {
    Game game = Games.find(id).orElseThrow();
    for (PlayingStyle style : PlayingStyle.values()) {
      Player player = player(style);
      int won = 0;
      for (int i = 0; i < 8; i++) {
        int side = i % 2;
        List<Player> players =
            side == 0 ? List.of(player, game.aggressive()) : List.of(game.aggressive(), player);
        won += result(game, players, i).equals(game.sides().get(side)) ? 1 : 0;
      }
      assertThat(won).as("games of 8 that %s wins, seeds 0 to 7", style).isGreaterThanOrEqualTo(6);
    }
  }

  private static String result(Game game, List<Player> players, int seed) {
    List<Tags.Pair> tags =
        List.of(
            new Tags.Pair("Game", game.id()),
            new Tags.Pair("First", game.sides().get(seed / 2 % 2)));
    return new Simulation(GameData.SETUPS)
        .play(new PlannedGame(new Tags(tags), players, seed, 5000))
        .result();
  }
}
