package org.wardiary.app.job;

import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.wardiary.analytics.filter.GameSelection;
import org.wardiary.app.archive.ArchivedGame;
import org.wardiary.events.game.recorded.RecordedGame;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.StoredRows;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.page.ReportGame;

/** The kinds of recorded games among some games, as their game files describe them. */
final class RecordedKinds {

  private RecordedKinds() {}

  /** The kinds, sorted by id, each with the game file of one of its games. */
  static List<ReportGame> of(ReadSide read, GameSelection selection) {
    SortedMap<String, String> one = new TreeMap<>();
    StoredRows<GameSummary> summaries = read.rows().storedSummaries();
    summaries.read(
        (gameId, message) -> {
          if (selection.has(gameId)) {
            message
                .map(summaries::decode)
                .map(GameSummary::getGame)
                .filter(RecordedGame::isId)
                .ifPresent(kind -> one.putIfAbsent(kind, gameId));
          }
        });
    return read.games(Set.copyOf(one.values())).stream()
        .map(game -> ReportGame.of(ArchivedGame.of(game, read).setup()))
        .toList();
  }
}
