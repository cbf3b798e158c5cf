package org.wardiary.app.command;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wardiary.app.archive.Session;
import org.wardiary.app.option.ListenAddress;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.resident.CommandServer;
import org.wardiary.app.resident.ResidentArchive;
import org.wardiary.app.resident.ResidentProgram;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.StopSignal;
import org.wardiary.events.log.broker.BrokerUse;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.broker.Signals;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * The resident program: runs the broker and answers commands until it is stopped or, in the
 * background, until nothing has used it for some time.
 */
@Command(
    name = "broker",
    hidden = true,
    mixinStandardHelpOptions = true,
    description = {
      "Runs the archive's Kafka broker and prints its address until stopped (Ctrl-C).",
      "Other wardiary commands on the same data use it while it runs."
    })
final class BrokerCommand implements Callable<Integer> {

  private static final long LOOK_MS = 250;

  private final Console console;

  @Spec private CommandSpec spec;

  @Mixin private StorageOptions storage;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      defaultValue = "0",
      description = "port on 127.0.0.1 (default: any free one)")
  private int port;

  @Option(
      names = "--minutes",
      paramLabel = "N",
      hidden = true,
      description = "runs in the background, and ends when nothing has used it for so long")
  private Optional<Integer> minutes = Optional.empty();

  /** Held while this program ends, so that nobody begins to use its broker. */
  private Optional<BrokerUse> alone = Optional.empty();

  BrokerCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    ListenAddress.requirePort(spec, port);
    if (minutes.isPresent()) {
      // in case it was not started in a session of its own
      Signals.ignore("INT");
      Signals.ignore("HUP");
    } else if (!storage.isExternal()) {
      ResidentProgram.end(storage.data());
    }
    String name = minutes.isPresent() ? ResidentProgram.COMMAND : "wardiary broker";
    // the broker, a process of its own, has ended when this command has
    try (StopSignal stop = StopSignal.listen();
        Cluster cluster = Cluster.open(storage.sharedBroker(port, name))) {
      boolean own = cluster.brokerPid().isPresent();
      if (minutes.isEmpty()) {
        requirePort(cluster);
        console.out().println(cluster.bootstrapServers());
        console.out().flush();
      }
      // otherwise the program that has the broker answers commands
      if (own) {
        answer(cluster, stop);
      } else if (minutes.isEmpty()) {
        stay(cluster, stop);
      }
    }
    return ExitCode.DONE;
  }

  /** Refuses a port that the broker of another program does not have. */
  private void requirePort(Cluster cluster) {
    String address = cluster.bootstrapServers();
    if (port != 0 && !address.endsWith(":" + port)) {
      throw new InputRefused(
          Text.of(
              "expected to run a broker of %s on port %d but there is one at %s, of %s",
              storage.data(),
              port,
              address,
              ClusterConfig.owner(storage.data()).orElse("another program")));
    }
  }

  private static void stay(Cluster cluster, StopSignal stop) {
    while (stop.sleep(LOOK_MS)) {
      cluster.requireAlive();
    }
    stop.closes();
  }

  private void answer(Cluster cluster, StopSignal stop) {
    try (ResidentArchive archive = new ResidentArchive(() -> Session.on(cluster, storage.data()));
        CommandServer commands = commands(archive)) {
      stay(stop, cluster, archive, commands);
      stop.closes();
    }
  }

  private CommandServer commands(ResidentArchive archive) {
    AnsweredCommands answers = new AnsweredCommands(archive);
    return minutes.isPresent()
        ? CommandServer.startInBackground(storage.data(), answers)
        : CommandServer.start(storage.data(), answers);
  }

  private void stay(
      StopSignal stop, Cluster cluster, ResidentArchive archive, CommandServer commands) {
    long used = System.nanoTime();
    while (stop.sleep(LOOK_MS)) {
      cluster.requireAlive();
      boolean busy = commands.isAnswering() || !isUnused();
      if (busy) {
        used = System.nanoTime();
        archive.used();
      } else if (isOver(used) && !archive.isFolding() && retire()) {
        return;
      } else {
        archive.keepUp();
      }
    }
  }

  private boolean isOver(long used) {
    return minutes
        .filter(most -> System.nanoTime() - used > Duration.ofMinutes(most).toNanos())
        .isPresent();
  }

  /** Whether no other program uses the broker. */
  private boolean isUnused() {
    Optional<BrokerUse> nobody = BrokerUse.alone(storage.data());
    nobody.ifPresent(BrokerUse::close);
    return nobody.isPresent();
  }

  /** Keeps all programs from starting to use the broker; returns false if one uses it. */
  private boolean retire() {
    alone = BrokerUse.alone(storage.data());
    return alone.isPresent();
  }
}
