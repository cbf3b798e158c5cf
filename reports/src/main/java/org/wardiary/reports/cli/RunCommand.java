package org.wardiary.reports.cli;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.service.ManagementServer;
import org.wardiary.reports.service.Meters;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Referee and projectors as a service on a cluster, until it is stopped. */
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

  /** After so many rounds, some seconds, it is looked again whether new views can count. */
  private static final int SETTLE_EVERY = 10;

  private static final String NAME = "[A-Za-z0-9._-]{1,200}";
  private static final int LONGEST_ABSENCE = 1_800;
  private static final int SHORTEST_ABSENCE = 6;

  private final Console console;

  @Spec private CommandSpec spec;

  @Mixin private StorageOptions storage;
  @Mixin private ManagementOptions management;

  @Option(
      names = "--instance",
      paramLabel = "NAME",
      description =
          "name of this instance among those of the cluster, the same whenever it is started again"
              + " (default: one that is made once and kept in the directory)")
  private String instance;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "2",
      description = "threads of each of the four applications (default: 2)")
  private int threads;

  @Option(
      names = "--session-timeout",
      paramLabel = "SECONDS",
      defaultValue = "45",
      description =
          "after so long without a sign of life the others take over: longer than a restart takes"
              + " (default: 45)")
  private int sessionTimeout;

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
    requireOptions();
    LogSetup.ofService(logFormat);
    Logger log = LoggerFactory.getLogger(RunCommand.class);
    StopSignal stop = StopSignal.ofService();
    int code = ExitCode.FAILED;
    try {
      code = run(stop, log);
    } catch (RuntimeException e) {
      // an interrupt meets Kafka's clients at work
      code = stop.isAsked() || Thread.interrupted() ? ExitCode.DONE : failed(e, log);
    } finally {
      log.info("ended with exit code {}", code);
      stop.ended(code);
    }
    return code;
  }

  private static int failed(RuntimeException failure, Logger log) {
    log.error("{}", Failures.text(failure), failure);
    return Failures.code(failure);
  }

  private void requireOptions() {
    require(storage.isExternal(), "--bootstrap-server: an archive on this machine has 'serve'");
    require(threads >= 1, "1 or more after --threads");
    require(
        sessionTimeout >= SHORTEST_ABSENCE && sessionTimeout <= LONGEST_ABSENCE,
        "6 to 1800 after --session-timeout");
    require(
        instance == null || instance.matches(NAME),
        "letters, digits, '.', '_' and '-' after --instance");
  }

  private void require(boolean met, String expected) {
    if (!met) {
      throw new ParameterException(spec.commandLine(), "expected " + expected);
    }
  }

  private int run(StopSignal stop, Logger log) {
    ServiceWatch watch = new ServiceWatch(management.lag());
    try (Meters meters = new Meters(watch::health);
        ManagementServer server = management.start(watch::health, meters);
        Session session =
            storage.sessionToRun(
                Optional.ofNullable(instance), threads, Duration.ofSeconds(sessionTimeout))) {
      watch.watch(session);
      console.out().println(management.url(server));
      console.out().flush();
      log.info("takes part in the work on {}", storage.place());
      try {
        stay(session, stop, meters, watch, log);
      } finally {
        stop.closes();
        log.info("stops");
      }
    }
    return ExitCode.DONE;
  }

  private static void stay(
      Session session, StopSignal stop, Meters meters, ServiceWatch watch, Logger log) {
    boolean settled = false;
    for (int round = 0; stop.sleep(PAUSE_MS); round++) {
      session.keepRunning();
      session.measure(meters.registry());
      watch.beat();
      if (!settled && round % SETTLE_EVERY == 0) {
        settled = session.settle();
        if (settled) {
          log.info("the views have caught up with the log");
        }
      }
    }
  }
}
