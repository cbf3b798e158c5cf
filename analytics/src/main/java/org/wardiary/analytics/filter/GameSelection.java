package org.wardiary.analytics.filter;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;

/**
 * Which games of an archive a query means, of those that may be counted together: of each kind
 * those by one set of rules ({@link RulePools}), those of people alone where there are any, unless
 * the query says who played, and those of one event, unless the query says which. Made in one pass
 * over the summaries, of which nothing but the id is kept.
 */
public final class GameSelection {

  private static final int HEX = 16;

  private final long archived;
  private final long fitting;
  private final long[] ids;
  private final LeftOut leftOut;

  /**
   * Games that fit a query and are not to be counted.
   *
   * @param rules how many, by the rules by which they were played
   * @param simulated how many by the right rules that programs played
   * @param events how many of the others, by event
   */
  private record LeftOut(Map<String, Long> rules, long simulated, Map<String, Long> events) {

    private static final LeftOut NOTHING = new LeftOut(Map.of(), 0, Map.of());
  }

  private GameSelection(long archived, long fitting, long[] ids, LeftOut leftOut) {
    this.archived = archived;
    this.fitting = fitting;
    this.ids = ids;
    this.leftOut = leftOut;
  }

  /**
   * The games among some that a query means.
   *
   * @throws BadQuery if it names rules and selects games of one kind by different ones, or names no
   *     event and selects games of one kind of several
   */
  public static GameSelection of(GameQuery query, Collection<GameSummary> games) {
    Builder builder = new Builder(query);
    games.forEach(builder::put);
    return builder.build();
  }

  /**
   * The same, but of each kind of game the event with most games where the query names none and
   * there are several.
   *
   * @throws BadQuery if it names rules and selects games of one kind by different ones
   */
  public static GameSelection ofLargestEvents(GameQuery query, Collection<GameSummary> games) {
    Builder builder = new Builder(query);
    games.forEach(builder::put);
    return builder.buildLargestEvents();
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

  /** Whether a game is one of those to be counted. */
  public boolean has(String gameId) {
    return place(ids, number(gameId)) >= 0;
  }

  /**
   * The place of an id among some, negative if it is not one of them.
   *
   * @param ids as {@link #ids} gives them
   */
  public static int place(long[] ids, long id) {
    int low = 0;
    int high = ids.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int order = Long.compareUnsigned(ids[middle], id);
      if (order == 0) {
        return middle;
      }
      low = order < 0 ? middle + 1 : low;
      high = order < 0 ? high : middle - 1;
    }
    return -1;
  }

  /** What was left out, in sentences. */
  public List<String> notes() {
    return Stream.of(note(), playersNote(), eventsNote()).flatMap(Optional::stream).toList();
  }

  /** A game's id as a number. */
  public static long number(String gameId) {
    return Long.parseUnsignedLong(gameId, HEX);
  }

  /** What was left out because of the rules, in a sentence; nothing if nothing was. */
  public Optional<String> note() {
    return new RulePools(List.of(), leftOut.rules()).note();
  }

  /** What was left out because programs played it, in a sentence; nothing if nothing was. */
  public Optional<String> playersNote() {
    return leftOut.simulated() == 0
        ? Optional.empty()
        : Optional.of(
            Text.of(
                "%d simulated games of kinds that people played too are left out"
                    + " (--played-by programs is about them, given twice, for people too, about"
                    + " all)",
                leftOut.simulated()));
  }

  /** What was left out because of its event, in a sentence; nothing if nothing was. */
  public Optional<String> eventsNote() {
    return leftOut.events().isEmpty()
        ? Optional.empty()
        : Optional.of(
            Text.of(
                "games of other events are left out (--event NAME is about them, --event all about"
                    + " all together): %s",
                EventPools.text(leftOut.events())));
  }

  /** Takes the summaries of an archive one by one. */
  public static final class Builder {

    private static final Pool NONE = new Pool("", "", Players.PEOPLE, "");

    private final GameQuery query;
    private final Map<Long, Pool> games = new HashMap<>();
    private final Map<Pool, Pool> pools = new HashMap<>();

    /** Who played. */
    private enum Players {
      PEOPLE,
      PROGRAMS
    }

    /** Games of one kind by one set of rules of such players of an event; no kind: not meant. */
    private record Pool(String kind, String rules, Players players, String event) {

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
        Players players = game.getSimulated() ? Players.PROGRAMS : Players.PEOPLE;
        Pool own = new Pool(game.getGame(), RulePools.name(game), players, EventPools.name(game));
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
     * @throws BadQuery if the query names rules and means games of one kind by different ones, or
     *     names no event and means games of one kind of several
     */
    public GameSelection build() {
      return build(
          counted -> {
            EventPools.requireOne(events(counted));
            return pool -> true;
          });
    }

    /**
     * The games so far, of each kind those of the event that has most, if the query names none.
     *
     * @throws BadQuery if the query names rules and means games of one kind by different ones
     */
    public GameSelection buildLargestEvents() {
      return build(
          counted -> {
            Map<String, String> largest = new HashMap<>();
            events(counted)
                .forEach((kind, events) -> largest.put(kind, EventPools.largest(events)));
            return pool -> pool.event().equals(largest.get(pool.kind()));
          });
    }

    private GameSelection build(Function<List<Pool>, Predicate<Pool>> ofEvents) {
      List<Pool> meant = games.values().stream().filter(Pool::meant).toList();
      Map<String, Long> others = new TreeMap<>();
      Predicate<Pool> byRules = Pool::standard;
      if (query.has(QueryParameter.RULES)) {
        requireOne(meant);
        byRules = Pool::meant;
      } else {
        meant.stream()
            .filter(pool -> !pool.standard())
            .forEach(pool -> others.merge(pool.rules(), 1L, Long::sum));
      }
      Predicate<Pool> counted = byRules.and(unpooled(meant.stream().filter(byRules).toList()));
      long simulated = meant.stream().filter(byRules.and(counted.negate())).count();
      Map<String, Long> events = new TreeMap<>();
      if (!query.has(QueryParameter.EVENT)) {
        Predicate<Pool> wanted = ofEvents.apply(meant.stream().filter(counted).toList());
        meant.stream()
            .filter(counted.and(wanted.negate()))
            .forEach(pool -> events.merge(pool.event(), 1L, Long::sum));
        counted = counted.and(wanted);
      }
      return new GameSelection(
          games.size(), meant.size(), ids(counted), new LeftOut(others, simulated, events));
    }

    /** How many games there are, by event by kind of game. */
    private static Map<String, Map<String, Long>> events(List<Pool> games) {
      return EventPools.byKind(games, Pool::kind, Pool::event);
    }

    /** Of kinds that people played, their games alone, unless the query says who played. */
    private Predicate<Pool> unpooled(List<Pool> meant) {
      if (query.has(QueryParameter.PLAYED_BY)) {
        return pool -> true;
      }
      Set<String> peoples =
          meant.stream()
              .filter(pool -> pool.players() == Players.PEOPLE)
              .map(Pool::kind)
              .collect(Collectors.toSet());
      return pool -> pool.players() == Players.PEOPLE || !peoples.contains(pool.kind());
    }

    /** The games so far, by whatever rules: not to be counted together. */
    public GameSelection buildWhatever() {
      long[] meant = ids(Pool::meant);
      return new GameSelection(games.size(), meant.length, meant, LeftOut.NOTHING);
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
