package org.wardiary.projector.index;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.rocksdb.RocksDBException;
import org.rocksdb.WriteBatch;

/** The games of an index by their numbers, in memory. Safe to share between threads for reading. */
final class GameTable {

  /** Games in a row. */
  static final int CHUNK = 1024;

  private final List<ByteBuffer> chunks = new ArrayList<>();
  private int size;
  private int written;

  private GameTable() {}

  /** Reads the games of a store. */
  static GameTable of(IndexStore store) {
    GameTable table = new GameTable();
    store.each(
        RowKeys.GAMES,
        (number, row) -> {
          table.chunks.add(ByteBuffer.wrap(Arrays.copyOf(row, CHUNK * IndexedGame.BYTES)));
          table.size += row.length / IndexedGame.BYTES;
        });
    table.written = table.size;
    return table;
  }

  /** Number of games. */
  int size() {
    return size;
  }

  IndexedGame get(int number) {
    int at = number % CHUNK * IndexedGame.BYTES;
    ByteBuffer chunk = chunks.get(number / CHUNK);
    return IndexedGame.of(
        chunk.getLong(at), chunk.getInt(at + 8), chunk.getInt(at + 12), chunk.getInt(at + 16));
  }

  /** Adds a game and returns its number. */
  int add(IndexedGame game) {
    if (size == chunks.size() * CHUNK) {
      chunks.add(ByteBuffer.allocate(CHUNK * IndexedGame.BYTES));
    }
    chunks
        .get(size / CHUNK)
        .position(size % CHUNK * IndexedGame.BYTES)
        .putLong(game.id())
        .putInt(game.packed())
        .putInt(game.date())
        .putInt(game.edition());
    return size++;
  }

  /** Puts the games that were added since the last call into a batch. */
  void write(WriteBatch batch) throws RocksDBException {
    for (int chunk = written / CHUNK; chunk * CHUNK < size; chunk++) {
      int games = Math.min(CHUNK, size - chunk * CHUNK);
      batch.put(
          RowKeys.numbered(RowKeys.GAMES, chunk),
          Arrays.copyOf(chunks.get(chunk).array(), games * IndexedGame.BYTES));
    }
    written = size;
  }
}
