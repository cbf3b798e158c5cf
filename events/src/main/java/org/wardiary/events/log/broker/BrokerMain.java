package org.wardiary.events.log.broker;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.wardiary.events.work.ProcessStart;

/**
 * The main class of the broker process. It prints {@code READY HOST:PORT CLUSTER} or {@code LOCKED}
 * to standard output and lives as long as its standard input, which its parent holds, is open; so
 * it ends with its parent, however that ends. All other output goes to standard error, which is the
 * log file.
 */
public final class BrokerMain {

  static final String READY = "READY";
  static final String LOCKED = "LOCKED";

  private static final Duration STOP_LIMIT = Duration.ofSeconds(15);

  private final Path directory;
  private final AtomicBoolean stopped = new AtomicBoolean();

  private BrokerMain(Path directory) {
    this.directory = directory;
  }

  /**
   * Runs the broker.
   *
   * @param args data directory; port or 0; process id of the owner; SHARED or EXCLUSIVE; what the
   *     owner does
   */
  public static void main(String[] args) {
    PrintStream parent = System.out;
    System.setOut(System.err);
    // left to the parent, which shuts down properly and then ends this process
    Signals.ignore("INT");
    Signals.ignore("HUP");
    int status = 1;
    try {
      status = new BrokerMain(Path.of(args[0])).run(args, parent);
    } catch (Throwable e) {
      // otherwise Kafka's threads would keep the process alive after an unnoticed failure
      System.err.println("broker: " + e);
      e.printStackTrace();
    }
    System.exit(status);
  }

  private int run(String[] args, PrintStream parent) throws IOException, InterruptedException {
    Optional<DirectoryLock> lock = DirectoryLock.take(directory);
    if (lock.isEmpty()) {
      parent.println(LOCKED);
      return 1;
    }
    DirectoryOwner starting = owner(args);
    starting.write(directory);
    KafkaNode node =
        KafkaNode.start(directory.resolve(ClusterConfig.LOG_FOLDER), Integer.parseInt(args[1]));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(node)));
    ready(starting, node).write(directory);
    parent.println(String.join(" ", READY, node.address(), node.cluster()));
    parent.flush();
    awaitEndOf(System.in);
    stop(node);
    lock.get().close();
    return 0;
  }

  private static DirectoryOwner owner(String[] args) {
    long owner = Long.parseLong(args[2]);
    ProcessStart start = ProcessHandle.of(owner).map(ProcessStart::of).orElse(ProcessStart.UNKNOWN);
    return new DirectoryOwner(
        ProcessHandle.current().pid(), owner, start, args[4], args[3], "", "");
  }

  private static DirectoryOwner ready(DirectoryOwner h, KafkaNode node) {
    return new DirectoryOwner(
        h.broker(),
        h.owner(),
        h.ownerStart(),
        h.command(),
        h.sharing(),
        node.address(),
        node.cluster());
  }

  private void stop(KafkaNode node) {
    if (stopped.getAndSet(true)) {
      return;
    }
    Thread watchdog = new Thread(BrokerMain::haltLater);
    watchdog.setDaemon(true);
    watchdog.start();
    node.stop();
    try {
      DirectoryOwner.delete(directory);
    } catch (IOException e) {
      System.err.println("broker: " + e.getMessage());
    }
  }

  private static void haltLater() {
    try {
      Thread.sleep(STOP_LIMIT.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    System.err.println("broker: expected to stop within " + STOP_LIMIT + " but did not; halted");
    Runtime.getRuntime().halt(1);
  }

  private static void awaitEndOf(java.io.InputStream in) {
    try {
      while (in.read() >= 0) {
        // the parent writes nothing; the stream ends when the parent does
      }
    } catch (IOException e) {
      System.err.println("broker: lost its parent: " + e.getMessage());
    }
  }
}
