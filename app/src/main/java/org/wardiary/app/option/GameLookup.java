package org.wardiary.app.option;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.wardiary.app.archive.RefereedGame;
import org.wardiary.app.archive.Session;
import org.wardiary.app.file.RecordFiles;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.reports.history.GameHistory;

/**
 * Finds the game that a command line names.
 *
 * @param storage where the archive is
 * @param maps where additional maps are
 * @param edition which edition of archived games counts
 * @param command the command's name, which is shown to programs that find the data in use
 */
public record GameLookup(
    StorageOptions storage, MapOptions maps, EditionOption edition, String command) {

  /**
   * Finds a game and has work done on it.
   *
   * @param work receives the game's history, which it must not keep
   * @throws InputRefused if there is no such game, or more than one
   */
  public void with(GameArgument game, Consumer<GameHistory> work) {
    game.requireFitting(edition);
    MapLibrary library = maps.library();
    if (game.file().isPresent()) {
      Path file = game.file().get();
      RecordFiles records = new RecordFiles(new Referee(library));
      work.accept(RefereedGame.of(records.judge(file, game.number().orElse(1)), library));
      return;
    }
    game.requireNoDirectory();
    if (!storage.hasArchive()) {
      throw new InputRefused(
          Text.of(
              "expected a file or an archived game but there is no file '%s' and no archive in %s",
              game.name(), storage.data()));
    }
    try (Session session = edition.of(storage.session(command))) {
      work.accept(
          game.edition()
              .map(number -> session.games().editions(game.name()).edition(number))
              .orElseGet(() -> session.games().gameOrFile(game.name())));
    }
  }
}
