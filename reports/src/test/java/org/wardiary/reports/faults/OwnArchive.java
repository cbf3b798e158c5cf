package org.wardiary.reports.faults;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.events.text.Text;
import org.wardiary.reports.cli.Main;

/** An archive on this machine with a program that has its broker, {@code serve} or another. */
final class OwnArchive implements AutoCloseable {

  private static final int PATIENCE_S = 120;
  private static final int SLOW_S = 15;

  private final Path folder;
  private final Path data;
  private final List<String> command;
  private ChildProgram program;

  /**
   * Starts the program.
   *
   * @param folder where its log goes
   * @param data the archive
   * @param command its words but for {@code --data}
   */
  OwnArchive(Path folder, Path data, List<String> command) throws IOException {
    this(folder, data, command, List.of());
  }

  /**
   * Starts it by another program.
   *
   * @param folder where its log goes
   * @param data the archive
   * @param command its words but for {@code --data}
   * @param by words that come before the command and become it
   */
  OwnArchive(Path folder, Path data, List<String> command, List<String> by) throws IOException {
    this.folder = Files.createDirectories(folder);
    this.data = data;
    this.command = command;
    this.program = started(by);
  }

  private ChildProgram started(List<String> by) throws IOException {
    List<String> words = new ArrayList<>(command);
    words.addAll(List.of("--data", data.toString()));
    // the tests' own log settings come before those of the program
    List<String> settings = List.of("-Dlogback.configurationFile=logback.xml");
    ChildProgram made =
        new ChildProgram(log(), by, settings, Main.class, words.toArray(String[]::new));
    String line = made.line();
    if (line.isEmpty()) {
      throw new IOException(Text.of("expected %s to start but: %s", command, logged()));
    }
    return made;
  }

  /** Starts the program again after it has ended. */
  void restart() throws IOException {
    restart(List.of());
  }

  /**
   * Starts it again by another program.
   *
   * @param by words that come before the command and become it
   */
  void restart(List<String> by) throws IOException {
    program.close();
    program = started(by);
  }

  /** The program. */
  Process process() {
    return program.process();
  }

  /** Its broker. */
  ProcessHandle broker() {
    return process()
        .toHandle()
        .children()
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("expected a broker but there is none"));
  }

  /** Kills the program and returns once it is dead. */
  void kill() throws InterruptedException {
    program.kill();
  }

  /** Asks it to end, as Ctrl-C does; its exit code. */
  int stop() throws IOException, InterruptedException {
    process().destroy();
    return exit();
  }

  /**
   * Waits for its end; its exit code. What it does is kept in {@code threads.txt} if that is late.
   */
  int exit() throws IOException, InterruptedException {
    if (!process().waitFor(SLOW_S, TimeUnit.SECONDS)) {
      Files.writeString(folder.resolve("threads.txt"), Commands.threads(process().pid()));
    }
    if (!process().waitFor(PATIENCE_S, TimeUnit.SECONDS)) {
      throw new IllegalStateException(
          Text.of("expected %s to end within %d s but it runs", command, PATIENCE_S));
    }
    return process().exitValue();
  }

  /** Words by which commands find the archive. */
  List<Object> archive() {
    return List.of("--data", data);
  }

  private Path log() {
    return folder.resolve(command.get(0) + ".log");
  }

  /** What it has printed on standard error. */
  String logged() throws IOException {
    return Files.readString(log());
  }

  @Override
  public void close() {
    try {
      stop();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      program.close();
    }
  }
}
