package org.wardiary.reports.cli.background;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.wardiary.reports.cli.RefereeCommand;
import org.wardiary.reports.cli.terminal.StopSignal;
import org.wardiary.reports.remote.LingeringProgram;

/**
 * The program in the background that judges records for {@code check} once its code is compiled
 * ({@link RefereeCommand}): one for each launcher of each user.
 */
public final class LingeringReferee {

  /** More than it takes to end checks that run. */
  private static final long STOP_SECONDS = StopSignal.SERVICE_LIMIT + 5L;

  private LingeringReferee() {}

  /** Where it is asked, as {@code ask.bash} has it; nothing where no launcher was used. */
  private static Optional<Path> folder() {
    Optional<Path> cache =
        variable("XDG_CACHE_HOME").or(() -> variable("HOME").map(home -> home.resolve(".cache")));
    return Launcher.path()
        .flatMap(
            launcher ->
                cache.map(
                    found ->
                        found
                            .resolve("wardiary/referee")
                            .resolve(launcher.toString().replace('/', '%'))));
  }

  private static Optional<Path> variable(String name) {
    return Optional.ofNullable(System.getenv(name)).filter(value -> !value.isEmpty()).map(Path::of);
  }

  /** Ends it, if it runs; whether it did. */
  public static boolean end() {
    Optional<ProcessHandle> process =
        folder().flatMap(LingeringProgram::of).map(LingeringProgram::process);
    process.ifPresent(LingeringReferee::end);
    return process.isPresent();
  }

  /** Ends such a program and waits for its end. */
  public static void end(ProcessHandle process) {
    try {
      process.destroy();
      process.onExit().get(STOP_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException e) {
      // it keeps nothing that could be lost
      process.destroyForcibly();
    }
  }
}
