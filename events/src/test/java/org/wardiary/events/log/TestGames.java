package org.wardiary.events.log;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.Tags.Pair;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Match;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Simulation;

/** Simulated games to store: the same numbers give the same games. */
public final class TestGames {

  private static final int MAX_ANSWERS = 400;

  private TestGames() {}

  /** So many games of every game there is. */
  public static List<Submission> ofEach(int count) {
    List<Submission> games = new ArrayList<>();
    for (int seed = 1; seed <= count; seed++) {
      for (Game game : Games.all()) {
        games.add(one(game, seed));
      }
    }
    return games;
  }

  /** One game. */
  public static Submission one(Game game, int seed) {
    MapLibrary maps = MapLibrary.bundled();
    Player player = game.aggressive();
    Tags tags =
        new Tags(
            List.of(
                new Pair("Game", game.id()),
                new Pair("Event", "test"),
                new Pair("Round", Integer.toString(seed)),
                new Pair("First", game.sides().get(seed % 2))));
    Match match = new Match(tags, List.of(player, player), seed, MAX_ANSWERS);
    return Submission.of(new Simulation(new Setups(maps)).play(match), maps);
  }
}
