package org.wardiary.app.faults;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import org.wardiary.events.text.Text;

/**
 * Something that {@code serve} lacks, on an archive of its own, while commands archive through it.
 */
final class OwnFault implements Fault {

  private static final int MOST_GAMES = 24;
  private static final int LEAST_HANDLES = 60;
  private static final int MORE_HANDLES = 440;
  private static final int MORE_BYTES = 4 << 20;
  private static final int FAILED = 3;
  private static final int NO_JAVA = 1;
  // exit code that a shell gives for a process that SIGTERM has ended
  private static final int TERMINATED = 143;
  private static final long PAUSE_MS = 200;
  private static final int LIMITED_MS = 15_000;

  /** What it lacks. */
  enum Lack {
    /** Space on the disk of its data: log and views. */
    ROOM,
    /** File handles, for itself and its broker. */
    HANDLES
  }

  private final Path folder;
  private final Lack lack;
  private final SmallDisk disk;
  private final Start start;
  private final OwnArchive serve;
  private final Set<String> said = new TreeSet<>();

  OwnFault(Path folder, Lack lack) throws Exception {
    this.folder = folder;
    this.lack = lack;
    this.disk = new SmallDisk(folder.resolve("disk"));
    this.start = lack == Lack.HANDLES ? Start.ofJars(folder.resolve("jars")) : Start.PLAIN;
    this.serve = new OwnArchive(folder, disk.folder().resolve("data"), OwnArchive.SERVE, start);
  }

  @Override
  public List<Object> archive() {
    return serve.archive();
  }

  @Override
  public Duration round(GameBook book, Random random) throws Exception {
    try (Writing writing = new Writing(book, folder, archive())) {
      writing.awaitGames(1 + random.nextInt(MOST_GAMES));
      long moment = System.nanoTime();
      String before = serve.logged();
      if (lack == Lack.ROOM) {
        try {
          disk.leave(random.nextInt(MORE_BYTES));
          requireEnd(before);
        } finally {
          disk.mend();
        }
      } else {
        limited(writing, LEAST_HANDLES + random.nextInt(MORE_HANDLES), before);
      }
      writing.between(serve::restart);
      Duration taken = writing.awaitCommandAfter(moment);
      said.addAll(writing.errors());
      writing.requireSound();
      return taken;
    }
  }

  private void limited(Writing writing, int handles, String before) throws Exception {
    AtomicBoolean started = new AtomicBoolean();
    writing.between(
        () -> {
          requireStop();
          started.set(starts(handles));
          if (!started.get()) {
            requireEnd(before);
          }
        });
    if (!started.get()) {
      return;
    }
    long end = System.nanoTime() + LIMITED_MS * 1_000_000L;
    while (serve.process().isAlive() && System.nanoTime() < end) {
      Thread.sleep(PAUSE_MS);
    }
    if (serve.process().isAlive()) {
      writing.between(this::requireStop);
    } else {
      requireEnd(before);
    }
  }

  private void requireStop() throws Exception {
    int exit = serve.stop();
    Promises.require(
        exit == TERMINATED, Text.of("serve stopped with %d: %s", exit, serve.logged()));
  }

  private boolean starts(int handles) {
    try {
      serve.restart(start.with(Commands.withHandles(handles)));
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** Checks that it ends by itself and says why. */
  private void requireEnd(String before) throws Exception {
    int exit = serve.exit();
    String log = serve.logged().substring(before.length());
    said.add(log);
    if (lack == Lack.HANDLES && exit == NO_JAVA) {
      // the JVM itself did not start
      Promises.require(!log.isEmpty(), "serve said nothing");
      return;
    }
    Promises.require(exit == FAILED, Text.of("serve ended with %d: %s", exit, log));
    Promises.require(log.contains("error: ") && !log.contains("\tat org.wardiary"), log);
  }

  @Override
  public List<String> said() {
    return List.copyOf(said);
  }

  @Override
  public void close() throws IOException {
    serve.close();
    disk.close();
  }
}
