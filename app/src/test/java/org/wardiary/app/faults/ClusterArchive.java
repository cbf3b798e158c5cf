package org.wardiary.app.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.wardiary.app.Main;
import org.wardiary.app.command.RunningService;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.events.testkit.ThreeBrokers;
import org.wardiary.events.testkit.ThreeBrokers.Place;
import org.wardiary.events.text.Text;

/** Three brokers, two instances of {@code run} and a {@code serve}, each a process of its own. */
final class ClusterArchive implements AutoCloseable {

  private static final int BROKERS = 3;
  private static final int INSTANCES = 2;
  private static final int ABSENCE_S = 6;
  private static final int PATIENCE_S = 120;

  private final Path folder;
  private final List<Place> computers;
  private final ThreeBrokers brokers;
  private final List<RunningService> instances = new ArrayList<>();
  private final ChildProgram server;

  /** Starts everything on this machine. */
  ClusterArchive(Path folder) throws Exception {
    this(folder, List.of());
  }

  /**
   * Starts brokers and instances on computers of their own and the server on this machine.
   *
   * @param computers five addresses in a {@link Network}; none for this machine
   */
  ClusterArchive(Path folder, List<Place> computers) throws Exception {
    this.folder = Files.createDirectories(folder);
    this.computers = List.copyOf(computers);
    Path data = folder.resolve("brokers");
    this.brokers =
        computers.isEmpty()
            ? new ThreeBrokers(data)
            : new ThreeBrokers(data, computers.subList(0, BROKERS));
    try {
      for (int i = 0; i < INSTANCES; i++) {
        instances.add(service(i));
      }
      awaitReady();
      server = serve();
    } catch (Exception | AssertionError e) {
      stop();
      throw e;
    }
  }

  private RunningService service(int i) throws IOException {
    String name = Text.of("instance-%d", i + 1);
    List<String> by = List.of();
    List<String> more = List.of();
    if (!computers.isEmpty()) {
      Place place = computers.get(BROKERS + i);
      by = place.by();
      more = List.of("--address", place.host());
    }
    return new RunningService(by, folder, brokers.bootstrapServers(), name, ABSENCE_S, more);
  }

  private ChildProgram serve() throws IOException {
    List<String> words = new ArrayList<>(OwnArchive.SERVE);
    words.addAll(List.of("--bootstrap-server", brokers.bootstrapServers()));
    words.addAll(List.of("--data", folder.resolve("serve").toString()));
    List<String> settings = List.of("-Dlogback.configurationFile=logback.xml");
    ChildProgram made = new ChildProgram(log(), settings, Main.class, words.toArray(String[]::new));
    Promises.require(made.line().startsWith("http://"), Files.readString(log()));
    return made;
  }

  private Path log() {
    return folder.resolve("serve.log");
  }

  /** Fails if one of the instances, or the server, has ended. */
  void requireAlive() throws IOException {
    for (RunningService instance : instances) {
      Promises.require(instance.process().isAlive(), "an instance has ended");
    }
    Promises.require(server.process().isAlive(), "serve has ended: " + Files.readString(log()));
  }

  ThreeBrokers brokers() {
    return brokers;
  }

  /** An instance, 0 or 1. */
  RunningService instance(int i) {
    return instances.get(i);
  }

  /** Starts an instance again that has ended. */
  void restart(int i) throws IOException {
    instances.get(i).close();
    instances.set(i, service(i));
  }

  /** Waits until both instances work; fails if one has ended. */
  void awaitReady() throws Exception {
    for (RunningService instance : instances) {
      instance.awaitReady();
    }
  }

  /** Waits until every broker has all messages, so that another broker may be lost. */
  void awaitInSync() throws InterruptedException, ExecutionException {
    long end = System.nanoTime() + PATIENCE_S * 1_000_000_000L;
    try (Admin admin = Admin.create(Map.of("bootstrap.servers", brokers.bootstrapServers()))) {
      while (!brokers.inSync(admin)) {
        Promises.require(System.nanoTime() < end, "the brokers are not in sync");
        Thread.sleep(200);
      }
    }
  }

  /** Options that name the archive. */
  List<Object> archive() {
    return List.of(
        "--bootstrap-server", brokers.bootstrapServers(), "--data", folder.resolve("command"));
  }

  @Override
  public void close() {
    server.close();
    stop();
  }

  private void stop() {
    instances.forEach(RunningService::close);
    brokers.close();
  }
}
