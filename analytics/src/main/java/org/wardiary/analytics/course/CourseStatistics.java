package org.wardiary.analytics.course;

import java.util.List;
import org.wardiary.analytics.study.Statistic;

/** The statistics of how games go, for any game that defines its course. */
public final class CourseStatistics {

  private CourseStatistics() {}

  /** The statistics, in the order in which a report shows their tables. */
  public static List<Statistic> of(Course course) {
    return List.of(
        Dramas.shapes(course),
        Comebacks.winners(course),
        Comebacks.statistic(course),
        Comebacks.games(course),
        AssetWorth.units(course),
        AssetWorth.holdings(course),
        MatchedAttacks.statistic(course),
        WorthOfPlaces.statistic(course),
        Survival.statistic(course),
        WinProbability.calibration(course),
        WinProbability.scores(course),
        AssetWorth.model(course));
  }
}
