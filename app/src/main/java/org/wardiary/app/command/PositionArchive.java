package org.wardiary.app.command;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.app.archive.Session;
import org.wardiary.projector.index.IndexUpdate.From;
import org.wardiary.projector.index.PositionIndex;
import org.wardiary.projector.index.SharedIndex;
import org.wardiary.projector.view.GameSummary;

/**
 * The positions of the archive, and the games that a command line selects.
 *
 * @param session the archive
 * @param all the summaries of all games
 * @param summaries the summaries of the games that the query matches, by id
 * @param games whether the query matches the game of an id
 */
record PositionArchive(
    Session session,
    List<GameSummary> all,
    Map<String, GameSummary> summaries,
    Predicate<String> games) {

  /** Catches up with the log and selects the games that a query matches. */
  static PositionArchive open(Session session, GameQuery query, LongConsumer remaining) {
    Map<String, GameSummary> wanted = new HashMap<>();
    List<GameSummary> all = List.copyOf(session.caughtUp(remaining).rows().summaries());
    all.stream().filter(query).forEach(row -> wanted.put(row.getGameId(), row));
    return new PositionArchive(session, all, wanted, wanted::containsKey);
  }

  /**
   * Queries the index. If one of its files turns out to be damaged, the index is rebuilt and
   * queried again.
   *
   * @param question the query; may be run twice
   */
  <T> T ask(From from, LongConsumer remaining, Function<PositionIndex, T> question) {
    return new SharedIndex(session::positions, from, remaining).ask(question);
  }
}
