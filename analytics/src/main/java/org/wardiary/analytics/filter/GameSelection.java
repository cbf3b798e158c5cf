package org.wardiary.analytics.filter;

import java.util.Collection;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import org.wardiary.events.text.Digest;
import org.wardiary.projector.view.GameSummary;

/**
 * The games of an archive that a query selects and that may be counted together ({@link
 * PoolChoice}). Made in one pass over the summaries, of which only the ids are kept.
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
   * @param fitting number of games that fit the query, by pool
   * @param ids ids of the games to be counted, sorted as unsigned numbers
   * @param choice which pools are counted and which are left out
   */
  private GameSelection(long archived, Map<GamePool, Long> fitting, long[] ids, PoolChoice choice) {
    this.archived = archived;
    this.fitting = Map.copyOf(fitting);
    this.ids = ids;
    this.choice = choice;
  }

  /**
   * Selects the games that a query means; games of several events are refused.
   *
   * @throws BadQuery if the query names rules and selects games of one kind by different rules, or
   *     names no event and selects games of one kind of several events
   */
  public static GameSelection of(GameQuery query, Collection<GameSummary> games) {
    return of(query, games, SeveralEvents.REFUSED);
  }

  /**
   * Selects the games that a query means.
   *
   * @param several what to do with games of one kind of several events
   * @throws BadQuery if the query names rules and selects games of one kind by different rules, or
   *     names no event and selects games of one kind of several events, if these are refused
   */
  public static GameSelection of(
      GameQuery query, Collection<GameSummary> games, SeveralEvents several) {
    Builder builder = new Builder(query);
    games.forEach(builder::put);
    return builder.build(several);
  }

  /** Number of games of the archive. */
  public long archived() {
    return archived;
  }

  /** Number of games of the archive that fit the query, whether counted or left out. */
  public long fitting() {
    return fitting.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Number of games to be counted. */
  public int games() {
    return ids.length;
  }

  /**
   * The ids of the games to be counted, as unsigned numbers ({@link GameNumbers}), sorted; a copy.
   */
  public long[] ids() {
    return ids.clone();
  }

  /** Whether a game is to be counted. */
  public boolean has(String gameId) {
    return GameNumbers.place(ids, GameNumbers.of(gameId)) >= 0;
  }

  /** What was left out and why, in sentences; empty if nothing was. */
  public List<String> notes() {
    return choice.leftOut().notes();
  }

  /** What was left out because it was not played, in a sentence; empty if nothing was. */
  public Optional<String> unplayedNote() {
    return choice.leftOut().ofUnplayed();
  }

  /** What was left out because of the rules, in a sentence; empty if nothing was. */
  public Optional<String> note() {
    return choice.leftOut().ofRules();
  }

  /** Number of games left out because of their rules, by the name of these. */
  public Map<String, Long> byOtherRules() {
    return choice.leftOut().rules();
  }

  /** What was left out because programs played it, in a sentence; empty if nothing was. */
  public Optional<String> playersNote() {
    return choice.leftOut().ofPlayers();
  }

  /** What was left out because of its event, in a sentence; empty if nothing was. */
  public Optional<String> eventsNote() {
    return choice.leftOut().ofEvents();
  }

  /** Which of several events is counted, for each kind of game that has several; sorted by kind. */
  public List<EventChoice> events() {
    return choice.leftOut().events();
  }

  /** Identifies the games to be counted: SHA-256 in hex of their ids, sorted, each ended by LF. */
  public String fingerprint() {
    HexFormat hex = HexFormat.of();
    StringBuilder lines = new StringBuilder();
    LongStream.of(ids).forEach(id -> lines.append(hex.toHexDigits(id)).append('\n'));
    return Digest.hex(lines.toString());
  }

  /** Builds a selection from the summaries of an archive, added one by one. */
  public static final class Builder {

    private final GameQuery query;
    private final Predicate<String> kinds;
    private final Map<Long, Optional<GamePool>> games = new HashMap<>();
    private final Map<GamePool, Optional<GamePool>> pools = new HashMap<>();
    private final Map<Long, String> others = new HashMap<>();

    /** A builder without games, for games of all kinds. */
    public Builder(GameQuery query) {
      this(query, kind -> true);
    }

    /**
     * A builder without games that selects games of some kinds only.
     *
     * @param kinds whether a kind may be selected, by its id
     */
    public Builder(GameQuery query, Predicate<String> kinds) {
      this.query = query;
      this.kinds = kinds;
    }

    /** Adds a game, or replaces an earlier version of it. */
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

    /** Removes a game if present. */
    public void remove(String gameId) {
      long id = GameNumbers.of(gameId);
      games.remove(id);
      others.remove(id);
    }

    /** Number of games that fit the query but are of an excluded kind, by the id of the kind. */
    public SortedMap<String, Long> otherKinds() {
      SortedMap<String, Long> found = new TreeMap<>();
      others.values().forEach(kind -> found.merge(kind, 1L, Long::sum));
      return found;
    }

    /**
     * Selects from the games so far; games of several events are refused.
     *
     * @throws BadQuery if the query names rules and selects games of one kind by different rules,
     *     or names no event and selects games of one kind of several events
     */
    public GameSelection build() {
      return build(SeveralEvents.REFUSED);
    }

    /**
     * Selects from the games so far.
     *
     * @param several what to do with games of one kind of several events
     * @throws BadQuery if the query names rules and selects games of one kind by different rules,
     *     or names no event and selects games of one kind of several events, if these are refused
     */
    public GameSelection build(SeveralEvents several) {
      Map<GamePool, Long> fitting = fitting();
      PoolChoice choice = PoolChoice.of(query, fitting, several);
      return new GameSelection(games.size(), fitting, ids(choice.counted()::contains), choice);
    }

    /** All games so far that fit the query, of all pools: they must not be counted together. */
    public GameSelection buildWhatever() {
      Map<GamePool, Long> fitting = fitting();
      PoolChoice all = new PoolChoice(Set.copyOf(fitting.keySet()), LeftOut.NOTHING);
      return new GameSelection(games.size(), fitting, ids(pool -> true), all);
    }

    /** Number of games that fit the query, by pool. */
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
