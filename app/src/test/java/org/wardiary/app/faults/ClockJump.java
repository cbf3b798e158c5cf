package org.wardiary.app.faults;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** The clock of {@code serve} and its broker jumps while commands archive through them. */
final class ClockJump implements Fault {

  private static final int MOST_GAMES = 24;
  private static final List<Duration> JUMPS =
      List.of(
          Duration.ofSeconds(7),
          Duration.ofMinutes(3),
          Duration.ofHours(1),
          Duration.ofDays(1),
          Duration.ofDays(8),
          Duration.ofDays(40));

  private final Path folder;
  private final ShiftedClock clock;
  private final OwnArchive serve;
  private final Set<String> said = new TreeSet<>();

  ClockJump(Path folder) throws Exception {
    this.folder = folder;
    this.clock = new ShiftedClock(folder.resolve("clock"));
    this.serve =
        new OwnArchive(folder, folder.resolve("data"), OwnArchive.SERVE, Start.by(clock.by()));
  }

  @Override
  public List<Object> archive() {
    return serve.archive();
  }

  @Override
  public Duration round(GameBook book, Random random) throws Exception {
    try (Writing writing = new Writing(book, folder, archive())) {
      writing.awaitGames(1 + random.nextInt(MOST_GAMES));
      Duration jump = JUMPS.get(random.nextInt(JUMPS.size()));
      long moment = System.nanoTime();
      boolean back = random.nextBoolean();
      clock.set(back ? jump.negated() : jump);
      Thread.sleep(ShiftedClock.SEEN.toMillis());
      Duration taken = writing.awaitCommandAfter(moment);
      writing.awaitGames(MOST_GAMES);
      said.addAll(writing.errors());
      Promises.require(writing.errors().isEmpty(), writing.errors().toString());
      writing.requireSound();
      Promises.require(serve.process().isAlive(), serve.logged());
      return taken;
    }
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
