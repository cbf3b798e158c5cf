package org.wardiary.events.log.backup;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.OrderRejected;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.ChainCheck;
import org.wardiary.events.testkit.OldArchive;
import org.wardiary.events.testkit.PlayedGames;

/**
 * A backup as a released program wrote it, of the games of its archive that have ended and have no
 * refused orders.
 */
public final class OldBackup {

  /** Name of the file in the archive's folder. */
  public static final String FILE = "backup.avro";

  private OldBackup() {}

  private record Entry(GameEvent event, byte[] message, Chain end) {}

  /** Writes the backup; to be called only before its release is frozen. */
  public static void write(Path folder, OldArchive archive) throws IOException {
    try (BackupWriter out = new BackupWriter(folder.resolve(FILE))) {
      out.add(PlayedGames.CODEC.schema());
      for (Map.Entry<String, List<byte[]>> game : archive.games().entrySet()) {
        List<Entry> entries = entries(game.getKey(), game.getValue());
        if (entries.get(entries.size() - 1).end().due() != Chain.Due.EVENT
            && entries.stream().noneMatch(one -> one.event().getBody() instanceof OrderRejected)) {
          for (Entry entry : entries) {
            out.add(entry.event(), entry.message(), entry.end());
          }
        }
      }
      out.commit(Optional.empty());
    }
  }

  private static List<Entry> entries(String id, List<byte[]> messages) {
    ChainCheck check = new ChainCheck(PlayedGames.CODEC, Chain.begin(id));
    List<Entry> entries = new ArrayList<>();
    for (byte[] message : messages) {
      GameEvent event = check.accept(message);
      entries.add(new Entry(event, message, check.chain()));
    }
    return entries;
  }
}
