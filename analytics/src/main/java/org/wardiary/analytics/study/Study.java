package org.wardiary.analytics.study;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.wardiary.analytics.state.StateReader;
import org.wardiary.analytics.state.StateWriter;
import org.wardiary.analytics.strength.Encounters;
import org.wardiary.analytics.strength.Strengths;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.text.Text;

/**
 * All statistics of one kind of game over many games, in one pass: games are added one by one, and
 * studies of different games merged, in any order. Not safe to share between threads; a thread each
 * and {@link #merge}.
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

  /**
   * A study without games.
   *
   * @param info what is known of the kind of game beside its rows
   * @param statistics its statistics, in the order in which a report shows their tables
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
   * Counts games, with one statistic all of them before the next: what one counts fits into the
   * processor's own memory, what all of them count does not, so that this is the faster the more
   * games are given at once.
   */
  public void addAll(List<PlayedGame> played) {
    for (PlayedGame game : played) {
      games++;
      simulated += game.simulated() ? 1 : 0;
      encounters.add(game.summary());
    }
    strengths = Optional.empty();
    counting.forEach(statistic -> of(statistic).addAll(played, statistic.counts()));
  }

  private Totals of(Statistic statistic) {
    return totals.get(statistic.source());
  }

  /** Adds the games of another study of the same kind; no game may belong to both. */
  public void merge(Study that) {
    games += that.games;
    simulated += that.simulated;
    encounters.merge(that.encounters);
    strengths = Optional.empty();
    totals.forEach((id, sums) -> sums.merge(that.totals.get(id)));
  }

  /** Writes what was counted. */
  public void write(StateWriter out) {
    out.number(games).number(simulated);
    encounters.write(out);
    counting.forEach(statistic -> of(statistic).counts().write(out, statistic.facts()));
  }

  /**
   * Reads what a study with the same statistics wrote, if nothing was counted yet.
   *
   * @throws java.io.UncheckedIOException if it is something else
   */
  public void read(StateReader in) {
    games = in.number();
    simulated = in.number();
    encounters.read(in);
    counting.forEach(statistic -> of(statistic).counts().read(in, statistic.facts()));
  }

  /** Id of the kind of game. */
  public String game() {
    return info.game();
  }

  /** What is known of the kind of game beside its rows. */
  public GameInfo info() {
    return info;
  }

  /** How many games were counted. */
  public long games() {
    return games;
  }

  /** How many of them programs played. */
  public long simulated() {
    return simulated;
  }

  /** How many games there are and whether they were simulated, for people. */
  public String source() {
    String all = Text.count(games, "game");
    if (simulated == 0) {
      return all;
    }
    return all + (simulated == games ? ", all simulated" : ", " + simulated + " simulated");
  }

  /** What a statistic counted; empty if the game has no such statistic. */
  public Optional<Totals> totals(String id) {
    return statistics.stream()
        .filter(statistic -> statistic.id().equals(id))
        .findFirst()
        .map(this::of);
  }

  /** How strong the players were in all games counted so far. */
  public Strengths strengths() {
    if (strengths.isEmpty()) {
      strengths = Optional.of(Strengths.of(encounters));
    }
    return strengths.get();
  }

  /** All that the tables would claim. */
  public List<Claim> claims() {
    return each(statistic -> statistic.claims().apply(of(statistic))).stream()
        .flatMap(List::stream)
        .toList();
  }

  /**
   * Does something with each statistic, side by side where they do not share what was counted;
   * returns what came of it in their order.
   */
  private <T> List<T> each(Function<Statistic, T> work) {
    strengths(); // which all of them may ask for
    Map<String, T> made = new ConcurrentHashMap<>();
    statistics.stream().collect(Collectors.groupingBy(Statistic::source)).values().parallelStream()
        .forEach(some -> some.forEach(one -> made.put(one.id(), work.apply(one))));
    return statistics.stream().map(one -> made.get(one.id())).toList();
  }

  /** Says what the report may claim: the tables and findings made from now on claim no more. */
  public void judge(Certainty certainty) {
    totals.values().forEach(sums -> sums.judge(certainty));
  }

  /** Ids of its tables, in order. */
  public List<String> ids() {
    return statistics.stream().map(Statistic::id).toList();
  }

  /** A table with what its estimates were made of; empty if there is no such statistic. */
  public Optional<Table> table(String id) {
    return statistics.stream()
        .filter(statistic -> statistic.id().equals(id))
        .findFirst()
        .map(statistic -> statistic.table().apply(of(statistic)));
  }

  /** The tables that have rows, in order. */
  public List<Table> tables() {
    return each(statistic -> statistic.table().apply(of(statistic))).stream()
        .filter(table -> !table.rows().isEmpty())
        .map(table -> table.plain().withSource(source()))
        .toList();
  }
}
