package org.wardiary.app.archive;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.projector.query.Histories;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.StoredGame;

/**
 * The records of stored games, made from their events. The places of the games in the log are read
 * on first use, and again when a game is requested that is not among them. For one thread.
 */
final class StoredRecords {

  /**
   * A stored record.
   *
   * @param draft its parts, without the tag {@code GameId} if it had none
   * @param map the map that the game is played on
   */
  record Stored(RecordDraft draft, MapFile map) {}

  private final Session session;
  private Map<String, StoredGame> games = Map.of();

  /** The records of an open archive. */
  StoredRecords(Session session) {
    this.session = session;
  }

  /** The record of a game; empty if unknown. */
  Optional<Stored> find(String id) {
    if (!games.containsKey(id)) {
      ReadSide read = session.caughtUp(remaining -> {});
      games =
          read.games("").stream()
              .collect(Collectors.toMap(StoredGame::gameId, Function.identity()));
    }
    return Optional.ofNullable(games.get(id)).map(this::record);
  }

  /**
   * The records of the editions before the current one; empty for a game that was never revised.
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

  /** Discards the places of the games, because games have changed. */
  void refresh() {
    games = Map.of();
  }

  private Stored record(StoredGame game) {
    ArchivedGame archived = ArchivedGame.of(game, session.read());
    return new Stored(archived.draft(), archived.setup().mapFile());
  }
}
