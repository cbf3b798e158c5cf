package org.wardiary.analytics.study;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.wardiary.analytics.estimate.Bootstrap;

/**
 * All games of one kind in an archive, sorted by game id. Safe to share between threads.
 *
 * <p>The bootstrap's resamples take a kilobyte a game and are made when first asked for.
 */
public final class GameSet {

  private final String game;
  private final List<PlayedGame> games;
  private Bootstrap bootstrap;

  /**
   * A set of games.
   *
   * @param game id of their kind
   * @param games the games, sorted by id; not empty
   */
  public GameSet(String game, List<PlayedGame> games) {
    this.game = game;
    this.games = List.copyOf(games);
  }

  /** Id of the kind of game, e.g. {@code family/variant}. */
  public String game() {
    return game;
  }

  /** The games, sorted by id; never empty. */
  public List<PlayedGame> games() {
    return games;
  }

  /** How many games there are. */
  public int size() {
    return games.size();
  }

  /** The two sides, first-named side first. */
  public List<String> sides() {
    return games.get(0).summary().getSides();
  }

  /** The other side. */
  public String enemy(String side) {
    return sides().get(1 - sides().indexOf(side));
  }

  /** How many games fit. */
  public long count(Predicate<PlayedGame> wanted) {
    return games.stream().filter(wanted).count();
  }

  /** How many games there are and whether they were simulated, for people. */
  public String source() {
    long simulated = count(PlayedGame::simulated);
    String games = size() == 1 ? "1 game" : size() + " games";
    if (simulated == 0) {
      return games;
    }
    return games + (simulated == size() ? ", all simulated" : ", " + simulated + " simulated");
  }

  /** A number for each game. */
  public double[] each(ToDoubleFunction<PlayedGame> value) {
    return games.stream().mapToDouble(value).toArray();
  }

  /**
   * A number for each game, from its own rows of a class; 0 where a game has none.
   *
   * @param type class of the rows
   */
  public <T> double[] each(Class<T> type, ToDoubleFunction<T> value) {
    return each(game -> game.own(type).map(value::applyAsDouble).orElse(0.0));
  }

  /** 1 for each game that has own rows of a class, 0 for the others. */
  public double[] having(Class<?> type) {
    return each(game -> game.own(type).isPresent() ? 1 : 0);
  }

  /** The bootstrap over these games. */
  public synchronized Bootstrap bootstrap() {
    if (bootstrap == null) {
      bootstrap = new Bootstrap(Bootstrap.SEED, games.size());
    }
    return bootstrap;
  }
}
