package org.wardiary.events.game.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.Extent;
import org.wardiary.events.testkit.GameData;

/**
 * Tests the searching players of all games that have one: the laws that they obey, and that
 * searching pays off.
 */
final class SearchersTest {

  private static final int SERIES = Extent.of(4, 8);

  static Stream<Game> games() {
    return GameData.games().stream().filter(game -> game.search("search:1", 1).isPresent());
  }

  /**
   * Compares the records too: one player serves several games at a time, and each game comes out as
   * if it were played alone.
   */
  @ParameterizedTest
  @MethodSource("games")
  void games_onTwoThreads_areThoseOfOne(Game game) {
    Player player = Players.named("search:150", game);
    List<String> alone = records(game, player, IntStream.range(0, 3));
    assertThat(records(game, player, IntStream.range(0, 3).parallel())).isEqualTo(alone);
    assertThat(alone).doesNotHaveDuplicates();
    assertThat(alone).allMatch(record -> record.contains("[" + game.sides().get(1) + " \"search:"));
  }

  private static List<String> records(Game game, Player player, IntStream seeds) {
    List<Player> players = List.of(Players.named("mixed:0.9", game), player);
    return seeds.mapToObj(seed -> play(game, players, seed, 250).canonical()).toList();
  }

  private static Verdict.Accepted play(Game game, List<Player> players, int seed, int most) {
    return new Simulation(GameData.SETUPS)
        .play(
            new PlannedGame(
                GameData.tags(game, seed / 2 % 2)
                    .with(game.sides().get(0), players.get(0).name())
                    .with(game.sides().get(1), players.get(1).name()),
                players,
                seed,
                most));
  }

  /**
   * Asks a player for one game, which may keep what it has found; asking does not change the
   * position.
   */
  @ParameterizedTest
  @MethodSource("games")
  void answers_areLegal(Game game) {
    for (int budget : new int[] {1, 20, 150}) {
      Player player = Players.named("search:" + budget, game).forOneGame();
      Position position = game.position(GameData.setup(game, 0));
      position.begin(EventSink.NONE);
      RandomDraws draws = new RandomDraws(budget);
      AnswerList legal = new AnswerList();
      for (int i = 0; i < 160 && position.ending() == Ending.NONE; i++) {
        legal.clear();
        position.legal(legal);
        byte[] before = position.snapshot();
        int cases = position.chanceCases();
        long code =
            cases > 0
                ? position.chanceAnswer(draws.draw(cases))
                : player.choose(position, legal, draws);
        assertThat(legal.contains(code)).isTrue();
        assertThat(position.snapshot()).isEqualTo(before);
        position.play(code, EventSink.NONE);
      }
    }
  }

  /** The budgets take a fraction of a second for a game; the seeds are 0 to 7, usually 0 to 3. */
  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "squares/civil-war, search:8000, bold, 6",
    "squares/napoleonic, search:8000, bold, 6",
    "generals-view, search:8000, aggressive, 6",
    "wargaming-on-the-square, search:300, aggressive, 5"
  })
  void aSeries_againstTheBestPlayerThatDoesNotSearch_isWon(
      String id, String searcher, String other, int most) {
    Game game = Games.find(id).orElseThrow();
    Player player = Players.named(searcher, game);
    Player opponent = Players.named(other, game);
    long won =
        IntStream.range(0, SERIES)
            .parallel()
            .filter(
                i -> {
                  List<Player> players =
                      i % 2 == 0 ? List.of(player, opponent) : List.of(opponent, player);
                  String result = play(game, players, i, 5000).result();
                  return result.equals(game.sides().get(i % 2));
                })
            .count();
    assertThat(won).isGreaterThanOrEqualTo(most * SERIES / 8);
  }
}
