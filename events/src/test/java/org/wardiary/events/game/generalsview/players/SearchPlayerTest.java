package org.wardiary.events.game.generalsview.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.generalsview.GeneralsViewGame;
import org.wardiary.events.game.generalsview.GeneralsViewScenarios;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.testkit.GameData;

/** Tests what the player that plans a whole turn finds. */
final class SearchPlayerTest {

  private static final Game GAME = new GeneralsViewGame();

  /**
   * Red still needs two cities, which different units can reach in several steps each; if it does
   * not win now, it may lose cities of its own.
   */
  private static final List<String> TWO_CITIES_LEFT =
      List.of(
          "turn 7",
          "gold Red 0",
          "owner Red b5 c2 e8 k2",
          "unit Red H1 k5",
          "unit Red H2 l7",
          "unit Blue L1 b4",
          "unit Blue L2 d2");

  @ParameterizedTest
  @ValueSource(ints = {1, 500, 5_000})
  void win_byManyAnswersOfOneTurn_isFoundAndPlayed(int nodes) {
    for (int seed = 1; seed <= 3; seed++) {
      Position position =
          new GeneralsViewScenarios().position(GameData.setup(GAME, 0), TWO_CITIES_LEFT);
      Player player = Players.named("search:" + nodes, GAME).forOneGame();
      RandomDraws draws = new RandomDraws(seed);
      AnswerList legal = new AnswerList();
      while (position.ending() == Ending.NONE && position.turn() == 7) {
        legal.clear();
        position.legal(legal);
        position.play(player.choose(position, legal, draws), EventSink.NONE);
      }
      assertThat(position.ending()).isEqualTo(new Ending(0, "strategic"));
    }
  }
}
