package org.wardiary.analytics.player;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.wardiary.analytics.filter.EventPools;
import org.wardiary.analytics.filter.RulePools;
import org.wardiary.analytics.strength.Encounters;
import org.wardiary.analytics.strength.Strengths;
import org.wardiary.projector.fold.PlayerName;
import org.wardiary.projector.view.GameSummary;

/**
 * Players who can be compared: those of one kind of game by the same rules, either people who play
 * one another, or programs and whoever plays them. The two are never mixed.
 */
public final class Pool {

  private final String game;
  private final boolean simulated;
  private final String rules;
  private final Map<String, List<GameSummary>> games;
  private final List<GameSummary> all;
  private final Ratings ratings;
  private final Strengths strengths;

  private record Key(String game, boolean simulated, String rules) {

    private static final Comparator<Key> ORDER =
        Comparator.comparing(Key::game).thenComparing(Key::simulated).thenComparing(Key::rules);
  }

  private Pool(Key key, List<GameSummary> all) {
    this.game = key.game();
    this.simulated = key.simulated();
    this.rules = key.rules();
    this.games = new TreeMap<>();
    for (GameSummary one : all) {
      add(PlayerName.of(one, 0), one);
      if (!PlayerName.of(one, 1).equals(PlayerName.of(one, 0))) {
        add(PlayerName.of(one, 1), one);
      }
    }
    this.all = List.copyOf(all);
    this.ratings = Ratings.of(all);
    Encounters encounters = new Encounters();
    all.forEach(encounters::add);
    this.strengths = Strengths.of(encounters);
  }

  private void add(String player, GameSummary one) {
    if (!player.isEmpty()) {
      games.computeIfAbsent(player, name -> new ArrayList<>()).add(one);
    }
  }

  /** The pools of some games, sorted by kind of game, people before programs, then by rules. */
  public static List<Pool> of(Collection<GameSummary> games) {
    Map<Key, List<GameSummary>> pools = new TreeMap<>(Key.ORDER);
    for (GameSummary game : games) {
      pools
          .computeIfAbsent(
              new Key(game.getGame(), game.getSimulated(), RulePools.name(game)),
              key -> new ArrayList<>())
          .add(game);
    }
    List<Pool> list = new ArrayList<>();
    pools.forEach((key, all) -> list.add(new Pool(key, all)));
    return list;
  }

  /** Id of the kind of game. */
  public String game() {
    return game;
  }

  /** Whether a program played in each of the games. */
  public boolean simulated() {
    return simulated;
  }

  /** Name and digest of the rules by which the games were played. */
  public String rules() {
    return rules;
  }

  /** The games of the pool, in the order in which they were given. */
  public List<GameSummary> games() {
    return all;
  }

  /** Number of events; games that name no event count as one event. */
  public long events() {
    return all.stream().map(EventPools::name).distinct().count();
  }

  /** The players' names, sorted. */
  public List<String> players() {
    return List.copyOf(games.keySet());
  }

  /** The players' ratings. */
  public Ratings ratings() {
    return ratings;
  }

  /** The players' strengths over all their games. */
  public Strengths strengths() {
    return strengths;
  }

  /**
   * A player's strength over all games, in Elo; empty for a player who met no other named player,
   * or who is not among the 300 with most games.
   */
  public Optional<Strengths.Strength> strength(String player) {
    return strengths.players().contains(player)
        ? Optional.of(strengths.of(player))
        : Optional.empty();
  }

  /** How a player's games differ from those of others; see {@link Figures#of}. */
  public List<Figures.Figure> figures(String player) {
    return Figures.of(player, all);
  }

  /**
   * Everything about one player.
   *
   * @throws IllegalArgumentException if no player of the pool has this name
   */
  public Profile profile(String player) {
    if (!games.containsKey(player)) {
      throw new IllegalArgumentException("expected a player but got '" + player + "'");
    }
    return new Profile(player, game, simulated, games.get(player), ratings.of(player));
  }

  /** All players, the strongest first, by the lower bound of the rating. */
  public List<Profile> profiles() {
    return games.keySet().stream()
        .map(this::profile)
        .sorted(
            Comparator.comparingDouble((Profile profile) -> -profile.rating().low())
                .thenComparing(Profile::player))
        .toList();
  }
}
