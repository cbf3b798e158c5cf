package org.wardiary.app.resident;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.wardiary.app.command.RefereeCommand;
import org.wardiary.app.terminal.StopSignal;

/**
 * The background program that judges records for {@code check} once its code is compiled ({@link
 * RefereeCommand}): one for each launcher of each user.
 */
public final class LingeringReferee {

  /** Longer than it takes to end running checks. */
  private static final long STOP_SECONDS = StopSignal.SERVICE_LIMIT + 5L;

  private LingeringReferee() {}

  /**
   * The folder where the program is reached, the same as in {@code ask.bash}; empty if no launcher
   * was used.
   */
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

  /** Ends the program if it runs; returns whether it ran. */
  public static boolean end() {
    Optional<ProcessHandle> process =
        folder().flatMap(LingeringProgram::of).map(LingeringProgram::process);
    process.ifPresent(LingeringReferee::end);
    return process.isPresent();
  }

  /** Ends such a process and waits until it has ended. */
  public static void end(ProcessHandle process) {
    try {
      process.destroy();
      process.onExit().get(STOP_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException e) {
      // the program holds nothing that could be lost
      process.destroyForcibly();
    }
  }
}
