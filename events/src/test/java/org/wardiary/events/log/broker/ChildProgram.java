package org.wardiary.events.log.broker;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.wardiary.events.text.Text;

/** A class with a main method, run in a JVM of its own; killed with its broker when closed. */
public final class ChildProgram implements AutoCloseable {

  private final Process process;
  private final BufferedReader out;

  /**
   * Starts the program.
   *
   * @param log file to which its standard error is appended
   */
  public ChildProgram(Path log, Class<?> main, String... args) throws IOException {
    this(log, List.of(), main, args);
  }

  /**
   * Starts the program.
   *
   * @param log file to which its standard error is appended
   * @param options options of its JVM
   */
  public ChildProgram(Path log, List<String> options, Class<?> main, String... args)
      throws IOException {
    this(log, List.of(), options, main, args);
  }

  /**
   * Starts the program through another one.
   *
   * @param log file to which its standard error is appended
   * @param by the other command, which replaces itself with the program, as {@code env NAME=VALUE}
   *     does
   * @param options options of its JVM
   */
  public ChildProgram(
      Path log, List<String> by, List<String> options, Class<?> main, String... args)
      throws IOException {
    List<String> command = new ArrayList<>(by);
    command.addAll(
        List.of(
            java("java"),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))));
    command.addAll(options);
    command.add(main.getName());
    command.addAll(List.of(args));
    File file = log.toFile();
    process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.appendTo(file)).start();
    out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  /**
   * The next line that the program prints, empty at the end of its output; blocks until there is
   * one.
   */
  public String line() throws IOException {
    String line = out.readLine();
    return line == null ? "" : line;
  }

  public Process process() {
    return process;
  }

  /**
   * Waits until the program ends by itself.
   *
   * @return its exit status
   * @throws AssertionError with a thread dump, if it does not end within the limit
   */
  public int end(Duration limit) throws IOException, InterruptedException {
    if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
      throw new AssertionError(
          Text.of("expected the end of %s within %s but:%n%s", process.info(), limit, threads()));
    }
    return process.exitValue();
  }

  /** A thread dump of the program, or why there is none. */
  public String threads() throws IOException {
    Process jstack =
        new ProcessBuilder(java("jstack"), Long.toString(process.pid()))
            .redirectErrorStream(true)
            .start();
    return new String(jstack.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  private static String java(String tool) {
    return Path.of(System.getProperty("java.home"), "bin", tool).toString();
  }

  /** Kills the program and waits until it is dead; what it has printed can still be read. */
  public void kill() throws InterruptedException {
    // unlike its handle, the process would close the stream of what was printed
    process.toHandle().destroyForcibly();
    process.waitFor();
  }

  /**
   * Kills a program and the broker that it has started, and waits until both are dead: a broker
   * whose program is killed would still write to the data directory while it stops.
   */
  public static void killWithBroker(ProcessHandle program) {
    List<ProcessHandle> all = new ArrayList<>(List.of(program));
    program.descendants().forEach(all::add);
    all.forEach(ProcessHandle::destroyForcibly);
    all.forEach(process -> process.onExit().orTimeout(1, TimeUnit.MINUTES).join());
  }

  @Override
  public void close() {
    killWithBroker(process.toHandle());
  }
}
