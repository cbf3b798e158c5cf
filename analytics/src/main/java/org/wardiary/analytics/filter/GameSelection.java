package org.wardiary.analytics.filter;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import org.wardiary.analytics.state.StateReader;
import org.wardiary.analytics.state.StateWriter;
import org.wardiary.projector.view.GameSummary;

/**
 * Which games of an archive a query means, of those that may be counted together ({@link
 * PoolChoice}). Made in one pass over the summaries, of which nothing but the id is kept.
 */
public final class GameSelection {

  private final long archived;
  private final Map<GamePool, Long> fitting;
  private final long[] ids;
  private final PoolChoice choice;

  /**
   * A selection.
   *
   * @param archived number of games of the archive
   * @param fitting how many fit the query, by what may be counted together
   * @param ids those to be counted
   * @param choice what they are
   */
  private GameSelection(long archived, Map<GamePool, Long> fitting, long[] ids, PoolChoice choice) {
    this.archived = archived;
    this.fitting = Map.copyOf(fitting);
    this.ids = ids;
    this.choice = choice;
  }

  /**
   * The games among some that a query means.
   *
   * @throws BadQuery if it names rules and selects games of one kind by different ones, or names no
   *     event and selects games of one kind of several
   */
  public static GameSelection of(GameQuery query, Collection<GameSummary> games) {
    return of(query, games, SeveralEvents.REFUSED);
  }

  /**
   * The same.
   *
   * @throws BadQuery if it names rules and selects games of one kind by different ones, or names no
   *     event and selects games of one kind of several that are refused
   */
  public static GameSelection of(
      GameQuery query, Collection<GameSummary> games, SeveralEvents several) {
    Builder builder = new Builder(query);
    games.forEach(builder::put);
    return builder.build(several);
  }

  /**
   * The games of an archive that a query means, where they are known by what may be counted
   * together.
   *
   * @param query one that {@linkplain GameQuery#isOfPools is decided} by that
   * @param fits whether games that may be counted together are meant
   * @param pools the ids of all games of the archive
   * @throws BadQuery if it means games that must not be counted together
   */
  public static GameSelection ofPools(
      GameQuery query,
      SeveralEvents several,
      Predicate<GamePool> fits,
      Map<GamePool, long[]> pools) {
    Map<GamePool, Long> fitting = new HashMap<>();
    pools.forEach(
        (pool, ids) -> {
          if (fits.test(pool)) {
            fitting.put(pool, (long) ids.length);
          }
        });
    PoolChoice choice = PoolChoice.of(query, fitting, several);
    return new GameSelection(
        pools.values().stream().mapToLong(ids -> ids.length).sum(),
        fitting,
        GameNumbers.sorted(
            choice.counted().stream().flatMapToLong(pool -> LongStream.of(pools.get(pool)))),
        choice);
  }

  /** What may be counted together, and is. */
  public Set<GamePool> counted() {
    return choice.counted();
  }

  /** How many games the archive has. */
  public long archived() {
    return archived;
  }

  /** How many of them fit the query, by whatever rules. */
  public long fitting() {
    return fitting.values().stream().mapToLong(Long::longValue).sum();
  }

  /** How many are to be counted. */
  public int games() {
    return ids.length;
  }

  /**
   * The ids of the games to be counted: their 16 digits as a number without sign, sorted as such.
   */
  public long[] ids() {
    return ids.clone();
  }

  /** Whether a game is one of those to be counted. */
  public boolean has(String gameId) {
    return GameNumbers.place(ids, GameNumbers.of(gameId)) >= 0;
  }

  /** What was left out, in sentences. */
  public List<String> notes() {
    return choice.leftOut().notes();
  }

  /** What was left out because of the rules, in a sentence; nothing if nothing was. */
  public Optional<String> note() {
    return choice.leftOut().ofRules();
  }

  /** What was left out because programs played it, in a sentence; nothing if nothing was. */
  public Optional<String> playersNote() {
    return choice.leftOut().ofPlayers();
  }

  /** What was left out because of its event, in a sentence; nothing if nothing was. */
  public Optional<String> eventsNote() {
    return choice.leftOut().ofEvents();
  }

  /** Writes what {@link #read} needs. */
  public void write(StateWriter out) {
    out.number(archived);
    out.all(
        fitting.entrySet(),
        (pool, to) -> {
          pool.getKey().write(to);
          to.number(pool.getValue());
        });
    out.number(ids.length);
    LongStream.of(ids).forEach(out::number);
  }

  /**
   * Reads a selection that was written.
   *
   * @param query by which it was made
   * @param several what was done then where it meant games of several events
   * @throws BadQuery if that was by another query
   */
  public static GameSelection read(GameQuery query, SeveralEvents several, StateReader in) {
    long archived = in.number();
    Map<GamePool, Long> fitting = new HashMap<>();
    in.each(from -> fitting.put(GamePool.read(from), from.number()));
    long[] ids = new long[in.size()];
    Arrays.setAll(ids, i -> in.number());
    return new GameSelection(archived, fitting, ids, PoolChoice.of(query, fitting, several));
  }

  /**
   * This selection and one of games that have come since, by the same query; nothing if with these
   * the query means others than it meant before.
   *
   * @param later the games that have come since, not yet chosen from
   * @param several as before
   * @throws BadQuery if all together must not be counted
   */
  public Optional<GameSelection> and(Builder later, SeveralEvents several) {
    Map<GamePool, Long> all = new HashMap<>(fitting);
    later.fitting().forEach((pool, games) -> all.merge(pool, games, Long::sum));
    PoolChoice now = PoolChoice.of(later.query, all, several);
    boolean same =
        fitting.keySet().stream()
            .allMatch(pool -> now.counted().contains(pool) == choice.counted().contains(pool));
    return same
        ? Optional.of(
            new GameSelection(
                archived + later.games.size(),
                all,
                GameNumbers.merged(ids, later.ids(now.counted()::contains)),
                now))
        : Optional.empty();
  }

  /** This selection without the games of another. */
  public GameSelection without(GameSelection other) {
    long[] left = LongStream.of(ids).filter(id -> GameNumbers.place(other.ids, id) < 0).toArray();
    return new GameSelection(archived, fitting, left, choice);
  }

  /** Takes the summaries of an archive one by one. */
  public static final class Builder {

    private final GameQuery query;
    private final Predicate<String> kinds;
    private final Map<Long, Optional<GamePool>> games = new HashMap<>();
    private final Map<GamePool, Optional<GamePool>> pools = new HashMap<>();
    private final Map<Long, String> others = new HashMap<>();

    /** A builder that knows no game. */
    public Builder(GameQuery query) {
      this(query, kind -> true);
    }

    /**
     * The same for games of some kinds alone: those of others fit no query.
     *
     * @param kinds which, by the id of the kind
     */
    public Builder(GameQuery query, Predicate<String> kinds) {
      this.query = query;
      this.kinds = kinds;
    }

    /** Takes a game, instead of what it was before. */
    public void put(GameSummary game) {
      long id = GameNumbers.of(game.getGameId());
      others.remove(id);
      boolean fits = query.test(game);
      if (fits && !kinds.test(game.getGame())) {
        others.put(id, game.getGame());
        fits = false;
      }
      games.put(
          id, fits ? pools.computeIfAbsent(GamePool.of(game), Optional::of) : Optional.empty());
    }

    /** Forgets a game, if it was there. */
    public void remove(String gameId) {
      long id = GameNumbers.of(gameId);
      games.remove(id);
      others.remove(id);
    }

    /** How many games would fit the query but for their kind, by the id of the kind. */
    public SortedMap<String, Long> otherKinds() {
      SortedMap<String, Long> found = new TreeMap<>();
      others.values().forEach(kind -> found.merge(kind, 1L, Long::sum));
      return found;
    }

    /**
     * The games so far.
     *
     * @throws BadQuery if the query names rules and means games of one kind by different ones, or
     *     names no event and means games of one kind of several
     */
    public GameSelection build() {
      return build(SeveralEvents.REFUSED);
    }

    /**
     * The games so far.
     *
     * @throws BadQuery if the query names rules and means games of one kind by different ones, or
     *     names no event and means games of one kind of several that are refused
     */
    public GameSelection build(SeveralEvents several) {
      Map<GamePool, Long> fitting = fitting();
      PoolChoice choice = PoolChoice.of(query, fitting, several);
      return new GameSelection(games.size(), fitting, ids(choice.counted()::contains), choice);
    }

    /** The games so far, by whatever rules: not to be counted together. */
    public GameSelection buildWhatever() {
      Map<GamePool, Long> fitting = fitting();
      PoolChoice all = new PoolChoice(Set.copyOf(fitting.keySet()), LeftOut.NOTHING);
      return new GameSelection(games.size(), fitting, ids(pool -> true), all);
    }

    /** How many games fit the query, by what may be counted together. */
    private Map<GamePool, Long> fitting() {
      Map<GamePool, Long> fitting = new HashMap<>();
      games.values().forEach(pool -> pool.ifPresent(own -> fitting.merge(own, 1L, Long::sum)));
      return fitting;
    }

    private long[] ids(Predicate<GamePool> counted) {
      return GameNumbers.sorted(
          games.entrySet().stream()
              .filter(game -> game.getValue().filter(counted).isPresent())
              .mapToLong(Map.Entry::getKey));
    }
  }
}
