package org.wardiary.app.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.wardiary.app.archive.Session;
import org.wardiary.app.option.Archives;
import org.wardiary.app.resident.ResidentArchive;
import org.wardiary.events.log.broker.Cluster;

/**
 * An archive that this process holds, as the resident program does: its commands use one broker,
 * and those that only read use one session with its views. All others open a session of their own.
 */
public final class HeldArchive implements AutoCloseable {

  /** Commands that only read and are not delegated in general, since few people repeat them. */
  private static final Set<String> ALSO_READING = Set.of("export", "find", "publish");

  private static final Map<String, HeldArchive> HELD = new ConcurrentHashMap<>();

  private final Path data;
  private final Cluster cluster;
  private final ResidentArchive archive;

  private HeldArchive(Path data) {
    this.data = data;
    this.cluster = SharedBroker.on(data);
    this.archive = new ResidentArchive(() -> Session.on(cluster, data));
  }

  /** Starts the broker of an archive; it runs until the archive is closed. */
  public static HeldArchive in(Path data) {
    HeldArchive held = new HeldArchive(data);
    HELD.put(data.toString(), held);
    return held;
  }

  /** How a command opens the archive that it names. */
  static Archives named(List<String> words) {
    int option = words.indexOf("--data") + 1;
    return option > 0 && option < words.size() && !words.contains("--compare")
        ? Optional.ofNullable(HELD.get(words.get(option)))
            .map(held -> held.lend(words.get(0)))
            .orElse(Archives.OWN)
        : Archives.OWN;
  }

  private Archives lend(String command) {
    if (DelegatedCommands.READING.contains(command) || ALSO_READING.contains(command)) {
      return Archives.lent(archive::session);
    }
    if (command.equals("doctor")) {
      // it would end the resident program
      archive.close();
    }
    return Archives.OWN;
  }

  /** The archive's cluster, which is closed with it. */
  Cluster cluster() {
    return cluster;
  }

  @Override
  public void close() {
    HELD.remove(data.toString());
    archive.close();
    cluster.close();
  }
}
