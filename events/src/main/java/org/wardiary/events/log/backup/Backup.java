package org.wardiary.events.log.backup;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.avro.Schema;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.SchemaTopic;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.TopicEnds;
import org.wardiary.events.log.TopicRange;
import org.wardiary.events.log.TopicScan;
import org.wardiary.events.log.Unreadable;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.ChainCheck;
import org.wardiary.events.log.codec.Codecs;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.log.codec.EventBatches;
import org.wardiary.events.log.codec.Fingerprint;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.log.codec.WriterSchemas;
import org.wardiary.events.log.stream.RefereeHeads;
import org.wardiary.events.text.Text;

/**
 * Writes the games of a log to a file. An existing backup is extended: what it holds is kept, and
 * the log must still hold it too. Not thread-safe.
 */
public final class Backup {

  private final WriterSchemas schemas;
  private final MessageCodec<GameEvent> codec;
  private final Path file;
  private BackupContent before = BackupContent.NONE;
  private final Map<String, Game> games = new HashMap<>();
  private final SortedMap<String, String> damaged = new TreeMap<>();
  private final List<Unreadable> unreadable = new ArrayList<>();
  private int open;

  /**
   * Reports what was written.
   *
   * @param games number of games in the file
   * @param events number of their events
   * @param newEvents number of events that were added
   * @param open number of games in progress, which are not in the file yet
   * @param damaged by game id, why a game was not backed up, or only as far as before
   * @param unreadable the messages of the log that could not be read
   */
  public record Report(
      int games,
      long events,
      long newEvents,
      int open,
      Map<String, String> damaged,
      List<Unreadable> unreadable) {

    /** Copies the map and the list. */
    public Report {
      damaged = Collections.unmodifiableMap(new TreeMap<>(damaged));
      unreadable = List.copyOf(unreadable);
    }

    /** Whether the file has all that was archived, but for the games that are being played. */
    public boolean isWhole() {
      return damaged.isEmpty() && unreadable.isEmpty();
    }
  }

  /** A game while the log is read: its chain, and the events that are written once it ends. */
  private static final class Game {
    private final ChainCheck check;
    private final List<Pending> pending = new ArrayList<>();
    private boolean ended;

    Game(ChainCheck check) {
      this.check = check;
    }
  }

  private record Pending(GameEvent event, byte[] message, Chain end) {}

  private Backup(Cluster cluster, Path file) {
    this.schemas = new SchemaTopic(cluster).withReleased();
    this.codec = Codecs.events(schemas);
    this.file = file;
  }

  /**
   * Writes a backup.
   *
   * @param file a new file, or an earlier backup
   * @throws BackupDamaged if the file exists and is not a complete backup, or holds something that
   *     the log does not hold; the file is then left unchanged
   */
  public static Report write(Cluster cluster, Path file) throws IOException {
    return new Backup(cluster, file).write(cluster);
  }

  /**
   * Verifies a backup and returns its content.
   *
   * @throws BackupDamaged if a byte is not as it was written
   */
  public static BackupContent verify(Path file) throws IOException {
    return BackupReader.whole(file, BackupReader.NOBODY);
  }

  /**
   * Returns what can still be read of a damaged backup.
   *
   * @throws BackupDamaged if nothing can be read
   */
  public static BackupContent readable(Path file) throws IOException {
    return BackupReader.readable(file, BackupReader.NOBODY);
  }

  private Report write(Cluster cluster) throws IOException {
    try (BackupWriter out = new BackupWriter(file)) {
      if (Files.exists(file)) {
        copyBefore(out);
      }
      long old = out.events();
      RefereeHeads stored = RefereeHeads.of(cluster);
      try (TopicScan scan = new TopicScan(cluster)) {
        TopicRange log = TopicRange.to(TopicEnds.decided(cluster, Topic.EVENTS));
        scan.read(Topic.EVENTS, log, message -> take(message, out), unreadable::add);
      }
      stored.games().forEach(id -> noteMissing(id, stored));
      games.forEach((id, game) -> noteUnended(id, game));
      requireAllOfBefore();
      // if nothing is added the file stays as it is, and a signature of it valid
      if (out.events() > old || before == BackupContent.NONE) {
        out.commit();
      }
      return new Report(
          out.games().size(), out.events(), out.events() - old, open, damaged, unreadable);
    }
  }

  private void copyBefore(BackupWriter out) throws IOException {
    before = verify(file);
    for (Schema schema : before.schemas()) {
      out.add(schema);
    }
    BackupReader.whole(file, out::add);
  }

  private void take(ConsumerRecord<byte[], byte[]> message, BackupWriter out) {
    // as for all readers of the log, a message without key or value belongs to no game
    String id = message.key() == null ? "" : new String(message.key(), StandardCharsets.UTF_8);
    if (id.isEmpty() || damaged.containsKey(id)) {
      return;
    }
    byte[] value = message.value() == null ? new byte[0] : message.value();
    Game game = games.computeIfAbsent(id, key -> new Game(new ChainCheck(codec, Chain.begin(key))));
    try {
      for (byte[] event : EventBatches.messages(value)) {
        take(game, game.check.accept(event), event, out);
      }
    } catch (CorruptMessage e) {
      damaged.put(id, e.getMessage());
      game.pending.clear();
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to write %s but failed", file), e);
    }
  }

  private void take(Game game, GameEvent event, byte[] message, BackupWriter out)
      throws IOException {
    game.ended |= GameEnds.with(event);
    Chain end = game.check.chain();
    Chain known = before.games().get(event.getGameId());
    if (known != null && end.nextSeq() <= known.nextSeq()) {
      if (end.nextSeq() == known.nextSeq() && !end.head().equals(known.head())) {
        throw contradiction(event.getGameId());
      }
      return;
    }
    game.pending.add(new Pending(event, message, end));
    if (GameEnds.with(event)) {
      for (Pending next : game.pending) {
        addSchema(next.message(), out);
        out.add(next.event(), next.message(), next.end());
      }
      game.pending.clear();
    }
  }

  private void addSchema(byte[] message, BackupWriter out) throws IOException {
    long print = ByteBuffer.wrap(message).order(ByteOrder.LITTLE_ENDIAN).getLong(2);
    if (!out.has(print)) {
      Schema schema =
          print == Fingerprint.of(codec.schema())
              ? codec.schema()
              : schemas.find(print).orElseThrow();
      out.add(schema);
    }
  }

  private void noteMissing(String id, RefereeHeads stored) {
    Chain end = games.containsKey(id) ? games.get(id).check.chain() : Chain.begin(id);
    stored
        .missing(end)
        .ifPresent(
            text ->
                damaged.putIfAbsent(id, Text.of("game %s, seq %d: %s", id, end.nextSeq(), text)));
  }

  private void noteUnended(String id, Game game) {
    if (damaged.containsKey(id)) {
      return;
    }
    if (!game.pending.isEmpty() && !game.ended) {
      open++;
    } else if (!game.pending.isEmpty()) {
      damaged.put(
          id,
          Text.of(
              "game %s, seq %d: expected the game's end but the log ends",
              id, game.check.chain().nextSeq()));
    }
  }

  private void requireAllOfBefore() {
    before
        .games()
        .forEach(
            (id, known) -> {
              Game game = games.get(id);
              boolean there = game != null && game.check.chain().nextSeq() >= known.nextSeq();
              if (!there && !damaged.containsKey(id)) {
                throw contradiction(id);
              }
            });
  }

  private BackupDamaged contradiction(String id) {
    return new BackupDamaged(
        Text.of(
            "expected the archive to hold game %s as the backup %s does but it does not; the"
                + " backup stays as it is",
            id, file));
  }
}
