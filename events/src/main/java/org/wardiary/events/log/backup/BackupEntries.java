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

/** The entries of a backup one after another. For one thread. */
final class BackupEntries implements Closeable {

  /** What is done about blocks that cannot be read. */
  enum Blocks {
    /** The first one ends the reading. */
    ALL,
    /** They are left out. */
    READABLE
  }

  private final Blocks blocks;
  private final DataFileReader<BackupEntry> in;
  private long tried;
  private boolean skipped;

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
   * The next entry.
   *
   * @throws BackupDamaged if all blocks are wanted and one cannot be read
   */
  Optional<BackupEntry> next() throws IOException {
    while (true) {
      try {
        return in.hasNext() ? Optional.of(in.next()) : Optional.empty();
      } catch (RuntimeException | OutOfMemoryError e) {
        // a damaged length may ask for any amount of memory
        if (blocks == Blocks.ALL) {
          throw new BackupDamaged(
              "expected the entries of a backup but not all of them can be read", e);
        }
        skipped = true;
        tried = Math.max(tried + 1, in.previousSync());
        in.sync(tried);
      }
    }
  }

  /** Whether something was left out. */
  boolean skipped() {
    return skipped;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
