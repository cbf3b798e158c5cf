package org.wardiary.app.option;

import io.javalin.util.JavalinBindException;
import java.net.URI;
import java.util.List;
import java.util.function.Supplier;
import org.wardiary.app.service.Health;
import org.wardiary.app.service.ManagementServer;
import org.wardiary.app.service.Meters;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where a service reports its health, and when it counts as ready. */
public final class ManagementOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      defaultValue = "8081",
      description =
          "port of /health/live, /health/ready and /metrics, 0 for any free one (default: 8081)")
  private int port;

  @Option(
      names = "--address",
      paramLabel = "ADDRESS",
      defaultValue = "127.0.0.1",
      description = "address to listen on (default: 127.0.0.1, this machine alone)")
  private String address;

  @Option(
      names = "--host-name",
      paramLabel = "NAME",
      description =
          "a name by which probes and collectors of metrics address this instance, besides"
              + " localhost and addresses; may be given several times")
  private List<String> names = List.of();

  private long lag;

  @Option(
      names = "--ready-lag",
      paramLabel = "N",
      defaultValue = "100000",
      description =
          "an instance is ready as long as each application has at most so many messages of its"
              + " partitions left to read (default: 100000)")
  void lag(long messages) {
    if (messages < 0) {
      throw new ParameterException(
          spec.commandLine(), Text.of("expected 0 or more after --ready-lag but got %d", messages));
    }
    lag = messages;
  }

  /**
   * Refuses a port or an address at which no server can listen.
   *
   * @throws ParameterException if it is one
   */
  public void requireFitting() {
    ListenAddress.require(spec, address, port);
  }

  /** The largest lag, in messages, of a ready instance. */
  public long lag() {
    return lag;
  }

  /** Starts the management server. */
  public ManagementServer start(Supplier<Health> health, Meters meters) {
    try {
      return ManagementServer.start(address, port, health, meters, names);
    } catch (JavalinBindException e) {
      throw new ClusterException(ListenOptions.taken(address, port), e);
    }
  }

  /** The server's address, to be printed. */
  public URI url(ManagementServer server) {
    return ListenOptions.url(address, server.port());
  }
}
