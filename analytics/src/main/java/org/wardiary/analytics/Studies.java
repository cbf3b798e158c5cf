package org.wardiary.analytics;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.wardiary.analytics.choice.Choices;
import org.wardiary.analytics.choice.Phase;
import org.wardiary.analytics.course.CourseStatistics;
import org.wardiary.analytics.game.GameStudies;
import org.wardiary.analytics.game.GameStudy;
import org.wardiary.analytics.study.Allowed;
import org.wardiary.analytics.study.Balance;
import org.wardiary.analytics.study.Certainty;
import org.wardiary.analytics.study.Crosstable;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameLength;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RulesUsed;
import org.wardiary.analytics.study.Scores;
import org.wardiary.analytics.study.Skill;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.StrengthTable;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.study.WinConditions;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.game.Level;

/** All statistics of a kind of game. */
public final class Studies {

  private Studies() {}

  /**
   * An empty study, its tables in the order in which a report shows them: those common to all kinds
   * of game, then those specific to the game.
   */
  public static Study of(GameInfo info) {
    List<Statistic> statistics = new ArrayList<>(ofResults());
    for (GameStudy study : GameStudies.of(info.game())) {
      statistics.addAll(study.ofResults(info));
    }
    ofPlay().forEach(statistic -> statistics.add(statistic.from(Level.RECORDED)));
    for (GameStudy study : GameStudies.of(info.game())) {
      study.statistics(info).forEach(own -> statistics.add(own.from(Level.RECORDED)));
    }
    ofRules(info).forEach(statistic -> statistics.add(statistic.from(Level.REFEREED)));
    return new Study(info, statistics);
  }

  /** The statistics that need the rules: what was allowed, chosen from, and how games went. */
  private static List<Statistic> ofRules(GameInfo info) {
    List<Statistic> statistics = new ArrayList<>();
    List<Allowed> allowed = allowed(info);
    if (!allowed.isEmpty()) {
      statistics.add(RulesUsed.statistic(allowed));
    }
    statistics.addAll(Choices.statistics(phases(info)));
    for (GameStudy study : GameStudies.of(info.game())) {
      study.course(info).ifPresent(course -> statistics.addAll(CourseStatistics.of(course)));
    }
    return statistics;
  }

  /** What the rules of a kind of game allow; empty if the game does not describe it. */
  static List<Allowed> allowed(GameInfo info) {
    return GameStudies.of(info.game()).stream()
        .flatMap(study -> study.allowed(info).stream())
        .toList();
  }

  /** The phases, that is, the questions put to players, that a kind of game describes. */
  static List<Phase> phases(GameInfo info) {
    return GameStudies.of(info.game()).stream()
        .flatMap(study -> study.phases(info).stream())
        .toList();
  }

  /** A study of a set of games. */
  public static Study of(GameSet set, GameInfo info) {
    Study study = of(info);
    study.addAll(set.games());
    return study;
  }

  /**
   * Studies of games that need not fit into memory: one for each kind of game, sorted by its id.
   * Runs on all processors; the result does not depend on how the games are split into parts.
   *
   * @param infos what is known of a kind of game, by its id
   */
  public static List<Study> of(Parts games, Function<String, GameInfo> infos) {
    int workers = Math.min(Runtime.getRuntime().availableProcessors(), games.count());
    AtomicInteger next = new AtomicInteger();
    Map<String, Study> all = new TreeMap<>();
    IntStream.range(0, workers)
        .parallel()
        .mapToObj(worker -> counted(games, next, infos))
        .toList()
        .forEach(some -> some.forEach((kind, study) -> all.merge(kind, study, Studies::merged)));
    return List.copyOf(all.values());
  }

  /** Counts parts until none is left; {@code next} gives each part to one worker only. */
  private static Map<String, Study> counted(
      Parts games, AtomicInteger next, Function<String, GameInfo> infos) {
    Map<String, Study> studies = new TreeMap<>();
    for (int i = next.getAndIncrement(); i < games.count(); i = next.getAndIncrement()) {
      for (GameSet set : games.part(i).sets()) {
        studies
            .computeIfAbsent(set.game(), kind -> of(info(infos.apply(kind), set.games())))
            .addAll(set.games());
      }
    }
    return studies;
  }

  /** What is known of games that may be counted together, which are all by the same rules. */
  private static GameInfo info(GameInfo kind, List<PlayedGame> together) {
    return kind.under(together.get(0).summary().getRules());
  }

  private static Study merged(Study one, Study other) {
    one.merge(other);
    return one;
  }

  /**
   * Judges the claims of all studies of a report together, as multiple comparisons, and tells each
   * study the outcome.
   *
   * @return which claims may be made
   */
  public static Certainty judge(List<Study> report) {
    Certainty certainty =
        Certainty.of(report.parallelStream().flatMap(study -> study.claims().stream()).toList());
    report.forEach(study -> study.judge(certainty));
    return certainty;
  }

  /** All tables of a set of games, as in a report of these games alone. */
  public static List<Table> tables(GameSet set, GameInfo info) {
    Study study = of(set, info);
    judge(List.of(study));
    return study.tables();
  }

  /** The statistics that count results alone, so also games of which nothing else is known. */
  private static List<Statistic> ofResults() {
    return List.of(
        WinConditions.ways().ofAnySides(),
        WinConditions.statistic().ofAnySides(),
        Balance.statistic(),
        StrengthTable.statistic(),
        Skill.statistic(),
        Crosstable.statistic());
  }

  /** The statistics of the play of all kinds of game. */
  private static List<Statistic> ofPlay() {
    return List.of(
        GameLength.distribution().ofAnySides(),
        GameLength.statistic().ofAnySides(),
        Scores.atEnd());
  }
}
