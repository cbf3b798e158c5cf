package org.wardiary.projector.index;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rocksdb.RocksDBException;
import org.rocksdb.WriteBatch;
import org.wardiary.events.text.Text;

/** Adds whole games to an index, as its only writer. For one thread. */
final class IndexWriter {

  private final IndexStore store;
  private final GameTable games;
  private final Map<String, Integer> answers = new HashMap<>();

  IndexWriter(IndexStore store) {
    this.store = store;
    this.games = GameTable.of(store);
    store.each(
        RowKeys.ANSWER,
        (number, text) ->
            answers.put(new String(text, StandardCharsets.UTF_8), answers.size() + 1));
  }

  /** The games that the index has. */
  GameTable games() {
    return games;
  }

  /**
   * Adds games, and records how far the log has been read, in one batch.
   *
   * @param added the games with their positions
   * @param state what is known of the log with them
   */
  void commit(List<ReadGame> added, IndexState state) {
    try (WriteBatch batch = new WriteBatch()) {
      Map<Long, EntryRow> rows = new HashMap<>();
      for (ReadGame game : added) {
        add(game, rows, batch);
      }
      for (Map.Entry<Long, EntryRow> row : rows.entrySet()) {
        batch.merge(RowKeys.position(row.getKey()), row.getValue().bytes());
      }
      games.write(batch);
      batch.put(RowKeys.state(), state.bytes());
      store.write(batch);
    } catch (RocksDBException e) {
      throw new IllegalStateException("expected room for a batch of positions", e);
    }
  }

  private void add(ReadGame added, Map<Long, EntryRow> rows, WriteBatch batch)
      throws RocksDBException {
    int number = games.add(added.game());
    GamePositions positions = added.positions();
    for (int ply = 0; ply < positions.size(); ply++) {
      rows.computeIfAbsent(Entry.key(positions.key(ply)), key -> new EntryRow())
          .add(
              positions.key(ply),
              number,
              ply,
              number(positions.answer(ply), batch),
              positions.path(ply));
    }
  }

  /** The number of an answer, 0 for none. */
  private int number(String answer, WriteBatch batch) throws RocksDBException {
    if (answer.isEmpty()) {
      return 0;
    }
    Integer known = answers.get(answer);
    if (known != null) {
      return known;
    }
    int number = answers.size() + 1;
    answers.put(answer, number);
    batch.put(RowKeys.numbered(RowKeys.ANSWER, number), Text.utf8(answer));
    return number;
  }
}
