package org.wardiary.reports.cli;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.projector.index.IndexUpdate.From;
import org.wardiary.projector.index.PositionIndex;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.archive.SharedIndex;

/**
 * The positions of the archive and the games that a command line names.
 *
 * @param session the archive
 * @param all the rows of all games
 * @param summaries the rows of the games that the filter admits, by id
 * @param games which games those are
 */
record PositionArchive(
    Session session,
    List<GameSummary> all,
    Map<String, GameSummary> summaries,
    Predicate<String> games) {

  /** The archive as of now. */
  static PositionArchive open(Session session, GameQuery query, LongConsumer remaining) {
    Map<String, GameSummary> wanted = new HashMap<>();
    List<GameSummary> all = List.copyOf(session.caughtUp(remaining).rows().summaries());
    all.stream().filter(query).forEach(row -> wanted.put(row.getGameId(), row));
    return new PositionArchive(session, all, wanted, wanted::containsKey);
  }

  /**
   * Asks the index. Where a file of it turns out to be damaged it is made again, and asked again.
   *
   * @param question asks; may be called twice
   */
  <T> T ask(From from, LongConsumer remaining, Function<PositionIndex, T> question) {
    return new SharedIndex(session::positions, from, remaining).ask(question);
  }
}
