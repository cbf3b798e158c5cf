package org.wardiary.analytics;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.wardiary.analytics.game.GameStudies;
import org.wardiary.analytics.game.GameStudy;
import org.wardiary.analytics.study.Balance;
import org.wardiary.analytics.study.Certainty;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameLength;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.Rounds;
import org.wardiary.analytics.study.Scores;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.study.WinConditions;
import org.wardiary.analytics.table.Table;

/** All statistics of a kind of game. */
public final class Studies {

  private Studies() {}

  /**
   * A study without games, its tables in the order in which a report shows them: those that every
   * game has, then the game's own.
   */
  public static Study of(GameInfo info) {
    List<Statistic> statistics = new ArrayList<>(common());
    for (GameStudy study : GameStudies.of(info.game())) {
      statistics.addAll(study.statistics(info));
    }
    return new Study(info, statistics);
  }

  /** A study of a set of games, counted in a part for each processor. */
  public static Study of(GameSet set, GameInfo info) {
    int parts = Math.min(Runtime.getRuntime().availableProcessors(), set.games().size());
    List<Study> counted =
        IntStream.range(0, parts)
            .parallel()
            .mapToObj(part -> part(set, info, part, parts))
            .toList();
    Study all = of(info);
    counted.forEach(all::merge);
    return all;
  }

  private static Study part(GameSet set, GameInfo info, int part, int parts) {
    Study study = of(info);
    for (int game = part; game < set.games().size(); game += parts) {
      study.add(set.games().get(game));
    }
    return study;
  }

  /**
   * Judges all that the studies of one report claim together.
   *
   * @return what they may claim
   */
  public static Certainty judge(List<Study> report) {
    Certainty certainty =
        Certainty.of(report.stream().flatMap(study -> study.claims().stream()).toList());
    report.forEach(study -> study.judge(certainty));
    return certainty;
  }

  /** All tables of a set of games, as of a report of these games alone. */
  public static List<Table> tables(GameSet set, GameInfo info) {
    Study study = of(set, info);
    judge(List.of(study));
    return study.tables();
  }

  private static List<Statistic> common() {
    return List.of(
        WinConditions.statistic(),
        Balance.statistic(),
        Rounds.statistic(),
        GameLength.distribution(),
        GameLength.statistic(),
        Scores.curves(),
        Scores.winnerCurves(),
        Scores.atEnd());
  }
}
