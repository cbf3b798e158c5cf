package org.wardiary.events.log;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.Tags.Pair;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Simulation;

/** Simulated games to store; the same seed gives the same game. */
public final class TestGames {

  private static final int MAX_ANSWERS = 400;

  private TestGames() {}

  /** {@code count} games of each kind. */
  public static List<Submission> ofEach(int count) {
    List<Submission> games = new ArrayList<>();
    for (int seed = 1; seed <= count; seed++) {
      for (Game game : Games.all()) {
        games.add(one(game, seed));
      }
    }
    return games;
  }

  /** One game on its standard map. */
  public static Submission one(Game game, int seed) {
    return one(game, seed, MapLibrary.bundled(), "");
  }

  /** One game on the map with a name, or on its standard map if the name is empty. */
  public static Submission one(Game game, int seed, MapLibrary maps, String map) {
    List<Pair> pairs = new ArrayList<>();
    pairs.add(new Pair("Game", game.id()));
    pairs.add(new Pair("Event", "test"));
    pairs.add(new Pair("Round", Integer.toString(seed)));
    pairs.add(new Pair("First", game.sides().get(seed % 2)));
    if (!map.isEmpty()) {
      pairs.add(new Pair("Map", map));
    }
    Player player = game.aggressive();
    PlannedGame planned =
        new PlannedGame(new Tags(pairs), List.of(player, player), seed, MAX_ANSWERS);
    return Submission.of(new Simulation(new Setups(maps)).play(planned), maps);
  }
}
