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

/** A class with a main method, run in a Java of its own; killed when closed. */
public final class ChildProgram implements AutoCloseable {

  private final Process process;
  private final BufferedReader out;

  /**
   * Starts it.
   *
   * @param log where its standard error goes
   */
  public ChildProgram(Path log, Class<?> main, String... args) throws IOException {
    this(log, List.of(), main, args);
  }

  /**
   * Starts it.
   *
   * @param log where its standard error goes
   * @param options of its Java
   */
  public ChildProgram(Path log, List<String> options, Class<?> main, String... args)
      throws IOException {
    this(log, List.of(), options, main, args);
  }

  /**
   * Starts it by another program.
   *
   * @param log where its standard error goes
   * @param by words that come before the command and become it, as {@code env NAME=VALUE} does
   * @param options of its Java
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

  /** The next line that it prints; blocks; "" at its end. */
  public String line() throws IOException {
    String line = out.readLine();
    return line == null ? "" : line;
  }

  /** The process. */
  public Process process() {
    return process;
  }

  /**
   * Waits until it ends by itself.
   *
   * @return its exit status
   * @throws AssertionError with what its threads are at, if it does not
   */
  public int end(Duration limit) throws IOException, InterruptedException {
    if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
      throw new AssertionError(
          Text.of("expected the end of %s within %s but:%n%s", process.info(), limit, threads()));
    }
    return process.exitValue();
  }

  /** What its threads are at, or why that cannot be said. */
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

  /** Kills it and waits until it is dead; what it has printed can still be read. */
  public void kill() throws InterruptedException {
    // the process itself would close what it has printed
    process.toHandle().destroyForcibly();
    process.waitFor();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
