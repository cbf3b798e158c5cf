package org.wardiary.reports.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Where the archive is: a directory with a broker of our own, or a cluster of the user's. */
final class StorageOptions {

  @Option(
      names = "--data",
      paramLabel = "DIR",
      defaultValue = "wardiary-data",
      description = "the archive's directory (default: ./wardiary-data)")
  private Path data;

  @Option(
      names = "--bootstrap-server",
      paramLabel = "HOST:PORT",
      description = "use this Kafka cluster instead of a broker of our own")
  private String bootstrapServer;

  @Option(
      names = "--command-config",
      paramLabel = "FILE",
      description = "properties for connecting to the cluster (TLS, SASL), as Kafka's tools take them")
  private Path commandConfig;

  /** The archive's directory; Streams keeps its state there even with a cluster of the user's. */
  Path data() {
    return data;
  }

  /** The user's cluster. */
  Optional<String> bootstrapServer() {
    return Optional.ofNullable(bootstrapServer);
  }

  /** The user's client properties. */
  Optional<Path> commandConfig() {
    return Optional.ofNullable(commandConfig);
  }
}
