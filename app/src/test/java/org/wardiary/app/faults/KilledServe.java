package org.wardiary.app.faults;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.wardiary.events.text.Text;

/** {@code kill -9} of {@code serve}, or of its broker, while commands archive through it. */
final class KilledServe implements Fault {

  private static final int MOST_GAMES = 24;
  private static final int LONGEST_MS = 400;
  private static final int BROKER_LEFT_S = 30;
  private static final int FAILED = 3;

  /** What is killed. */
  enum Victim {
    /** The program; its broker must end, too. */
    SERVE,
    /** Its broker; the program must end and say why. */
    BROKER
  }

  private final Path folder;
  private final Victim victim;
  private final OwnArchive serve;
  private final Set<String> said = new TreeSet<>();

  KilledServe(Path folder, Victim victim) throws Exception {
    this.folder = folder;
    this.victim = victim;
    this.serve = new OwnArchive(folder, folder.resolve("data"), OwnArchive.SERVE, Start.PLAIN);
  }

  @Override
  public List<Object> archive() {
    return serve.archive();
  }

  @Override
  public Duration round(GameBook book, Random random) throws Exception {
    try (Writing writing = new Writing(book, folder, archive())) {
      writing.awaitGames(1 + random.nextInt(MOST_GAMES));
      Thread.sleep(random.nextInt(LONGEST_MS));
      ProcessHandle broker = serve.broker();
      long moment = System.nanoTime();
      if (victim == Victim.SERVE) {
        serve.kill();
        broker.onExit().get(BROKER_LEFT_S, TimeUnit.SECONDS);
      } else {
        broker.destroyForcibly();
        requireReported();
      }
      // a command that comes in between would run the broker, and serve would be refused
      writing.between(serve::restart);
      Duration taken = writing.awaitCommandAfter(moment);
      said.addAll(writing.errors());
      writing.requireSound();
      return taken;
    }
  }

  private void requireReported() throws Exception {
    int exit = serve.exit();
    String log = serve.logged();
    Promises.require(exit == FAILED, Text.of("serve ended with %d: %s", exit, log));
    Promises.require(
        log.contains("to run but it ended with status 137") && !log.contains("\tat "), log);
  }

  @Override
  public List<String> said() {
    return List.copyOf(said);
  }

  @Override
  public void close() {
    serve.close();
  }
}
