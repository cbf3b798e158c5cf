package org.wardiary.app.faults;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.locks.ReentrantLock;
import org.wardiary.app.command.Cli;
import org.wardiary.events.text.Text;

/**
 * Archives games, one command after another, until it is closed; a command that failed is repeated,
 * as a person would. The commands run in this process, in a thread of their own.
 */
final class Writing implements AutoCloseable {

  private static final int GAMES = 8;
  private static final Duration PATIENCE = Duration.ofSeconds(240);
  private static final long PAUSE_MS = 20;
  private static final int REFUSED = 1;
  private static final int FAILED = 3;

  private final GameBook book;
  private final Path file;
  private final List<Object> words = new ArrayList<>();
  private final Thread thread = new Thread(this::work, "writer");
  private final ReentrantLock commands = new ReentrantLock(true);
  private final Set<String> errors = new TreeSet<>();
  private final Set<String> findings = new TreeSet<>();
  private Optional<GameBook.Batch> pending = Optional.empty();
  private long begunWell = Long.MIN_VALUE;
  private long ended;
  private volatile boolean open = true;

  /**
   * Starts archiving.
   *
   * @param folder for its files
   * @param archive options that name the archive
   */
  Writing(GameBook book, Path folder, List<Object> archive) {
    this.book = book;
    this.file = folder.resolve("games.wdr");
    words.addAll(List.of("archive", "--json", file));
    words.addAll(archive);
    thread.setDaemon(true);
    thread.start();
  }

  private void work() {
    while (open) {
      commands.lock();
      try {
        archive();
        Thread.sleep(PAUSE_MS);
      } catch (IOException | InterruptedException | RuntimeException e) {
        finding("the writer failed: " + e);
        return;
      } finally {
        commands.unlock();
      }
    }
  }

  private void archive() throws IOException {
    if (pending.isEmpty()) {
      pending = Optional.of(book.next(GAMES, file));
    }
    long begin = System.nanoTime();
    Cli command = Cli.run(words.toArray());
    book.acknowledge(pending.get(), command.out()).forEach(this::finding);
    judge(command);
    if (command.exit() == 0) {
      pending = Optional.empty();
      synchronized (this) {
        begunWell = begin;
        ended = System.nanoTime();
      }
    }
  }

  /** Checks that a failed command says so in a line and has one of the documented exit codes. */
  private synchronized void judge(Cli command) {
    if (command.exit() == 0) {
      return;
    }
    errors.add(command.err().strip());
    if (command.exit() != FAILED && command.exit() != REFUSED) {
      findings.add(Text.of("exit code %d: %s", command.exit(), command.err()));
    }
    if (!command.err().startsWith("error: ") || command.err().contains("\tat ")) {
      findings.add("no clear error: " + command.err());
    }
  }

  private synchronized void finding(String text) {
    findings.add(text);
  }

  /** Waits until a number of further games are acknowledged. */
  void awaitGames(int more) throws InterruptedException {
    int wanted = book.acknowledged() + more;
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (book.acknowledged() < wanted) {
      requireBefore(end);
    }
  }

  /**
   * Waits until a command that began after a moment has succeeded.
   *
   * @param moment a value of {@link System#nanoTime}
   * @return how long after the moment it ended
   */
  Duration awaitCommandAfter(long moment) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (true) {
      synchronized (this) {
        if (begunWell != Long.MIN_VALUE && begunWell - moment > 0) {
          return Duration.ofNanos(ended - moment);
        }
      }
      requireBefore(end);
    }
  }

  private void requireBefore(long end) throws InterruptedException {
    if (System.nanoTime() > end || !thread.isAlive()) {
      throw new IllegalStateException(
          Text.of("expected games to be archived but: %s %s", errors(), findings()));
    }
    Thread.sleep(PAUSE_MS);
  }

  /** An action that may fail. */
  @FunctionalInterface
  interface Action {
    void run() throws Exception;
  }

  /** Runs an action between two commands, once the running one has ended. */
  void between(Action action) throws Exception {
    commands.lock();
    try {
      action.run();
    } finally {
      commands.unlock();
    }
  }

  /** What commands that failed as they may have printed. */
  synchronized Set<String> errors() {
    return new TreeSet<>(errors);
  }

  /** What should not have happened. */
  synchronized Set<String> findings() {
    return new TreeSet<>(findings);
  }

  /** Fails if anything happened that should not have. */
  void requireSound() {
    Promises.require(findings().isEmpty(), findings().toString());
  }

  @Override
  public void close() {
    open = false;
    try {
      thread.join(PATIENCE.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
