package org.wardiary.app.coverage;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;

/**
 * Many games of players who answer like one of the game's players with probabilities from 0.45 to
 * 1, and otherwise at random; every pairing about equally often, with random sides and first turns.
 *
 * @param players the players' names
 * @param games the games
 */
record Pool(List<String> players, List<PlayedGame> games) {

  private static final double CLUMSIEST = 0.45;

  /**
   * Plays the games.
   *
   * @param like name of the player whom all answer like
   * @param number number of players
   * @param games number of games
   */
  static Pool of(Game game, String like, int number, int games, long seed) {
    Random random = new Random(seed);
    List<Player> players =
        IntStream.range(0, number)
            .mapToObj(i -> CLUMSIEST + (1 - CLUMSIEST) * i / (number - 1))
            .map(share -> Players.named(Text.of("%s:%.6f", like, share), game))
            .toList();
    List<List<Player>> pairings = new ArrayList<>();
    for (Player one : players) {
      for (Player other : players.subList(0, players.indexOf(one))) {
        pairings.add(List.of(one, other));
      }
    }
    Collections.shuffle(pairings, random);
    List<PlannedGame> planned = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      List<Player> pairing = new ArrayList<>(pairings.get(i % pairings.size()));
      Collections.shuffle(pairing, random);
      int first = random.nextInt(2);
      int chance = random.nextInt(Integer.MAX_VALUE);
      planned.add(Population.match(game, pairing, first, chance, Optional.empty()));
    }
    return new Pool(
        players.stream().map(Player::name).toList(),
        planned.parallelStream().map(Population::game).toList());
  }

  /** Some games of some of the players among each other, drawn at random. */
  List<PlayedGame> drawn(int number, int most, Random random) {
    List<String> names = new ArrayList<>(players);
    Collections.shuffle(names, random);
    Set<String> some = new HashSet<>(names.subList(0, number));
    List<PlayedGame> among =
        new ArrayList<>(
            games.stream()
                .filter(
                    game ->
                        game.summary().getSides().stream()
                            .map(game::playerOf)
                            .allMatch(some::contains))
                .toList());
    Collections.shuffle(among, random);
    return among.subList(0, Math.min(most, among.size()));
  }

  /** The same games, but who won them is drawn by lot, so that nothing goes with winning. */
  static List<PlayedGame> byLot(List<PlayedGame> games, Random random) {
    return games.stream().map(game -> byLot(game, random)).toList();
  }

  private static PlayedGame byLot(PlayedGame game, Random random) {
    String winner = game.summary().getSides().get(random.nextInt(2));
    GameSummary summary = GameSummary.newBuilder(game.summary()).setResult(winner).build();
    return new PlayedGame(summary, game.curve(), game.own());
  }
}
