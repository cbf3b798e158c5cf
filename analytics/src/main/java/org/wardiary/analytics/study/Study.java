package org.wardiary.analytics.study;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.wardiary.analytics.strength.Encounters;
import org.wardiary.analytics.strength.Strengths;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.game.Level;
import org.wardiary.events.game.recorded.RecordedGame;
import org.wardiary.events.text.Text;

/**
 * All statistics of one kind of game over many games, in one pass: games are added one by one, and
 * studies of different games merged, in any order. Not thread-safe; use a study for each thread and
 * {@link #merge} them.
 */
public final class Study {

  private final GameInfo info;
  private final List<Statistic> statistics;
  private final List<Statistic> counting;
  private final Map<String, Totals> totals = new LinkedHashMap<>();
  private final Encounters encounters = new Encounters();
  private Optional<Strengths> strengths = Optional.empty();
  private long games;
  private long simulated;
  private long results;
  private long simulatedResults;

  /**
   * A study without games.
   *
   * @param info what is known of the kind of game in addition to its rows
   * @param statistics the statistics, in the order in which a report shows their tables
   */
  public Study(GameInfo info, List<Statistic> statistics) {
    this.info = info;
    this.statistics = List.copyOf(statistics);
    Map<String, Statistic> sources = new LinkedHashMap<>();
    statistics.forEach(statistic -> sources.putIfAbsent(statistic.source(), statistic));
    this.counting = List.copyOf(sources.values());
    sources.keySet().forEach(source -> totals.put(source, new Totals(this::strengths)));
  }

  /** The table of one statistic of some games. */
  public static Table table(Statistic statistic, Iterable<PlayedGame> games) {
    Study study = new Study(GameInfo.plain(""), List.of(statistic));
    games.forEach(study::add);
    return statistic.table().apply(study.of(statistic));
  }

  /** Counts a game. */
  public void add(PlayedGame played) {
    addAll(List.of(played));
  }

  /**
   * Counts games, all of them by one statistic before the next. The counts of one statistic fit
   * into the processor's cache, those of all do not; so the more games are given at once, the
   * faster this is.
   */
  public void addAll(List<PlayedGame> played) {
    for (PlayedGame game : played) {
      games++;
      simulated += game.simulated() ? 1 : 0;
      results += game.level() == Level.RESULT ? 1 : 0;
      simulatedResults += game.simulated() && game.level() == Level.RESULT ? 1 : 0;
      encounters.add(game.summary());
    }
    strengths = Optional.empty();
    counting.forEach(statistic -> of(statistic).addAll(played, statistic.counting()));
  }

  private Totals of(Statistic statistic) {
    return totals.get(statistic.source());
  }

  /** Merges another study of the same kind of game into this one; no game may belong to both. */
  public void merge(Study that) {
    games += that.games;
    simulated += that.simulated;
    results += that.results;
    simulatedResults += that.simulatedResults;
    encounters.merge(that.encounters);
    strengths = Optional.empty();
    totals.forEach((id, sums) -> sums.merge(that.totals.get(id)));
  }

  /** Id of the kind of game. */
  public String game() {
    return info.game();
  }

  /** What is known of the kind of game in addition to its rows. */
  public GameInfo info() {
    return info;
  }

  /** Number of games counted. */
  public long games() {
    return games;
  }

  /** Number of these games that programs played. */
  public long simulated() {
    return simulated;
  }

  /** Number of games and whether they were simulated, for display. */
  public String source() {
    return source(games, simulated);
  }

  private static String source(long games, long simulated) {
    String all = Text.count(games, "game");
    if (simulated == 0) {
      return all;
    }
    return all + (simulated == games ? ", all simulated" : ", " + simulated + " simulated");
  }

  /** The games of a statistic, with its level where games of several levels may be counted. */
  private String source(Statistic statistic) {
    if (!RecordedGame.isId(game())) {
      return source();
    }
    boolean all = statistic.least() == Level.RESULT;
    String counted = source(games - (all ? 0 : results), simulated - (all ? 0 : simulatedResults));
    return counted + ", level " + statistic.least().title();
  }

  /** The totals of the statistic with an id; empty if there is no such statistic. */
  public Optional<Totals> totals(String id) {
    return statistics.stream()
        .filter(statistic -> statistic.id().equals(id))
        .findFirst()
        .filter(statistic -> statistic.isAbout(of(statistic)))
        .map(this::of);
  }

  /** The players' strengths over all games counted so far; fitted on first use. */
  public Strengths strengths() {
    if (strengths.isEmpty()) {
      strengths = Optional.of(Strengths.of(encounters));
    }
    return strengths.get();
  }

  /** All claims of the tables. */
  public List<Claim> claims() {
    return each(statistic -> about(statistic, statistic.claims(), List.of())).stream()
        .flatMap(List::stream)
        .toList();
  }

  /**
   * Applies a function to each statistic, in parallel for statistics that do not share totals;
   * returns the results in the order of the statistics.
   */
  private <T> List<T> each(Function<Statistic, T> work) {
    strengths(); // fitted beforehand, as any of them may need it
    Map<String, T> made = new ConcurrentHashMap<>();
    statistics.stream().collect(Collectors.groupingBy(Statistic::source)).values().parallelStream()
        .forEach(some -> some.forEach(one -> made.put(one.id(), work.apply(one))));
    return statistics.stream().map(one -> made.get(one.id())).toList();
  }

  /** Sets what the report may claim; tables and findings built from now on claim no more. */
  public void judge(Certainty certainty) {
    totals.values().forEach(sums -> sums.judge(certainty));
  }

  /** Ids of the tables, in order. */
  public List<String> ids() {
    return statistics.stream().map(Statistic::id).toList();
  }

  /** A table including the bases of its estimates; empty if there is no such statistic. */
  public Optional<Table> table(String id) {
    return statistics.stream()
        .filter(statistic -> statistic.id().equals(id))
        .filter(statistic -> statistic.isAbout(of(statistic)))
        .findFirst()
        .map(statistic -> statistic.table().apply(of(statistic)));
  }

  /** The tables that have rows, in order, without the bases of their estimates. */
  public List<Table> tables() {
    return each(
            statistic ->
                about(statistic, statistic.table().andThen(Optional::of), Optional.<Table>empty())
                    .filter(table -> !table.rows().isEmpty())
                    .map(table -> table.plain().withSource(source(statistic))))
        .stream()
        .flatMap(Optional::stream)
        .toList();
  }

  /** What a statistic makes of its totals; something else if its games have too many sides. */
  private <T> T about(Statistic statistic, Function<Totals, T> made, T none) {
    Totals its = of(statistic);
    return statistic.isAbout(its) ? made.apply(its) : none;
  }
}
