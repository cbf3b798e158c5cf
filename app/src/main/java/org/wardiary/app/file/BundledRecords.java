package org.wardiary.app.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.referee.MapLibrary;

/** The games that are bundled with the program. */
public final class BundledRecords {

  private BundledRecords() {}

  /**
   * Copies the bundled games to a folder: at most one tournament for each game with complete rules,
   * and the example games of each bundled game file; returns the files.
   */
  public static List<Path> into(Path work) throws IOException {
    List<String> names =
        Stream.concat(
                Games.all().stream()
                    .map(Game::id)
                    .map(id -> id.replace('/', '-') + "-tournament.wdr"),
                MapLibrary.bundled().gameFiles().stream().map(id -> id + "-games.wdr"))
            .toList();
    List<Path> files = new ArrayList<>();
    for (String name : names) {
      try (InputStream in = BundledRecords.class.getResourceAsStream("/bundled/" + name)) {
        if (in != null) {
          Path file = work.resolve(name);
          Files.copy(in, file);
          files.add(file);
        }
      }
    }
    return files;
  }
}
