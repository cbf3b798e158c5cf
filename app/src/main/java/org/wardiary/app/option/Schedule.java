package org.wardiary.app.option;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.referee.PlannedGame;

/**
 * Plans who plays whom in a simulation. Each game has a seed of its own, drawn from the
 * simulation's seed.
 *
 * @param game the game
 * @param map name of a map other than the standard one
 * @param event value of the tag {@code Event}
 * @param maxAnswers largest number of answers; a longer game is left unfinished
 */
public record Schedule(Game game, Optional<String> map, String event, int maxAnswers) {

  /**
   * A series of games between two players who keep their sides; the first turn alternates. Takes
   * four bytes per game.
   *
   * @param players the two players, that of the first-named side first
   */
  public List<PlannedGame> series(List<Player> players, int games, long seed) {
    RandomDraws seeds = new RandomDraws(seed);
    int[] drawn = IntStream.generate(() -> seeds.draw(Integer.MAX_VALUE)).limit(games).toArray();
    return new LazyList<>(games, i -> planned(i + 1, players, i % 2, drawn[i]));
  }

  /**
   * A double round robin: each player meets each other one twice, with sides and first turn
   * exchanged in the second leg, so that both have had either side and the first turn once. Within
   * a pair, therefore, the same side begins twice; over all pairs that evens out ({@link
   * #firstTurn}). Within the first leg, a player's sides are as even as they can be. In each round,
   * a player plays at most one game.
   */
  List<PlannedGame> doubleRoundRobin(List<Player> players, long seed) {
    RandomDraws seeds = new RandomDraws(seed);
    List<PlannedGame> planned = new ArrayList<>();
    for (int a = 0; a < players.size(); a++) {
      for (int b = a + 1; b < players.size(); b++) {
        int first = (firstTurn(a, b, players.size()) + (int) (seed & 1)) % 2;
        boolean swapped = (a + b) % 2 == 1;
        int round = round(a, b, players.size());
        int secondLeg = round + rounds(players.size());
        Player one = players.get(swapped ? b : a);
        Player other = players.get(swapped ? a : b);
        planned.add(planned(round, List.of(one, other), first, seeds.draw(Integer.MAX_VALUE)));
        planned.add(planned(secondLeg, List.of(other, one), first, seeds.draw(Integer.MAX_VALUE)));
      }
    }
    return planned;
  }

  /**
   * The side that has the first turn in both games of a pair; the other one if the seed is odd. It
   * changes from round to round and, since the number of rounds is odd, from pair to pair in the
   * last round. So each side begins the games of half of all pairs, or of one pair more, and with
   * each side a player has the first turn in half of the games with it, give or take one.
   */
  static int firstTurn(int a, int b, int players) {
    int round = round(a, b, players);
    return (round == rounds(players) ? a : round) % 2;
  }

  private static int rounds(int players) {
    return players % 2 == 0 ? players - 1 : players;
  }

  /**
   * The round of the first leg, from 1, in which two players meet (the circle method: of an even
   * number the last player keeps its place, the others rotate).
   */
  static int round(int a, int b, int players) {
    boolean still = players % 2 == 0 && b == players - 1;
    return (still ? 2 * a : a + b) % rounds(players) + 1;
  }

  /**
   * Two games of two players with the same opening, first turn and chance, the sides exchanged.
   *
   * @param players the player of the first-named side in the first game, then the other one
   * @param opening number of answers in the opening
   */
  List<PlannedGame> pair(int round, List<Player> players, int opening, RandomDraws seeds) {
    long seed = seeds.draw(Integer.MAX_VALUE);
    List<Player> opened =
        players.stream().map(player -> Players.opened(player, game, seed, opening)).toList();
    int first = round % 2;
    return List.of(
        planned(round, opened, first, seed),
        planned(round, List.of(opened.get(1), opened.get(0)), first, seed));
  }

  private PlannedGame planned(int round, List<Player> players, int first, long seed) {
    List<Tags.Pair> tags = new ArrayList<>();
    tags.add(new Tags.Pair("Game", game.id()));
    tags.add(new Tags.Pair("Event", event));
    tags.add(new Tags.Pair("Round", Integer.toString(round)));
    for (int side = 0; side < 2; side++) {
      tags.add(new Tags.Pair(game.sides().get(side), players.get(side).name()));
    }
    tags.add(new Tags.Pair("First", game.sides().get(first)));
    map.ifPresent(name -> tags.add(new Tags.Pair("Map", name)));
    return new PlannedGame(new Tags(tags), players, seed, maxAnswers);
  }
}
