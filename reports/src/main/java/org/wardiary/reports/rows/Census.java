package org.wardiary.reports.rows;

import java.util.Collection;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import org.wardiary.analytics.filter.EventPools;
import org.wardiary.events.game.Level;
import org.wardiary.events.referee.Endings;
import org.wardiary.projector.query.StoredRows;
import org.wardiary.projector.view.GameSummary;

/**
 * Totals over the summaries of some games. Of the games themselves, only the shortest of each kind
 * are kept.
 */
public final class Census {

  private static final BinaryOperator<GameSummary> SHORTER =
      BinaryOperator.minBy(
          Comparator.comparingInt(GameSummary::getPlies).thenComparing(GameSummary::getGameId));

  private final Map<String, GameSummary> shortest = new TreeMap<>();
  private final Map<String, Long> gamesByEvent = new TreeMap<>();
  private long games;
  private long answers;
  private long events;
  private long ofSeveralEditions;
  private long resultOnly;

  private Census() {}

  /** The census of all games of some rows. */
  public static Census of(GameRows rows, StoredRows<GameSummary> summaries) {
    Census census = new Census();
    for (int part = 0; part < rows.count(); part++) {
      rows.rows(summaries, part).forEach(census::add);
    }
    return census;
  }

  private void add(GameSummary game) {
    games++;
    gamesByEvent.merge(EventPools.name(game), 1L, Long::sum);
    answers += game.getPlies();
    events += game.getEvents();
    ofSeveralEditions += game.getEdition() > 1 ? 1 : 0;
    boolean played = !Endings.isResultOnly(game.getTermination(), game.getPlies());
    resultOnly += played ? 0 : 1;
    if (game.getEndedBy().equals("rules")
        || played && !game.getLevel().equals(Level.REFEREED.title())) {
      shortest.merge(game.getGame(), game, SHORTER);
    }
  }

  /** Number of games of which only the result is known. */
  public long resultOnly() {
    return resultOnly;
  }

  /** Number of games. */
  public long games() {
    return games;
  }

  /** Number of games by event; the key is empty for games without an event. */
  public Map<String, Long> gamesByEvent() {
    return Map.copyOf(gamesByEvent);
  }

  /** Number of answers in all games. */
  public long answers() {
    return answers;
  }

  /** Number of events in all games. */
  public long events() {
    return events;
  }

  /**
   * Number of games of more than one edition: corrected since, or with answers taken back while
   * they were played.
   */
  public long ofSeveralEditions() {
    return ofSeveralEditions;
  }

  /** The shortest game of each kind that a rule ended, or any that is recorded only. */
  public Collection<GameSummary> shortest() {
    return shortest.values();
  }
}
