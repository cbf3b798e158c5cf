package org.wardiary.projector.index;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.rocksdb.BlockBasedTableConfig;
import org.rocksdb.CompressionType;
import org.rocksdb.FlushOptions;
import org.rocksdb.InfoLogLevel;
import org.rocksdb.Options;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.RocksIterator;
import org.rocksdb.Status;
import org.rocksdb.StringAppendOperator;
import org.rocksdb.WriteBatch;
import org.rocksdb.WriteOptions;
import org.wardiary.events.text.Text;

/**
 * The RocksDB database of an index. Whatever is written in one batch is there as a whole or not at
 * all, also after a kill: nothing is logged ahead, so that what was not flushed is lost and the log
 * is read again from there. Safe to share between threads.
 */
final class IndexStore implements AutoCloseable {

  private static final Cleaner CLEANER = Cleaner.create();
  private static final int BLOCK = 16 << 10;

  static {
    RocksDB.loadLibrary();
  }

  private record Handle(RocksDB db, Options options, StringAppendOperator append)
      implements Runnable {

    @Override
    public void run() {
      db.close();
      options.close();
      append.close();
    }
  }

  @FunctionalInterface
  private interface Opening {
    RocksDB open(Options options, String folder) throws RocksDBException;
  }

  private final RocksDB db;
  private final Path folder;
  // many threads may be reading: a store for reading is closed when nobody can use it any longer
  private final Cleaner.Cleanable handle;

  private IndexStore(Path folder, Opening opening) throws RocksDBException {
    this.folder = folder;
    StringAppendOperator append = new StringAppendOperator("");
    Options options =
        new Options()
            .setCreateIfMissing(true)
            .setMergeOperator(append)
            .setCompressionType(CompressionType.LZ4_COMPRESSION)
            .setBottommostCompressionType(CompressionType.ZSTD_COMPRESSION)
            .setTableFormatConfig(new BlockBasedTableConfig().setBlockSize(BLOCK))
            .setInfoLogLevel(InfoLogLevel.ERROR_LEVEL)
            .setKeepLogFileNum(1);
    try {
      this.db = opening.open(options, folder.toString());
    } catch (RocksDBException e) {
      options.close();
      append.close();
      throw e;
    }
    this.handle = CLEANER.register(this, new Handle(db, options, append));
  }

  /**
   * Opens the store in a folder as it is now; empty if there is none.
   *
   * @throws IndexDamaged if it does not hold what was written
   */
  static Optional<IndexStore> read(Path folder) {
    if (!Files.exists(folder.resolve("CURRENT"))) {
      return Optional.empty();
    }
    try {
      return Optional.of(new IndexStore(folder, RocksDB::openReadOnly));
    } catch (RocksDBException e) {
      throw damaged(folder, e);
    }
  }

  /**
   * Opens the store in a folder for its only writer, or creates it.
   *
   * @throws IndexDamaged if it does not hold what was written
   * @throws UncheckedIOException if it cannot be written
   */
  static IndexStore write(Path folder) {
    try {
      Files.createDirectories(folder);
      return new IndexStore(folder, RocksDB::open);
    } catch (RocksDBException e) {
      throw failed(folder, e);
    } catch (IOException e) {
      throw new UncheckedIOException("expected to create " + folder, e);
    }
  }

  /**
   * The value of a key.
   *
   * @throws IndexDamaged if it is not what was written
   */
  Optional<byte[]> get(byte[] key) {
    try {
      return Optional.ofNullable(db.get(key));
    } catch (RocksDBException e) {
      throw damaged(folder, e);
    } finally {
      Reference.reachabilityFence(this);
    }
  }

  /**
   * Passes on all rows whose keys begin with a byte, in the order of the keys.
   *
   * @throws IndexDamaged if one is not what was written
   */
  void each(byte first, BiConsumer<byte[], byte[]> row) {
    try (RocksIterator rows = db.newIterator()) {
      for (rows.seek(new byte[] {first}); rows.isValid() && rows.key()[0] == first; rows.next()) {
        row.accept(Arrays.copyOfRange(rows.key(), 1, rows.key().length), rows.value());
      }
      rows.status();
    } catch (RocksDBException e) {
      throw damaged(folder, e);
    } finally {
      Reference.reachabilityFence(this);
    }
  }

  /** Writes a batch. */
  void write(WriteBatch batch) {
    try (WriteOptions options = new WriteOptions().setDisableWAL(true)) {
      db.write(options, batch);
    } catch (RocksDBException e) {
      throw failed(folder, e);
    }
  }

  /** Forces all that was written to disk. */
  void flush() {
    try (FlushOptions options = new FlushOptions().setWaitForFlush(true)) {
      db.flush(options);
    } catch (RocksDBException e) {
      throw failed(folder, e);
    }
  }

  /** Size of the files, in bytes. */
  long bytes() {
    try {
      return db.getLongProperty("rocksdb.total-sst-files-size");
    } catch (RocksDBException e) {
      throw damaged(folder, e);
    } finally {
      Reference.reachabilityFence(this);
    }
  }

  private static RuntimeException failed(Path folder, RocksDBException e) {
    return e.getStatus() != null && e.getStatus().getCode() == Status.Code.Corruption
        ? damaged(folder, e)
        : new UncheckedIOException(
            "expected to write " + folder, new IOException(e.getMessage(), e));
  }

  private static IndexDamaged damaged(Path folder, RocksDBException e) {
    return new IndexDamaged(
        Text.of("%s: expected an index as it was written but got: %s", folder, e.getMessage()));
  }

  @Override
  public void close() {
    handle.clean();
  }
}
