package org.wardiary.reports.coverage;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.wardiary.analytics.Archive;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Match;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.text.Text;
import org.wardiary.reports.Tournaments;

/**
 * Very many players of a game: each has a style and plays by it with a probability of its own, else
 * anything legal.
 *
 * @param game the game
 */
record Population(Game game) {

  private static final int MOST_ANSWERS = 3000;
  private static final Map<String, List<String>> STYLES =
      Map.of("squares", List.of("bold", "careful", "daring", "gunner", "aggressive", "search:200"));
  private static final Simulation SIMULATION = new Simulation(new Setups(MapLibrary.bundled()));

  private List<String> styles() {
    return STYLES.getOrDefault(game.id().split("/")[0], List.of("aggressive"));
  }

  private List<Player> players(int number, Random random) {
    List<Player> players = new ArrayList<>();
    Set<String> names = new HashSet<>();
    while (players.size() < number) {
      String style = styles().get(random.nextInt(styles().size()));
      String name = Text.of("%s:%.3f", style, 0.7 + 0.3 * random.nextDouble());
      if (names.add(name)) {
        players.add(Players.named(name, game));
      }
    }
    return players;
  }

  /**
   * A tournament of new players: the pairings in a random order, over and over; sides and first
   * turn by chance.
   */
  List<PlayedGame> tournament(int players, int games, Random random) {
    List<Player> all = players(players, random);
    List<int[]> pairings = new ArrayList<>();
    for (int one = 0; one < players; one++) {
      for (int other = one + 1; other < players; other++) {
        pairings.add(new int[] {one, other});
      }
    }
    Collections.shuffle(pairings, random);
    List<Match> matches = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      int[] pairing = pairings.get(i % pairings.size());
      int turned = random.nextInt(2);
      matches.add(
          match(
              List.of(all.get(pairing[turned]), all.get(pairing[1 - turned])),
              random.nextInt(2),
              random.nextInt(Integer.MAX_VALUE)));
    }
    return matches.parallelStream().map(Population::play).toList();
  }

  private Match match(List<Player> players, int first, int seed) {
    List<Tags.Pair> tags = new ArrayList<>();
    tags.add(new Tags.Pair("Game", game.id()));
    for (int side = 0; side < 2; side++) {
      tags.add(new Tags.Pair(game.sides().get(side), players.get(side).name()));
    }
    tags.add(new Tags.Pair("First", game.sides().get(first)));
    return new Match(new Tags(tags), players, seed, MOST_ANSWERS);
  }

  private static PlayedGame play(Match match) {
    Archive.Builder rows = new Archive.Builder();
    Tournaments.fold(PlayedGames.played(SIMULATION.play(match)).events(), rows);
    return rows.build().sets().get(0).games().get(0);
  }
}
