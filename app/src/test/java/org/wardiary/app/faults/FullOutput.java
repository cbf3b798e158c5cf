package org.wardiary.app.faults;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.app.command.Cli;
import org.wardiary.events.text.Text;

/**
 * A disk that is full before a command has written everything: each file that is there afterwards
 * must be complete, and once there is space the command must write what it writes elsewhere.
 */
final class FullOutput implements Fault {

  private static final int GAMES = 8;
  private static final int FAILED = 3;

  /** The command that writes. */
  enum Command {
    /** Writes one file. */
    EXPORT,
    /** Writes a folder. */
    REPORT
  }

  private final Path folder;
  private final Command command;
  private final OwnArchive broker;
  private final SmallDisk disk;
  private final Set<String> said = new TreeSet<>();
  private Map<String, byte[]> before = Map.of();
  private int round;

  FullOutput(Path folder, Command command) throws Exception {
    this.folder = folder;
    this.command = command;
    this.broker = new OwnArchive(folder, folder.resolve("data"), List.of("broker"), Start.PLAIN);
    this.disk = new SmallDisk(folder.resolve("disk"));
  }

  @Override
  public List<Object> archive() {
    return broker.archive();
  }

  @Override
  public Duration round(GameBook book, Random random) throws Exception {
    GameBook.Batch batch = book.next(GAMES, folder.resolve("games.wdr"));
    Cli archived = run("archive", "--json", batch.file());
    book.acknowledge(batch, archived.out());
    Path reference = folder.resolve("reference-" + ++round);
    Promises.require(write(reference).exit() == 0, "it failed with room for all");
    Map<String, byte[]> whole = files(reference);
    long size = whole.values().stream().mapToLong(bytes -> bytes.length).sum();

    Path written = disk.folder().resolve("written");
    if (random.nextBoolean()) {
      Commands.run(List.of("rm", "-rf", written.toString()));
      before = Map.of();
    }
    // a tmpfs counts in pages of memory
    disk.leave((long) (random.nextDouble() * 0.9 * size) & -4096L);
    long moment = System.nanoTime();
    Cli full = write(written);
    said.add(full.err().strip());
    // output that replaces earlier output may fit
    Promises.require(
        full.exit() == FAILED || full.exit() == 0 && files(written).size() == whole.size(),
        Text.of("exit code %d: %s", full.exit(), full.err()));
    Promises.require(
        full.exit() == 0 || full.err().startsWith("error: ") && !full.err().contains("\tat "),
        full.err());
    requireWhole(files(disk.folder()), List.of(prefixed(whole), prefixed(before)));

    disk.mend();
    Cli again = write(written);
    Promises.require(again.exit() == 0, again.err());
    Duration taken = Duration.ofNanos(System.nanoTime() - moment);
    Map<String, byte[]> found = files(written);
    Promises.require(found.keySet().equals(whole.keySet()), "it wrote " + found.keySet());
    requireWhole(found, List.of(whole));
    before = whole;
    return taken;
  }

  private Cli write(Path to) {
    return run(command.name().toLowerCase(Locale.ROOT), "--out", to);
  }

  private Cli run(Object... command) {
    List<Object> words = new ArrayList<>(List.of(command));
    words.addAll(archive());
    return Cli.run(words.toArray());
  }

  /** Checks that each file is as one of the complete outputs has it. */
  private static void requireWhole(Map<String, byte[]> found, List<Map<String, byte[]>> written) {
    found.forEach(
        (name, bytes) ->
            Promises.require(
                written.stream().anyMatch(whole -> Arrays.equals(bytes, whole.get(name))),
                Text.of("%s is there with %d bytes and is not whole", name, bytes.length)));
  }

  private static Map<String, byte[]> prefixed(Map<String, byte[]> files) {
    return files.entrySet().stream()
        .collect(
            Collectors.toMap(
                entry -> entry.getKey().isEmpty() ? "written" : "written/" + entry.getKey(),
                Map.Entry::getValue));
  }

  /** The files of a folder by name, or a file alone. */
  private static Map<String, byte[]> files(Path root) throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      return all.filter(Files::isRegularFile)
          .collect(
              Collectors.toMap(
                  file -> root.relativize(file).toString(),
                  FullOutput::bytes,
                  (one, other) -> one,
                  TreeMap::new));
    }
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public List<String> said() {
    return List.copyOf(said);
  }

  @Override
  public void close() throws IOException {
    broker.close();
    disk.close();
  }
}
