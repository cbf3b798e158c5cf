package org.wardiary.app.command;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wardiary.app.archive.Session;
import org.wardiary.app.job.FormingCluster;
import org.wardiary.app.job.ServiceWatch;
import org.wardiary.app.option.InstanceOptions;
import org.wardiary.app.option.ManagementOptions;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.service.Health;
import org.wardiary.app.service.ManagementServer;
import org.wardiary.app.service.Meters;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.StopSignal;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.log.broker.FinalFailure;
import org.wardiary.events.log.stream.ClusterOutage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Runs referee and projectors as a service on a cluster until it is stopped. */
@Command(
    name = "run",
    mixinStandardHelpOptions = true,
    description = {
      "Runs referee and projectors on a cluster until stopped (SIGTERM, Ctrl-C; exit code 0).",
      "Any number of instances share the partitions of the archive, each with a directory of its"
          + " own. Started again within the session timeout, an instance has its partitions back"
          + " without any of them having moved."
    })
final class RunCommand implements Callable<Integer> {

  private static final long PAUSE_MS = 500;

  /** Rounds, in all some seconds, between two checks whether new views can be put into use. */
  private static final int SETTLE_EVERY = 10;

  /**
   * Rounds between two questions to the cluster: Kafka's clients keep trying by themselves and tell
   * nobody that it does not answer.
   */
  private static final int ASK_EVERY = 20;

  private static final Duration ANSWER = Duration.ofSeconds(15);
  private static final Duration LAST_ANSWER = Duration.ofSeconds(3);

  private final Console console;

  @Spec private CommandSpec spec;

  @Mixin private StorageOptions storage;
  @Mixin private InstanceOptions instance;
  @Mixin private ManagementOptions management;

  @Option(
      names = "--log-format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "text or json, an object a line, on standard error (default: text)")
  private LogSetup.Format logFormat;

  RunCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (!storage.isExternal()) {
      throw new ParameterException(
          spec.commandLine(),
          "expected --bootstrap-server: an archive on this machine has 'serve'");
    }
    Supplier<Session> archive = storage.toRun(instance.name(), instance.role());
    management.requireFitting();
    LogSetup.ofService(logFormat);
    Logger log = LoggerFactory.getLogger(RunCommand.class);
    StopSignal stop = StopSignal.ofService();
    int code = ExitCode.FAILED;
    try {
      code = run(archive, stop, log);
    } catch (RuntimeException e) {
      // an interrupt makes working Kafka clients fail
      code = stop.isAsked() || Thread.interrupted() ? ExitCode.DONE : failed(e, log);
    } finally {
      log.info("ended with exit code {}", code);
      stop.ended(code);
    }
    return code;
  }

  private static int failed(RuntimeException failure, Logger log) {
    if (FinalFailure.is(failure)) {
      log.error("{}", Failures.text(failure));
      return ExitCode.FAILED;
    }
    int code = Failures.code(failure);
    if (code == ExitCode.REFUSED) {
      log.error("{}", Failures.text(failure));
    } else {
      log.error("{}", Failures.text(failure), failure);
    }
    return code;
  }

  private int run(Supplier<Session> archive, StopSignal stop, Logger log) {
    ServiceWatch watch = new ServiceWatch(management.lag());
    try (Meters meters = new Meters(watch::health);
        ManagementServer server = management.start(watch::health, meters)) {
      console.out().println(management.url(server));
      console.out().flush();
      try (Session session = formed(watch, stop, log).await(archive)) {
        watch.watch(session);
        work(session, stop, meters, watch, log);
      }
    }
    return ExitCode.DONE;
  }

  private FormingCluster formed(ServiceWatch watch, StopSignal stop, Logger log) {
    return new FormingCluster(
        storage.place(),
        log::warn,
        () -> {
          watch.beat(Health.Brokers.SILENT);
          return stop.sleep(PAUSE_MS);
        });
  }

  private void work(
      Session session, StopSignal stop, Meters meters, ServiceWatch watch, Logger log) {
    log.info("takes part in the work on {}", storage.place());
    try {
      stay(session, stop, meters, watch, log);
    } finally {
      stop.closes();
      askOnce(session, log);
      log.info("stops");
    }
  }

  private static void stay(
      Session session, StopSignal stop, Meters meters, ServiceWatch watch, Logger log) {
    ClusterOutage outage = new ClusterOutage(log::warn);
    AtomicBoolean settled = new AtomicBoolean();
    for (int round = 0; stop.sleep(PAUSE_MS); round++) {
      boolean look = !settled.get() && round % SETTLE_EVERY == 0;
      boolean ask = outage.isOut() || round % ASK_EVERY == 0;
      outage.survive(
          () -> {
            // a failed application is final whether or not the cluster answers
            session.upkeep().requireAlive();
            if (ask) {
              session.upkeep().requireAnswer(ANSWER);
            }
            session.upkeep().keepRunning();
            session.upkeep().measure(meters.registry());
            if (look && session.upkeep().settle()) {
              settled.set(true);
              log.info("the views have caught up with the log");
            }
          });
      watch.beat(outage.isOut() ? Health.Brokers.SILENT : Health.Brokers.ANSWER);
    }
  }

  /** Finds out whether closing has to wait for the cluster, which may just have gone. */
  private static void askOnce(Session session, Logger log) {
    try {
      session.upkeep().requireAnswer(LAST_ANSWER);
    } catch (ClusterException e) {
      log.warn("stops without the cluster: {}", e.getMessage());
    }
  }
}
