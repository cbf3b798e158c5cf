package org.wardiary.reports.cli;

import java.util.concurrent.Callable;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.reports.cli.background.BrokersArchive;
import org.wardiary.reports.cli.background.Lingering;
import org.wardiary.reports.cli.option.StorageOptions;
import org.wardiary.reports.cli.terminal.Console;
import org.wardiary.reports.cli.terminal.ExitCode;
import org.wardiary.reports.remote.CommandServer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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
    if (!storage.isExternal()) {
      Lingering.end(storage.data());
    }
    try (Cluster cluster = Cluster.open(storage.sharedBroker(port, "wardiary broker"))) {
      console.out().println(cluster.bootstrapServers());
      console.out().flush();
      answer(cluster);
    }
    return ExitCode.DONE;
  }

  private void answer(Cluster cluster) {
    BrokersArchive archive = new BrokersArchive(cluster, storage.data());
    CommandServer commands =
        CommandServer.start(storage.data(), new AnsweredCommands(archive, archive));
    try (archive;
        commands) {
      archive.prepare();
      while (sleep()) {
        cluster.requireAlive();
      }
    }
  }

  /** Waits; returns false if the thread is interrupted. */
  private static boolean sleep() {
    try {
      Thread.sleep(CHECK_INTERVAL_MS);
      return true;
    } catch (InterruptedException e) {
      return false;
    }
  }
}
