package org.wardiary.app.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;

/** The tournaments that are bundled with the program. */
public final class BundledRecords {

  private BundledRecords() {}

  /**
   * Copies the bundled tournaments to a folder, at most one for each kind of game; returns the
   * files.
   */
  public static List<Path> into(Path work) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Game game : Games.all()) {
      String name = game.id().replace('/', '-') + "-tournament.wdr";
      try (InputStream in = BundledRecords.class.getResourceAsStream("/records/" + name)) {
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
