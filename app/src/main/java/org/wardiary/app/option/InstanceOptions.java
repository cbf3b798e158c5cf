package org.wardiary.app.option;

import java.time.Duration;
import java.util.Optional;
import org.wardiary.events.log.stream.Role;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Options of a service instance that shares the work with others on its cluster. */
public final class InstanceOptions {

  private static final String NAME = "[A-Za-z0-9._-]{1,200}";
  private static final int LONGEST_ABSENCE = 1_800;
  private static final int SHORTEST_ABSENCE = 6;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

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
      description = "threads of each of the two applications, referee and projector (default: 2)")
  private int threads;

  @Option(
      names = "--session-timeout",
      paramLabel = "SECONDS",
      defaultValue = "45",
      description =
          "after this long without a sign of life the others take over; longer than a restart takes"
              + " (default: 45)")
  private int sessionTimeout;

  /** The name of the instance, if one was given. */
  public Optional<String> name() {
    if (instance != null && !instance.matches(NAME)) {
      throw refused("letters, digits, '.', '_' and '-' after --instance", instance);
    }
    return Optional.ofNullable(instance);
  }

  /** The part of the instance in the work. */
  public Role.Service role() {
    if (threads < 1) {
      throw refused("1 or more after --threads", threads);
    }
    if (sessionTimeout < SHORTEST_ABSENCE || sessionTimeout > LONGEST_ABSENCE) {
      throw refused("6 to 1800 after --session-timeout", sessionTimeout);
    }
    return new Role.Service(threads, Duration.ofSeconds(sessionTimeout));
  }

  private ParameterException refused(String expected, Object got) {
    return new ParameterException(
        spec.commandLine(), Text.of("expected %s but got '%s'", expected, got));
  }
}
