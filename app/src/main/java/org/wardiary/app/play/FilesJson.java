package org.wardiary.app.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.recorded.RecordedGame;
import org.wardiary.events.game.recorded.file.BadGameFile;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.GameFileReader;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.projector.view.GameSummary;

/** The games that can be recorded: those of game files, and those of the archive. */
final class FilesJson {

  private static final Logger LOG = LoggerFactory.getLogger(FilesJson.class);

  private final MapLibrary maps;
  private final ArrayNode json;
  private final Set<String> titles = new HashSet<>();

  /**
   * @param json where the games are added
   */
  FilesJson(MapLibrary maps, ArrayNode json) {
    this.maps = maps;
    this.json = json;
  }

  /** Adds the games of all files, then those that only the archive knows, by their titles. */
  void add(Iterable<GameSummary> archive) {
    for (String id : maps.gameFiles()) {
      read(() -> maps.gameFile(id)).ifPresent(this::add);
    }
    for (GameSummary game : archive) {
      if (RecordedGame.isId(game.getGame()) && !titles.contains(game.getTitle())) {
        read(() -> maps.usedGameFile(game.getTitle()))
            .ifPresentOrElse(this::add, () -> addWithoutFile(game));
      }
    }
  }

  private void add(GameFile file) {
    if (titles.add(file.title())) {
      ObjectNode one = json.addObject().put("title", file.title()).put("file", file.id());
      file.sideIds().forEach(one.putArray("sides")::add);
      words(one.putArray("scenarios"), file.scenarios());
      words(one.putArray("options"), file.options());
    }
  }

  private static void words(ArrayNode json, Map<String, String> names) {
    names.forEach((word, name) -> json.addArray().add(word).add(name));
  }

  private void addWithoutFile(GameSummary game) {
    titles.add(game.getTitle());
    ObjectNode one = json.addObject().put("title", game.getTitle()).put("file", "");
    game.getSides().forEach(one.putArray("sides")::add);
    one.putArray("scenarios");
    one.putArray("options");
  }

  /** Finds a file. */
  private interface Found {
    Optional<MapFile> file();
  }

  /** A file that cannot be read is left out: whoever wants it is told why when he names it. */
  private static Optional<GameFile> read(Found found) {
    try {
      return found
          .file()
          .map(text -> GameFileReader.read(text.name() + GameFile.EXTENSION, text.text()));
    } catch (BadGameFile e) {
      LOG.info("left out: {}", e.getMessage());
      return Optional.empty();
    }
  }
}
