package org.wardiary.events.log.backup;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apache.avro.Schema;
import org.apache.avro.file.CodecFactory;
import org.apache.avro.file.DataFileWriter;
import org.apache.avro.specific.SpecificDatumWriter;
import org.wardiary.events.backup.BackedUpEvent;
import org.wardiary.events.backup.BackedUpGame;
import org.wardiary.events.backup.BackupEntry;
import org.wardiary.events.backup.BackupManifest;
import org.wardiary.events.backup.WriterSchema;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.file.ReplacedFile;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.Fingerprint;

/**
 * Writes a backup to a temporary file beside its destination and moves it there once it is
 * complete. Without {@link #commit} the destination stays as it was. If the destination is a
 * symbolic link, the link's target is replaced and the link is kept. A new backup is accessible to
 * its owner only; an existing one keeps its permissions. Not thread-safe.
 */
final class BackupWriter implements Closeable {

  private static final int LEVEL = 9;
  private static final int BLOCK = 256 << 10;

  private final Path file;
  private final Path draft;
  private final DataFileWriter<BackupEntry> out;
  private final Set<Long> schemas = new HashSet<>();
  private final Map<String, Chain> games = new TreeMap<>();
  private long events;

  BackupWriter(Path file) throws IOException {
    this.file = ReplacedFile.behindLinks(file.toAbsolutePath());
    Files.createDirectories(this.file.getParent());
    this.draft = Files.createTempFile(this.file.getParent(), "." + file.getFileName(), ".part");
    this.out = new DataFileWriter<>(new SpecificDatumWriter<>(BackupEntry.class));
    out.setCodec(CodecFactory.zstandardCodec(LEVEL, true));
    out.setSyncInterval(BLOCK);
    out.setMeta(BackupDigest.KEY, BackupDigest.NONE);
    try {
      out.create(BackupEntry.getClassSchema(), draft.toFile());
    } catch (IOException e) {
      // nobody closes what could not be made
      Files.deleteIfExists(draft);
      throw e;
    }
  }

  /** Whether a writer's schema has been added. */
  boolean has(long fingerprint) {
    return schemas.contains(fingerprint);
  }

  /** Adds a writer's schema unless it has been added already. */
  void add(Schema schema) throws IOException {
    long fingerprint = Fingerprint.of(schema);
    if (schemas.add(fingerprint)) {
      out.append(
          new BackupEntry(new WriterSchema(Fingerprint.text(fingerprint), schema.toString())));
    }
  }

  /**
   * Adds an event.
   *
   * @param message the event's message as it is on the log
   * @param end the end of the game's chain after this event
   */
  void add(GameEvent event, byte[] message, Chain end) throws IOException {
    out.append(new BackupEntry(new BackedUpEvent(event, ByteBuffer.wrap(message))));
    games.put(event.getGameId(), end);
    events++;
  }

  /** The ends of the games' chains so far, by game id. */
  Map<String, Chain> games() {
    return games;
  }

  /** Number of events so far. */
  long events() {
    return events;
  }

  /** Writes the manifest and the digest, and moves the file to its destination. */
  void commit() throws IOException {
    out.append(new BackupEntry(manifest(games, events)));
    out.close();
    new BackupDigest(draft).write();
    ReplacedFile.permitAs(file, draft);
    Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    try (FileChannel folder = FileChannel.open(file.getParent(), StandardOpenOption.READ)) {
      folder.force(true);
    } catch (IOException e) {
      // not every system can flush a directory; the file itself has been flushed
    }
  }

  static BackupManifest manifest(Map<String, Chain> games, long events) {
    return new BackupManifest(
        events,
        games.values().stream()
            .map(end -> new BackedUpGame(end.gameId(), end.nextSeq(), end.head()))
            .toList());
  }

  @Override
  public void close() throws IOException {
    try {
      out.close();
    } finally {
      Files.deleteIfExists(draft);
    }
  }
}
