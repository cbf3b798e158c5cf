package org.wardiary.app.option;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.wardiary.app.archive.Session;
import org.wardiary.app.resident.ResidentProgram;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.broker.CommandConfig;
import org.wardiary.events.log.stream.Role;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where the archive is: a directory with an embedded broker, or an external cluster. */
public final class StorageOptions {

  private static final String DIRECTORY = "wardiary-data";
  private static final String VARIABLE = "WARDIARY_DATA";
  private static final int MOST_PARTITIONS = 1_000;

  /** Where 'demo' keeps its archive by default. */
  public static final String DEMO_DIRECTORY = "wardiary-demo";

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description =
          "the archive's directory (default: the environment variable WARDIARY_DATA, else"
              + " ./wardiary-data)")
  private Path data;

  @Option(
      names = "--bootstrap-server",
      paramLabel = "HOST:PORT",
      description = "use this Kafka cluster instead of the embedded broker")
  private String bootstrapServer;

  @Option(
      names = "--command-config",
      paramLabel = "FILE",
      description =
          "properties for connecting to the cluster (TLS, SASL), as Kafka's tools take them")
  private Path commandConfig;

  @Option(
      names = "--partitions",
      paramLabel = "N",
      description =
          "partitions of a new archive on the cluster (default: 24); how many threads of all"
              + " instances can share the work, and never changed afterwards")
  void partitions(int number) {
    if (number < 1 || number > MOST_PARTITIONS) {
      throw new ParameterException(
          spec.commandLine(),
          Text.of("expected 1 to %d after --partitions but got %d", MOST_PARTITIONS, number));
    }
    partitions = OptionalInt.of(number);
  }

  @Option(
      names = ResidentProgram.REFUSAL,
      description =
          "leave no broker in the background for later commands, as the environment variable"
              + " WARDIARY_LINGER=0 does")
  private boolean noLinger;

  private final Archives archives;

  private OptionalInt partitions = OptionalInt.empty();

  /**
   * Creates options without values; picocli sets them.
   *
   * @param archives how commands open archives
   */
  public StorageOptions(Archives archives) {
    this.archives = archives;
  }

  /** A fresh archive with an embedded broker. */
  public static StorageOptions fresh(Path directory) {
    StorageOptions options = new StorageOptions(Archives.OWN);
    options.data = directory;
    return options;
  }

  /**
   * The archive of 'demo' in the working directory, if no archive is named and there is none in the
   * default place.
   */
  public Optional<StorageOptions> demo() {
    boolean named =
        bootstrapServer != null
            || spec.commandLine().getParseResult().hasMatchedOption("--data")
            || !isDemoNext();
    return named || !ClusterConfig.isArchive(Path.of(DEMO_DIRECTORY))
        ? Optional.empty()
        : Optional.of(fresh(Path.of(DEMO_DIRECTORY)));
  }

  /** The data directory if no option names one. */
  public static String defaultData() {
    // as picocli resolves variables: a property of the virtual machine, else the environment
    return Optional.ofNullable(System.getProperty(VARIABLE, System.getenv(VARIABLE)))
        .filter(name -> !name.isEmpty())
        .orElse(DIRECTORY);
  }

  /** Whether a program without options takes the demo's archive, if there is one. */
  public static boolean isDemoNext() {
    return defaultData().equals(DIRECTORY) && !ClusterConfig.isArchive(Path.of(DIRECTORY));
  }

  /**
   * The cluster to work on.
   *
   * @param command the command's name, which is shown to programs that find the data in use
   * @throws ParameterException if the options do not fit together
   */
  ClusterConfig cluster(String command) {
    if (bootstrapServer != null) {
      return external();
    }
    requireFitting();
    return new ClusterConfig.Embedded(data(), command);
  }

  private ClusterConfig.External external() {
    return new ClusterConfig.External(
        bootstrapServer,
        commandConfig == null ? Map.of() : CommandConfig.read(commandConfig),
        Optional.ofNullable(commandConfig),
        partitions);
  }

  /** Refuses options of clusters where no cluster is named. */
  void requireFitting() {
    if (bootstrapServer != null) {
      return;
    }
    if (commandConfig != null) {
      throw new ParameterException(
          spec.commandLine(), "expected --bootstrap-server beside --command-config");
    }
    if (partitions.isPresent()) {
      throw new ParameterException(
          spec.commandLine(), "expected --bootstrap-server beside --partitions");
    }
  }

  /**
   * Opens an existing archive to read it. The caller closes it.
   *
   * @param command the command's name, which is shown to programs that find the data in use
   * @throws InputRefused if the directory holds no archive; it is left unchanged
   */
  public Session session(String command) {
    requireFitting();
    return existing(() -> writableSession(command));
  }

  /**
   * Opens the archive by the given function if there is one.
   *
   * @throws InputRefused if the directory holds no archive; it is left unchanged
   */
  public Session existing(Supplier<Session> open) {
    if (!hasArchive()) {
      if (ClusterConfig.isHidden(data())) {
        throw new InputRefused(
            Text.of(
                "expected an archive in %s but you have no permission to look into it", data()));
      }
      throw new InputRefused(
          Text.of(
              "expected an archive in %s but there is none; 'wardiary archive FILE' makes one,"
                  + " --data DIR or WARDIARY_DATA names another",
              data()));
    }
    return open.get();
  }

  /**
   * Opens the archive to play games on it, or creates it. The caller closes it.
   *
   * @param command the command's name, which is shown to programs that find the data in use
   */
  public Session sessionToPlay(String command) {
    archives.prepare(this);
    return Session.openToPlay(cluster(command), data());
  }

  /** Whether there is an archive to read; creates nothing. */
  public boolean hasArchive() {
    return archives.exists(this);
  }

  /**
   * Opens the archive, or creates it. The caller closes it.
   *
   * @param command the command's name, which is shown to programs that find the data in use
   */
  public Session writableSession(String command) {
    return archives.open(this, command);
  }

  /**
   * Opens the archive for a long-running program: other programs on the same data use its broker
   * meanwhile. The caller closes it.
   *
   * @param command the command's name, which is shown to programs that find the data in use
   * @param address supplies the address at which other servers on the same cluster reach this one,
   *     if they can; called once the cluster is open
   */
  public Session sharedSession(String command, Supplier<Optional<URI>> address) {
    if (!isExternal()) {
      ResidentProgram.end(data());
    }
    return Session.open(
        bootstrapServer == null ? sharedBroker(0, command) : cluster(command),
        data(),
        () -> new Role.Server(address.get()));
  }

  /**
   * A supplier that opens the archive on a cluster for a service. The caller closes the archive.
   *
   * @param instance name of the instance; if empty, the directory's own
   * @param role the instance's part in the work
   */
  public Supplier<Session> toRun(Optional<String> instance, Role.Service role) {
    return () -> Session.openToRun(external(), data(), instance, role);
  }

  /** Where the archive is, for people. */
  public String place() {
    return isExternal() ? bootstrapServer : data().toString();
  }

  /** How long a broker that a command has to start stays; empty if it does not. */
  Optional<Duration> lingers() {
    return isExternal() || noLinger ? Optional.empty() : ResidentProgram.time();
  }

  /**
   * Opens an existing archive for a command that must be its only user: ends the background
   * program. The caller closes it.
   *
   * @param command the command's name, which is shown to programs that find the data in use
   * @throws InputRefused if the directory holds no archive; it is left unchanged
   */
  public Session ownSession(String command) {
    return existing(
        () -> {
          if (!isExternal()) {
            ResidentProgram.end(data());
          }
          return Archives.OWN.open(this, command);
        });
  }

  /** Whether the archive is on an external cluster. */
  public boolean isExternal() {
    return bootstrapServer != null;
  }

  /**
   * An embedded broker that other programs may use while it runs.
   *
   * @param port port on 127.0.0.1, 0 for any free one
   * @throws ParameterException if the options name another cluster
   */
  public ClusterConfig sharedBroker(int port, String command) {
    if (bootstrapServer != null) {
      throw new ParameterException(
          spec.commandLine(), "expected no --bootstrap-server: this command runs a broker itself");
    }
    requireFitting();
    return new ClusterConfig.Embedded(data(), port, ClusterConfig.Sharing.SHARED, command);
  }

  /** The archive's directory; Streams keeps its state there even with an external cluster. */
  public Path data() {
    return data == null ? Path.of(defaultData()) : data;
  }
}
