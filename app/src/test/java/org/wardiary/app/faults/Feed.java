package org.wardiary.app.faults;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.wardiary.app.Main;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.events.text.Text;

/** A process that archives the games that it gets on standard input, one after another. */
final class Feed implements AutoCloseable {

  private static final int PATIENCE_S = 300;

  private final Path log;
  private final GameBook book;
  private final ChildProgram program;
  private final Thread reader = new Thread(this::read, "reader");
  private final List<String> refused = new ArrayList<>();

  /**
   * Starts the process.
   *
   * @param folder for its log
   * @param book a book from which no game has been given out yet
   * @param archive options that name the archive
   * @param options options of its JVM
   */
  Feed(Path folder, GameBook book, List<Object> archive, List<String> options) throws IOException {
    this.log = folder.resolve("archive.log");
    this.book = book;
    List<String> words = new ArrayList<>(List.of("archive", "--json", "-"));
    archive.forEach(word -> words.add(word.toString()));
    this.program = new ChildProgram(log, options, Main.class, words.toArray(String[]::new));
    reader.setDaemon(true);
    reader.start();
  }

  private void read() {
    GameBook.Batch all = new GameBook.Batch(Path.of("-"), 0);
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(process().getInputStream(), StandardCharsets.UTF_8))) {
      String line = out.readLine();
      while (line != null) {
        acknowledge(all, line);
        line = out.readLine();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads a line; one that cannot be read counts as a refusal. */
  private void acknowledge(GameBook.Batch all, String line) {
    List<String> bad;
    try {
      bad = book.acknowledge(all, line);
    } catch (IOException e) {
      bad = List.of(Text.of("expected an answer but got '%s': %s", line, e.getMessage()));
    }
    synchronized (refused) {
      refused.addAll(bad);
    }
  }

  Process process() {
    return program.process();
  }

  /** Gives more games to the process; blocks while it has as many as it takes at a time. */
  void give(int games) throws IOException {
    OutputStream in = process().getOutputStream();
    in.write(book.next(games).getBytes(StandardCharsets.UTF_8));
    in.flush();
  }

  /** Waits until the process has archived all games; fails unless it has ended in order. */
  void end() throws IOException, InterruptedException {
    process().getOutputStream().close();
    Promises.require(
        process().waitFor(PATIENCE_S, TimeUnit.SECONDS), "archive does not end: " + said());
    reader.join();
    Promises.require(
        process().exitValue() == 0,
        Text.of("archive ended with %d: %s", process().exitValue(), said()));
    synchronized (refused) {
      Promises.require(refused.isEmpty(), refused.toString());
    }
  }

  private String said() throws IOException {
    return Files.readString(log);
  }

  @Override
  public void close() {
    program.close();
  }
}
