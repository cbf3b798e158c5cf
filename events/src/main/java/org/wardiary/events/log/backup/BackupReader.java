package org.wardiary.events.log.backup;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.apache.avro.Schema;
import org.wardiary.events.backup.BackedUpEvent;
import org.wardiary.events.backup.BackedUpGame;
import org.wardiary.events.backup.BackupEntry;
import org.wardiary.events.backup.BackupManifest;
import org.wardiary.events.backup.WriterSchema;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.backup.BackupContent.GameList;
import org.wardiary.events.log.backup.BackupEntries.Blocks;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.ChainCheck;
import org.wardiary.events.log.codec.Codecs;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.log.codec.Fingerprint;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.log.codec.SchemaText;
import org.wardiary.events.log.codec.WriterSchemas;
import org.wardiary.events.text.Text;

/** Reads a backup and checks each event, each chain and the manifest. Not thread-safe. */
final class BackupReader {

  /** Receives the events. */
  interface Visitor {

    /**
     * Receives an event.
     *
     * @param message the event's message as it was on the log
     * @param end the end of the game's chain after this event
     */
    void event(GameEvent event, byte[] message, Chain end) throws IOException;
  }

  /** Ignores the events. */
  static final Visitor NOBODY = (event, message, end) -> {};

  private final Map<Long, Schema> schemas = new HashMap<>();
  private final MessageCodec<GameEvent> codec =
      Codecs.events(
          WriterSchemas.released().orElse(print -> Optional.ofNullable(schemas.get(print))));
  private final Blocks blocks;
  private final Visitor visitor;
  private final Map<String, ChainCheck> games = new TreeMap<>();
  private final Set<String> open = new HashSet<>();
  private final Set<String> lost = new HashSet<>();
  private long events;
  private Optional<BackupManifest> manifest = Optional.empty();

  private BackupReader(Blocks blocks, Visitor visitor) {
    this.blocks = blocks;
    this.visitor = visitor;
  }

  /**
   * Reads an undamaged backup.
   *
   * @throws BackupDamaged if a byte is not as it was written, or the content is inconsistent
   */
  static BackupContent whole(Path file, Visitor visitor) throws IOException {
    new BackupDigest(file).check();
    return new BackupReader(Blocks.ALL, visitor).read(file);
  }

  /**
   * Reads what can be read of a damaged backup.
   *
   * @throws BackupDamaged if not even its beginning can be read
   */
  static BackupContent readable(Path file, Visitor visitor) throws IOException {
    return new BackupReader(Blocks.READABLE, visitor).read(file);
  }

  private BackupContent read(Path file) throws IOException {
    try (BackupEntries entries = new BackupEntries(file, blocks)) {
      for (var entry = entries.next(); entry.isPresent(); entry = entries.next()) {
        take(entry.get());
      }
    }
    if (blocks == Blocks.ALL) {
      requireManifest();
    } else {
      manifest.ifPresent(this::noteMissing);
      lost.addAll(open);
    }
    TreeMap<String, Chain> ends = new TreeMap<>();
    games.forEach((id, check) -> ends.put(id, check.chain()));
    ends.keySet().removeAll(lost);
    long kept = ends.values().stream().mapToLong(Chain::nextSeq).sum();
    return new BackupContent(
        ends,
        kept,
        schemas.values(),
        lost.stream().sorted().toList(),
        manifest.isPresent() ? GameList.THERE : GameList.LOST);
  }

  private void take(BackupEntry entry) throws IOException {
    if (entry.getEntry() instanceof WriterSchema schema) {
      take(schema);
    } else if (entry.getEntry() instanceof BackedUpEvent event) {
      take(event);
    } else {
      manifest = Optional.of((BackupManifest) entry.getEntry());
    }
  }

  private void take(WriterSchema schema) {
    try {
      Schema parsed = SchemaText.parse(schema.getJson());
      schemas.put(Fingerprint.of(parsed), parsed);
    } catch (CorruptMessage e) {
      damaged(e.getMessage(), e);
    }
  }

  private void take(BackedUpEvent entry) throws IOException {
    String id = entry.getEvent().getGameId();
    byte[] message = new byte[entry.getMessage().remaining()];
    entry.getMessage().duplicate().get(message);
    if (lost.contains(id)) {
      return;
    }
    ChainCheck check = games.computeIfAbsent(id, key -> new ChainCheck(codec, Chain.begin(key)));
    try {
      GameEvent event = check.accept(message);
      if (!event.equals(entry.getEvent())) {
        throw new CorruptMessage(
            CorruptMessage.Problem.DAMAGED,
            Text.of(
                "game %s, seq %d: expected the event of its message but it is another",
                id, event.getSeq()));
      }
      events++;
      if (GameEnds.with(event)) {
        open.remove(id);
      } else {
        open.add(id);
      }
      visitor.event(event, message, check.chain());
    } catch (CorruptMessage e) {
      damaged(e.getMessage(), e);
      lost.add(id);
    }
  }

  private void damaged(String reason, Exception cause) {
    if (blocks == Blocks.ALL) {
      throw new BackupDamaged(reason, cause);
    }
  }

  private void requireManifest() {
    TreeMap<String, Chain> ends = new TreeMap<>();
    games.forEach((id, check) -> ends.put(id, check.chain()));
    if (manifest.isEmpty() || !manifest.get().equals(BackupWriter.manifest(ends, events))) {
      throw new BackupDamaged(
          Text.of(
              "expected a manifest of its %d games and %d events but it %s",
              games.size(), events, manifest.isEmpty() ? "has none" : "says otherwise"));
    }
    if (!open.isEmpty()) {
      throw new BackupDamaged(
          Text.of(
              "expected games to their ends but %s goes on",
              open.stream().sorted().findFirst().get()));
    }
  }

  /** Notes the games that are missing or end elsewhere than the manifest says. */
  private void noteMissing(BackupManifest manifest) {
    List<String> missing = new ArrayList<>();
    for (BackedUpGame game : manifest.getGames()) {
      ChainCheck check = games.get(game.getGameId());
      if (check == null || !check.chain().head().equals(game.getHead())) {
        missing.add(game.getGameId());
      }
    }
    lost.addAll(missing);
  }
}
