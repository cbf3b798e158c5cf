package org.wardiary.projector.index;

import java.nio.file.Path;
import java.util.TreeMap;
import java.util.TreeSet;
import org.wardiary.events.game.Tags;
import org.wardiary.events.key.PositionKeys;
import org.wardiary.events.referee.Course;
import org.wardiary.events.referee.Verdict;
import org.wardiary.projector.fold.GameResult;

/** Makes an index of games in memory instead of a log, for measurements. For one thread. */
public final class IndexBuilder {

  private static final int BATCH = 1 << 20;

  private final IndexFiles files;
  private final KeyLibrary library = new KeyLibrary();
  private EntryBuffer buffer = new EntryBuffer();

  /**
   * Starts an empty index.
   *
   * @param folder an existing folder
   */
  public IndexBuilder(Path folder) {
    files = IndexFiles.anew(folder, "games in memory");
  }

  /**
   * Adds a game.
   *
   * @param id its id as a number
   */
  public void add(long id, Verdict.Accepted game) {
    Course course = game.course();
    PositionKeys keys = library.of(course.setup());
    GamePositions positions = new GamePositions();
    // no position came up in a game that was not played, or of which only the result is known
    course.walk(
        position -> {
          if (game.isBegun()) {
            positions.position(keys.of(position));
          }
          if (position.ply() < course.length()) {
            positions.answer(position.write(course.code(position.ply())));
          }
        });
    Tags tags = course.setup().tags();
    GameResult outcome = GameResult.of(game.result(), course.setup().game().sides());
    int date = Dates.of(tags.get("Date").orElse(""));
    buffer.add(new IndexedGame(id, course.length(), outcome, date, 1), positions);
    if (buffer.size() >= BATCH) {
      write();
    }
  }

  /** Writes the games that are not yet in a segment. */
  public void write() {
    files.commit(buffer, new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), new TreeSet<>());
    buffer = new EntryBuffer();
  }
}
