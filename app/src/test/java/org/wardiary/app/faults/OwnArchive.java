package org.wardiary.app.faults;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.wardiary.app.Main;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.events.text.Text;

/** An archive on this machine with a program that runs its broker, {@code serve} or another. */
final class OwnArchive implements AutoCloseable {

  private static final int PATIENCE_S = 120;
  private static final int SLOW_S = 15;

  /** The command of a server. */
  static final List<String> SERVE = List.of("serve", "--no-browser", "--port", "0");

  private final Path folder;
  private final Path data;
  private final List<String> command;
  private final Start start;
  private ChildProgram program;
  private String line;

  /**
   * Starts the program.
   *
   * @param folder where its log goes
   * @param data the archive
   * @param command the program's command, without {@code --data}
   * @param start how it is started
   */
  OwnArchive(Path folder, Path data, List<String> command, Start start) throws IOException {
    this.folder = Files.createDirectories(folder);
    this.data = data;
    this.command = command;
    this.start = start;
    this.program = begun(start);
    this.line = requireStarted();
  }

  private ChildProgram begun(Start how) throws IOException {
    List<String> words = new ArrayList<>(command);
    words.addAll(List.of("--data", data.toString()));
    List<String> options = new ArrayList<>(how.options());
    // otherwise the tests' log configuration would be used and not the program's
    options.add("-Dlogback.configurationFile=logback.xml");
    return new ChildProgram(log(), how.by(), options, Main.class, words.toArray(String[]::new));
  }

  private String requireStarted() throws IOException {
    String first = program.line();
    if (first.isEmpty()) {
      throw new IOException(Text.of("expected %s to start but: %s", command, logged()));
    }
    return first;
  }

  /** The first line that the program printed; a server's address. */
  String line() {
    return line;
  }

  /** Starts the program again in the same way, after it has ended. */
  void restart() throws IOException {
    restart(start);
  }

  /**
   * Starts the program again in another way.
   *
   * @throws IOException if it does not start
   */
  void restart(Start how) throws IOException {
    program.close();
    program = begun(how);
    line = requireStarted();
  }

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

  /** Asks the program to end, as Ctrl-C does; returns its exit code. */
  int stop() throws IOException, InterruptedException {
    process().destroy();
    return exit();
  }

  /**
   * Waits until the program ends; returns its exit code. If that takes long, a thread dump is kept
   * in {@code threads.txt}.
   */
  int exit() throws IOException, InterruptedException {
    if (!process().waitFor(SLOW_S, TimeUnit.SECONDS)) {
      Files.writeString(folder.resolve("threads.txt"), program.threads());
    }
    if (!process().waitFor(PATIENCE_S, TimeUnit.SECONDS)) {
      throw new IllegalStateException(
          Text.of("expected %s to end within %d s but it runs", command, PATIENCE_S));
    }
    return process().exitValue();
  }

  /** Options that name the archive. */
  List<Object> archive() {
    return List.of("--data", data);
  }

  private Path log() {
    return folder.resolve(command.get(0) + ".log");
  }

  /** What the program has printed on standard error. */
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
