package org.wardiary.reports.archive;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.projector.query.Histories;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.StoredGame;

/**
 * The records of stored games, from their events. Where the games stand in the log is read when
 * first asked for, and again when a game is asked for that was not there. For one thread.
 */
final class StoredRecords {

  private final Session session;
  private Map<String, StoredGame> games = Map.of();

  /** The records of an archive that is open. */
  StoredRecords(Session session) {
    this.session = session;
  }

  /** The record of a game, without the tag {@code GameId} if it had none; empty if unknown. */
  Optional<RecordDraft> find(String id) {
    if (!games.containsKey(id)) {
      ReadSide read = session.caughtUp(remaining -> {});
      games =
          read.games("").stream()
              .collect(Collectors.toMap(StoredGame::gameId, Function.identity()));
    }
    return Optional.ofNullable(games.get(id)).map(this::record);
  }

  /**
   * The records of the editions before the one that stands; none of a game that was not revised.
   */
  List<RecordDraft> earlier(String id) {
    if (games.get(id).edition() == 1) {
      return List.of();
    }
    StoredEditions game = session.games().editions(id);
    return game.editions().stream()
        .filter(edition -> edition != game.last() && !Histories.isWithdrawal(edition))
        .map(edition -> game.draft(edition.getNumber()))
        .toList();
  }

  /** Games have changed: they are to be read again. */
  void refresh() {
    games = Map.of();
  }

  private RecordDraft record(StoredGame game) {
    return ArchivedGame.of(game, session.read()).draft();
  }
}
