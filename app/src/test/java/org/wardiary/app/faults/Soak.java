package org.wardiary.app.faults;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.broker.ClusterConfig.Sharing;
import org.wardiary.events.text.Text;

/**
 * An archive at half of what it can take, for long: {@code serve}, its broker and a process that
 * archives, while somebody reads pages. Whether their memory, threads and handles stay as they are,
 * and whether the archive then holds all games.
 */
final class Soak implements AutoCloseable {

  /**
   * As the script starts the program, but for a heap that is the same on every machine. What the
   * virtual machine itself says must not stand between the lines of an answer.
   */
  private static final List<String> OPTIONS =
      List.of("-XX:TieredStopAtLevel=4", "-XX:+DisplayVMOutputToStderr", "-Xmx512m");

  private static final double NANOS = 1e9;
  private static final int AT_ONCE = 16;
  private static final long PAUSE_MS = 20;
  private static final double KEPT = 0.9;

  /** Bytes of a game in the list of {@code serve}: its row, its place on the log, the page's. */
  private static final int LISTED = 704;

  /** Bytes of the broker's indexes for a game. */
  private static final int INDEXED = 64;

  /** Bytes of a game that {@code archive} knows again when it comes a second time. */
  private static final int KNOWN = 400;

  /**
   * What came of it.
   *
   * @param whole whether the archive has all games, once and as they were given
   * @param counts whether threads and handles stayed as they were
   * @param memory whether memory did, which it cannot before caches are full
   * @param kept whether half of the ceiling was kept up, which a busy machine may not allow
   */
  record Outcome(boolean whole, boolean counts, boolean memory, boolean kept) {

    static final Outcome SOUND = new Outcome(true, true, true, true);
  }

  private final Path folder;
  private final Consumer<String> out;
  private final GameBook book;
  private final OwnArchive serve;
  private final Feed feed;

  /**
   * Starts the processes.
   *
   * @param ofEach how many games of each kind differ in their answers
   * @param out gets what is told, line by line
   */
  Soak(Path folder, int ofEach, Consumer<String> out) throws IOException {
    this.folder = folder;
    this.out = out;
    this.book = new GameBook(ofEach);
    Path data = folder.resolve("data");
    Start start = new Start(List.of(), OPTIONS);
    this.serve = new OwnArchive(folder, data, OwnArchive.SERVE, start);
    this.feed = new Feed(folder, book, serve.archive(), OPTIONS);
  }

  /**
   * Does it.
   *
   * @param ceilingSeconds for measuring how much it can take; the first half is not counted
   * @param seconds at half of that
   * @param samples how often the processes are looked at
   */
  Outcome run(double ceilingSeconds, double seconds, int samples) throws Exception {
    double most = ceiling(ceilingSeconds);
    int before = book.acknowledged();
    out.accept(Text.of("at most %.1f games/s; half of it for %.0f s", most, seconds));
    List<Watched> all =
        List.of(
            new Watched("serve", serve.process().toHandle(), folder, LISTED),
            new Watched("broker", serve.broker(), folder, INDEXED),
            new Watched("archive", feed.process().toHandle(), folder, KNOWN));
    long begin = System.nanoTime();
    try (Reader reader = new Reader(URI.create(serve.line()), book)) {
      Thread feeding = new Thread(() -> feed(begin, seconds, most / 2), "feed");
      feeding.start();
      for (int i = 1; i <= samples; i++) {
        until(begin, seconds * i / samples);
        for (Watched process : all) {
          process.look(since(begin), book.acknowledged());
        }
      }
      feeding.join();
      out.accept(Text.of("%d pages were read meanwhile", reader.pages()));
      reader.requireSound();
    }
    double pace = (book.acknowledged() - before) / since(begin);
    feed.end();
    out.accept(Watched.head());
    all.forEach(process -> process.lines().forEach(out));
    boolean kept = pace >= KEPT * most / 2;
    out.accept(Text.of("archived %.1f games/s%s", pace, kept ? "" : ", which is less than half"));
    boolean counts = all.stream().allMatch(one -> one.isFlat(Measure.THREADS, Measure.HANDLES));
    boolean memory = all.stream().allMatch(one -> one.isFlat(Measure.HEAP, Measure.RESIDENT));
    return new Outcome(isWhole(), counts, memory, kept);
  }

  /** Games a second that are archived while there are always more. */
  private double ceiling(double seconds) throws IOException {
    long begin = System.nanoTime();
    int games = 0;
    double counted = 0;
    while (since(begin) < seconds) {
      feed.give(AT_ONCE);
      if (counted == 0 && since(begin) >= seconds / 2 && book.acknowledged() > 0) {
        games = book.acknowledged();
        counted = since(begin);
      }
    }
    return (book.acknowledged() - games) / (since(begin) - counted);
  }

  private void feed(long begin, double seconds, double pace) {
    long given = 0;
    try {
      while (since(begin) < seconds) {
        int due = (int) ((long) (since(begin) * pace) - given);
        feed.give(due);
        given += due;
        Thread.sleep(PAUSE_MS);
      }
    } catch (IOException e) {
      // the process has ended, which whoever looks at it tells
      out.accept(e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void until(long begin, double seconds) throws InterruptedException {
    Thread.sleep((long) Math.max(0, (seconds - since(begin)) * 1000));
  }

  private static double since(long begin) {
    return (System.nanoTime() - begin) / NANOS;
  }

  private boolean isWhole() throws IOException {
    ClusterConfig config =
        new ClusterConfig.Embedded(folder.resolve("data"), 0, Sharing.SHARED, "soak");
    try (Cluster cluster = Cluster.open(config)) {
      Audit audit = Audit.of(book, folder, serve.archive(), cluster);
      audit.said().forEach(out);
      out.accept(
          Text.of(
              "%d games acknowledged: %d lost, %d doubled, %d damaged",
              book.acknowledged(), audit.lost(), audit.doubled(), audit.damaged()));
      return audit.lost() + audit.doubled() + audit.damaged() == 0;
    }
  }

  @Override
  public void close() {
    feed.close();
    serve.close();
  }
}
