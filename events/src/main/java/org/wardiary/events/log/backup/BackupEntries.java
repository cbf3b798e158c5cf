package org.wardiary.events.log.backup;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.avro.file.DataFileReader;
import org.apache.avro.specific.SpecificDatumReader;
import org.wardiary.events.backup.BackupEntry;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.codec.AvroSafety;

/** Reads the entries of a backup one after another. Not thread-safe. */
final class BackupEntries implements Closeable {

  /** Which blocks must be readable. */
  enum Blocks {
    /** All: the first block that cannot be read is an error. */
    ALL,
    /** Any: blocks that cannot be read are skipped. */
    READABLE
  }

  private final Blocks blocks;
  private final DataFileReader<BackupEntry> in;
  private long tried;

  /**
   * Opens a backup.
   *
   * @throws BackupDamaged if its beginning cannot be read
   */
  BackupEntries(Path file, Blocks blocks) throws IOException {
    this.blocks = blocks;
    AvroSafety.trust(BackupEntry.class);
    AvroSafety.trust(GameEvent.class);
    try {
      this.in = new DataFileReader<>(file.toFile(), new SpecificDatumReader<>(BackupEntry.class));
    } catch (IOException | RuntimeException | OutOfMemoryError e) {
      throw new BackupDamaged("expected a backup but its beginning cannot be read", e);
    }
  }

  /**
   * Returns the next entry, or nothing at the end.
   *
   * @throws BackupDamaged if all blocks must be readable and one is not
   */
  Optional<BackupEntry> next() throws IOException {
    while (true) {
      try {
        return in.hasNext() ? Optional.of(in.next()) : Optional.empty();
      } catch (RuntimeException | OutOfMemoryError e) {
        // a damaged length may request any amount of memory
        if (blocks == Blocks.ALL) {
          throw new BackupDamaged(
              "expected the entries of a backup but not all of them can be read", e);
        }
        tried = Math.max(tried + 1, in.previousSync());
        in.sync(tried);
      }
    }
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
