package org.wardiary.app.command;

import java.util.concurrent.Callable;
import org.wardiary.app.option.ListenAddress;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.resident.BrokersArchive;
import org.wardiary.app.resident.CommandServer;
import org.wardiary.app.resident.Lingering;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.StopSignal;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs the broker for other programs until it is stopped. */
@Command(
    name = "broker",
    mixinStandardHelpOptions = true,
    description = {
      "Runs the archive's Kafka broker and prints its address until stopped (Ctrl-C).",
      "Other wardiary commands on the same data use it while it runs."
    })
final class BrokerCommand implements Callable<Integer> {

  private static final long CHECK_INTERVAL_MS = 500;

  private final Console console;

  @Spec private CommandSpec spec;

  @Mixin private StorageOptions storage;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      defaultValue = "0",
      description = "port on 127.0.0.1 (default: any free one)")
  private int port;

  BrokerCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    ListenAddress.requirePort(spec, port);
    if (!storage.isExternal()) {
      Lingering.end(storage.data());
    }
    // the broker, a process of its own, has ended when this command has
    try (StopSignal stop = StopSignal.listen();
        Cluster cluster = Cluster.open(storage.sharedBroker(port, "wardiary broker"))) {
      requirePort(cluster);
      console.out().println(cluster.bootstrapServers());
      console.out().flush();
      if (cluster.brokerPid().isPresent()) {
        answer(cluster, stop);
      } else {
        // the program that has the broker answers commands
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

  private void answer(Cluster cluster, StopSignal stop) {
    BrokersArchive archive = new BrokersArchive(cluster, storage.data());
    CommandServer commands =
        CommandServer.start(storage.data(), new AnsweredCommands(archive, archive));
    try (archive;
        commands) {
      archive.prepare();
      stay(cluster, stop);
    }
  }

  private static void stay(Cluster cluster, StopSignal stop) {
    while (stop.sleep(CHECK_INTERVAL_MS)) {
      cluster.requireAlive();
    }
    stop.closes();
  }
}
