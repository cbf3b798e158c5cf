package org.wardiary.reports.cli;

import java.nio.file.Path;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;

/**
 * Finds the game that a command line names.
 *
 * @param storage where the archive is
 * @param maps where further maps are
 */
record GameLookup(StorageOptions storage, MapOptions maps) {

  /**
   * The game's history.
   *
   * @throws Refused if there is no such game, or more than one
   */
  GameHistory history(GameArgument game) {
    MapLibrary library = MapLibrary.with(maps.folders());
    if (game.file().isPresent()) {
      Path file = game.file().get();
      RecordFiles records = new RecordFiles(new Referee(library));
      return GameHistory.judged(records.one(file, game.number().orElse(1)), library);
    }
    try (Session session = Session.open(storage, "wardiary position")) {
      return GameHistory.archived(session.events(game.prefix()), library);
    }
  }
}
