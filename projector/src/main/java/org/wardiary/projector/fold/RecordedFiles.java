package org.wardiary.projector.fold;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.recorded.RecordedGame;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.GameFileReader;

/** The game files of games that are recorded only, as their first events hold them. */
public final class RecordedFiles {

  /** The largest number of files that are kept, since many games have the same. */
  private static final int KEPT = 64;

  private static final Map<String, GameFile> FILES = new ConcurrentHashMap<>();

  private RecordedFiles() {}

  /**
   * The game file by which a game was recorded; empty if the game has complete rules.
   *
   * @throws org.wardiary.events.game.recorded.file.BadGameFile if it cannot be read
   */
  public static Optional<GameFile> of(GameStarted started) {
    String text = started.getMapText();
    if (!RecordedGame.isId(started.getGame()) || text.isEmpty()) {
      return Optional.empty();
    }
    if (FILES.size() > KEPT) {
      FILES.clear();
    }
    return Optional.of(
        FILES.computeIfAbsent(text, key -> GameFileReader.read(started.getMap(), key)));
  }
}
