package org.wardiary.analytics.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.analytics.choice.Phase;
import org.wardiary.analytics.course.Course;
import org.wardiary.analytics.study.Allowed;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.Question;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Study;

/**
 * The statistics specific to a game, in addition to those common to all games. A game may have
 * several studies, such as those of a variant and of its family. Implementations are immutable and
 * thread-safe.
 */
public interface GameStudy {

  /**
   * Whether this study is about a game.
   *
   * @param game id of the game, e.g. {@code family/variant}
   */
  boolean serves(String game);

  /** Readers of rows specific to these games; empty if the statistics need no such rows. */
  default List<RowReader<?>> rows() {
    return List.of();
  }

  /**
   * The statistics that count results alone, so also games of which nothing else is known.
   *
   * @param info what is known of one of its games in addition to its rows
   */
  default List<Statistic> ofResults(GameInfo info) {
    return List.of();
  }

  /**
   * The statistics of play in the order in which a report shows their tables; tables without rows
   * are left out of the report.
   *
   * @param info what is known of one of its games in addition to its rows
   */
  default List<Statistic> statistics(GameInfo info) {
    return List.of();
  }

  /**
   * Ids of the tables that answer a question, the most telling one first; those that all kinds of
   * game have come after them.
   */
  default Map<Question, List<String>> evidence() {
    return Map.of();
  }

  /**
   * What the rules allow, so that its use can be counted, in the order in which a table lists it.
   *
   * @param info what is known of one of its games in addition to its rows
   */
  default List<Allowed> allowed(GameInfo info) {
    return List.of();
  }

  /**
   * The questions that the rules put to players, in order, for the tables of available choices;
   * questions that are not listed here are shown by their names.
   *
   * @param info what is known of one of its games in addition to its rows
   */
  default List<Phase> phases(GameInfo info) {
    return List.of();
  }

  /**
   * The features of positions that may predict who wins; empty if none are defined.
   *
   * @param info what is known of one of its games in addition to its rows
   */
  default Optional<Course> course(GameInfo info) {
    return Optional.empty();
  }

  /**
   * Short words for kinds of events in queries over sequences: the simple name of an event's class,
   * by a word in lower case.
   */
  default Map<String, String> eventWords() {
    return Map.of();
  }

  /**
   * What the games show, in plain words, most important first. Each statement must rest on a table.
   *
   * @param study all statistics of one of its games, including the common ones
   */
  default List<Finding> findings(Study study) {
    return List.of();
  }
}
