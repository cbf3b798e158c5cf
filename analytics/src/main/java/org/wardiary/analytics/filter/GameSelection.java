package org.wardiary.analytics.filter;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.wardiary.projector.view.GameSummary;

/**
 * Which games of an archive a query means, of those that may be counted together ({@link
 * RulePools}): made in one pass over the summaries, of which nothing but the id is kept.
 */
public final class GameSelection {

  private static final int HEX = 16;

  private final long archived;
  private final long fitting;
  private final long[] ids;
  private final Map<String, Long> leftOut;

  private GameSelection(long archived, long fitting, long[] ids, Map<String, Long> leftOut) {
    this.archived = archived;
    this.fitting = fitting;
    this.ids = ids;
    this.leftOut = leftOut;
  }

  /**
   * The games among some that a query means.
   *
   * @throws BadQuery if it names rules and selects games of one kind by different ones
   */
  public static GameSelection of(GameQuery query, Collection<GameSummary> games) {
    Builder builder = new Builder(query);
    games.forEach(builder::put);
    return builder.build();
  }

  /** How many games the archive has. */
  public long archived() {
    return archived;
  }

  /** How many of them fit the query, by whatever rules. */
  public long fitting() {
    return fitting;
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

  /** A game's id as a number. */
  public static long number(String gameId) {
    return Long.parseUnsignedLong(gameId, HEX);
  }

  /** What was left out, in a sentence; nothing if nothing was. */
  public Optional<String> note() {
    return new RulePools(List.of(), leftOut).note();
  }

  /** Takes the summaries of an archive one by one. */
  public static final class Builder {

    private static final Pool NONE = new Pool("", "");

    private final GameQuery query;
    private final Map<Long, Pool> games = new HashMap<>();
    private final Map<Pool, Pool> pools = new HashMap<>();

    /** Games of one kind by one set of rules; no kind: games that are not meant. */
    private record Pool(String kind, String rules) {

      boolean meant() {
        return !kind.isEmpty();
      }

      boolean standard() {
        return meant() && rules.equals(RulePools.STANDARD);
      }
    }

    /** A builder that knows no game. */
    public Builder(GameQuery query) {
      this.query = query;
    }

    /** Takes a game, instead of what it was before. */
    public void put(GameSummary game) {
      Pool pool = NONE;
      if (query.test(game)) {
        Pool own = new Pool(game.getGame(), RulePools.name(game));
        pool = pools.computeIfAbsent(own, first -> first);
      }
      games.put(number(game.getGameId()), pool);
    }

    /** Forgets a game, if it was there. */
    public void remove(String gameId) {
      games.remove(number(gameId));
    }

    /**
     * The games so far.
     *
     * @throws BadQuery if the query names rules and means games of one kind by different ones
     */
    public GameSelection build() {
      List<Pool> meant = games.values().stream().filter(Pool::meant).toList();
      if (query.has(QueryParameter.RULES)) {
        requireOne(meant);
        return new GameSelection(games.size(), meant.size(), ids(Pool::meant), Map.of());
      }
      Map<String, Long> others = new TreeMap<>();
      meant.stream()
          .filter(pool -> !pool.standard())
          .forEach(pool -> others.merge(pool.rules(), 1L, Long::sum));
      return new GameSelection(games.size(), meant.size(), ids(Pool::standard), others);
    }

    /** The games so far, by whatever rules: not to be counted together. */
    public GameSelection buildWhatever() {
      long[] meant = ids(Pool::meant);
      return new GameSelection(games.size(), meant.length, meant, Map.of());
    }

    private static void requireOne(List<Pool> meant) {
      Map<String, TreeSet<String>> kinds = new TreeMap<>();
      for (Pool pool : meant) {
        kinds.computeIfAbsent(pool.kind(), kind -> new TreeSet<>()).add(pool.rules());
      }
      RulePools.requireOne(kinds);
    }

    private long[] ids(Predicate<Pool> counted) {
      // flipping the sign bit sorts numbers as those without sign
      return games.entrySet().stream()
          .filter(game -> counted.test(game.getValue()))
          .mapToLong(game -> game.getKey() ^ Long.MIN_VALUE)
          .sorted()
          .map(id -> id ^ Long.MIN_VALUE)
          .toArray();
    }
  }
}
