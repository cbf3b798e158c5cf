package org.wardiary.projector.index;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.Tags;
import org.wardiary.events.key.PositionKeys;
import org.wardiary.events.referee.AnswerSequence;
import org.wardiary.events.referee.Verdict;
import org.wardiary.projector.fold.GameResult;

/** Makes an index of games in memory instead of a log, for measurements. For one thread. */
public final class IndexBuilder implements AutoCloseable {

  private static final int BATCH = 1 << 17;

  private final IndexStore store;
  private final IndexWriter writer;
  private final KeyLibrary library = new KeyLibrary();
  private final List<ReadGame> games = new ArrayList<>();
  private int unwritten;

  /**
   * Starts an empty index.
   *
   * @param folder an existing folder
   */
  public IndexBuilder(Path folder) {
    store = IndexStore.write(IndexUpdate.store(folder));
    writer = new IndexWriter(store);
  }

  /**
   * Adds a game.
   *
   * @param id its id as a number
   */
  public void add(long id, Verdict.Accepted game) {
    AnswerSequence sequence = game.sequence();
    PositionKeys keys = library.of(sequence.setup());
    GamePositions positions = new GamePositions();
    // no position came up in a game that was not played, or of which only the result is known
    sequence.walk(
        position -> {
          if (game.isBegun()) {
            positions.position(keys.of(position));
          }
          if (position.ply() < sequence.length()) {
            positions.answer(position.write(sequence.code(position.ply())));
          }
        });
    Tags tags = sequence.setup().tags();
    GameResult outcome = GameResult.of(game.result(), sequence.setup().game().sides());
    int date = Dates.of(tags.get("Date").orElse(""));
    games.add(new ReadGame(new IndexedGame(id, sequence.length(), outcome, date, 1), positions));
    unwritten += positions.size();
    if (unwritten >= BATCH) {
      write();
    }
  }

  private void write() {
    writer.commit(games, IndexState.empty("games in memory"));
    games.clear();
    unwritten = 0;
  }

  /** Writes the games that are not yet in the index, and closes it. */
  @Override
  public void close() {
    write();
    store.flush();
    store.close();
  }
}
