package org.wardiary.analytics.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wardiary.analytics.choice.Phase;
import org.wardiary.analytics.course.Course;
import org.wardiary.analytics.study.Allowed;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Study;

/**
 * The statistics of a game, beside those that every game has. A game may have several: a variant's
 * own beside those of its family. Immutable and safe to share between threads.
 */
public interface GameStudy {

  /** Ids of the games that it is about, e.g. {@code family/variant}. */
  Set<String> games();

  /** The messages of these games' own rows; none if the statistics need no rows. */
  default List<RowReader<?>> rows() {
    return List.of();
  }

  /**
   * The statistics in the order in which a report shows their tables; tables without rows are left
   * out of the report.
   *
   * @param info what is known of one of {@link #games} beside its rows
   */
  default List<Statistic> statistics(GameInfo info) {
    return List.of();
  }

  /**
   * What the rules allow, to be told how often it is used; in the order in which a table lists it.
   *
   * @param info what is known of one of {@link #games} beside its rows
   */
  default List<Allowed> allowed(GameInfo info) {
    return List.of();
  }

  /**
   * The questions that the rules ask, in their order, for the tables of what there is to choose
   * from; questions that are not here are told by their names.
   *
   * @param info what is known of one of {@link #games} beside its rows
   */
  default List<Phase> phases(GameInfo info) {
    return List.of();
  }

  /**
   * What of the games' positions may tell who wins; nothing where nobody has said so.
   *
   * @param info what is known of one of {@link #games} beside its rows
   */
  default Optional<Course> course(GameInfo info) {
    return Optional.empty();
  }

  /**
   * Short words for kinds of events, as queries over sequences name them: the simple name of an
   * event's class by a word in lower case.
   */
  default Map<String, String> eventWords() {
    return Map.of();
  }

  /**
   * What the games show, in plain words, most important first. Nothing is said that no table holds.
   *
   * @param study all statistics of one of {@link #games}, the common ones too
   */
  default List<Finding> findings(Study study) {
    return List.of();
  }
}
