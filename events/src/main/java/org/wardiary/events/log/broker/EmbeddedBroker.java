package org.wardiary.events.log.broker;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.wardiary.events.file.FileProblem;
import org.wardiary.events.text.Text;

/**
 * An Apache Kafka broker as a child process of this one, on 127.0.0.1 only. It ends with this
 * process, however this process ends. Its log is {@code broker.log} in the data directory.
 */
final class EmbeddedBroker implements RunningBroker {

  private static final Duration STOP_LIMIT = Duration.ofSeconds(30);

  /**
   * Options of the broker's Java virtual machine. A broker mostly copies bytes: compiling its code
   * only once, with the fast compiler, reduces the work at startup by a third and stores games as
   * fast as code that is optimised later. The compressors are native libraries, for which newer
   * Java versions would otherwise print a warning. Messages of the virtual machine go to the log,
   * since standard output carries the broker's address. The broker exits if it runs out of memory,
   * which its parent then reports; otherwise it might lose a thread and stop answering without
   * ending. With a smaller young generation it would collect a dozen times while it starts.
   */
  private static final List<String> OPTIONS =
      List.of(
          "-XX:+UseSerialGC",
          "-XX:TieredStopAtLevel=1",
          "--enable-native-access=ALL-UNNAMED",
          "-XX:+DisplayVMOutputToStderr",
          "-Xlog:disable",
          "-Xlog:all=error:stderr",
          "-XX:+ExitOnOutOfMemoryError",
          "-Xms96m",
          "-XX:NewSize=40m",
          "-Xmx384m");

  /** Name of the log file. */
  static final String LOG = "broker.log";

  private static final long LOG_LIMIT = 4 << 20;
  private static final long FULL = 16 << 20;

  private final Path directory;
  private final Process process;
  private final long logStart;
  private final ClassArchive archive;
  private final BufferedReader said;
  private String address = "";
  private String cluster = "";
  private volatile boolean closing;

  private EmbeddedBroker(Path directory, Process process, long logStart, ClassArchive archive) {
    this.directory = directory;
    this.process = process;
    this.logStart = logStart;
    this.archive = archive;
    this.said =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  /**
   * Starts a broker and returns once clients can use it.
   *
   * @return empty if a running program holds the directory
   * @throws ClusterException if the broker does not start; includes the end of its log if it wrote
   *     any
   */
  static Optional<EmbeddedBroker> start(ClusterConfig.Embedded config) {
    Path named = config.directory().toAbsolutePath();
    try {
      ClusterConfig.make(named);
      // not normalized: what '..' leads to behind a symbolic link is for the system to say, and
      // Kafka needs a path without it
      Path directory = named.toRealPath();
      DirectoryAccess.requireWritable(directory);
      EmbeddedBroker broker = launch(directory, config);
      return broker.awaitReady() ? Optional.of(broker) : Optional.empty();
    } catch (IOException e) {
      throw new ClusterException(
          Text.of("expected to start a broker on %s but: %s", named, FileProblem.text(e)), e);
    }
  }

  /** The address for clients, {@code HOST:PORT}. */
  String address() {
    return address;
  }

  /** Kafka's id of the cluster, which is that of the data directory's log. */
  String cluster() {
    return cluster;
  }

  /** The broker's process id. */
  long pid() {
    return process.pid();
  }

  /** Why the broker has ended, with the end of its log; empty while it runs. */
  @Override
  public Optional<String> failure() {
    return closing || process.isAlive() ? Optional.empty() : Optional.of(failureReport());
  }

  /** Runs an action as soon as the broker has died, but not if it was closed. */
  @Override
  public void onDeath(Runnable action) {
    process
        .onExit()
        .thenRun(
            () -> {
              if (!closing) {
                action.run();
              }
            });
  }

  /** Stops the broker and waits until it has ended; kills it if it does not end. */
  @Override
  public void close() {
    boolean died = !process.isAlive();
    if (end() && !died) {
      archive.keep();
    }
  }

  /** Ends the broker; returns whether it ended by itself, so that what it wrote is whole. */
  private boolean end() {
    closing = true;
    try {
      process.getOutputStream().close();
    } catch (IOException e) {
      // it has ended already
    }
    try {
      if (process.waitFor(STOP_LIMIT.toMillis(), TimeUnit.MILLISECONDS)) {
        return true;
      }
      process.destroyForcibly().waitFor();
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
    }
    return false;
  }

  private static EmbeddedBroker launch(Path directory, ClusterConfig.Embedded config)
      throws IOException {
    Path folder = ClassArchive.folder();
    String classPath = BrokerClassPath.in(folder);
    ClassArchive archive = ClassArchive.of(folder, OPTIONS, classPath);
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(OPTIONS);
    command.addAll(archive.options());
    command.addAll(List.of("-cp", classPath));
    command.add("-Dlogback.configurationFile=org/wardiary/events/log/broker/logback-broker.xml");
    command.add(BrokerMain.class.getName());
    command.add(directory.toString());
    command.add(Integer.toString(config.port()));
    command.add(Long.toString(ProcessHandle.current().pid()));
    command.add(config.sharing().name());
    command.add(config.command());
    Path log = directory.resolve(LOG);
    if (Files.exists(log) && Files.size(log) > LOG_LIMIT) {
      Files.move(log, directory.resolve(LOG + ".1"), StandardCopyOption.REPLACE_EXISTING);
    }
    long logStart = Files.exists(log) ? Files.size(log) : 0;
    Process process =
        new ProcessBuilder(command)
            .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
            .start();
    return new EmbeddedBroker(directory, process, logStart, archive);
  }

  private boolean awaitReady() throws IOException {
    String line = said.readLine();
    if (line == null) {
      end();
      throw new ClusterException(failureReport());
    }
    if (line.equals(BrokerMain.LOCKED)) {
      end();
      return false;
    }
    String[] words = line.split(" ");
    address = words[1];
    cluster = words[2];
    return true;
  }

  private String failureReport() {
    Path log = directory.resolve(LOG);
    int status = -1;
    try {
      if (process.waitFor(5, TimeUnit.SECONDS)) {
        status = process.exitValue();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return Text.of(
        "expected the broker on %s to run but it ended with status %d%s; the end of %s:%n%s",
        directory, status, space(), log, LogTail.of(log, logStart));
  }

  private String space() {
    try {
      long free = Files.getFileStore(directory).getUsableSpace();
      return free < FULL ? Text.of(": the disk is full (%d KiB left)", free >> 10) : "";
    } catch (IOException e) {
      return Text.of(": the directory cannot be looked at (%s)", e.getMessage());
    }
  }
}
