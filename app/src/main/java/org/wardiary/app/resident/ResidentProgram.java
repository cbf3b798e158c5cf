package org.wardiary.app.resident;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.wardiary.events.log.broker.BrokerUse;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;

/**
 * The resident program of an archive in the background: it runs the broker and answers commands
 * until nothing has used it for some minutes. Where it cannot run, each command starts a broker for
 * itself.
 */
public final class ResidentProgram {

  /** Environment variable with the number of minutes that the program stays; 0 starts none. */
  public static final String VARIABLE = "WARDIARY_LINGER";

  /** What the program does, as messages name it. */
  public static final String COMMAND = "wardiary in the background";

  /** Option that keeps a command from starting the program. */
  public static final String REFUSAL = "--no-linger";

  /** File in the data directory with the output of the program. */
  public static final String LOG = "linger.log";

  /** Property with the path of the script that started this program. */
  private static final String LAUNCHER = "wardiary.launcher";

  private static final int USUAL_MINUTES = 10;
  private static final Duration START_LIMIT = Duration.ofSeconds(40);
  private static final Duration STOP_LIMIT = Duration.ofSeconds(30);
  private static final Duration PAUSE = Duration.ofMillis(10);
  private static final List<Path> SESSION_LEADERS =
      List.of(Path.of("/usr/bin/setsid"), Path.of("/bin/setsid"));

  private ResidentProgram() {}

  /**
   * How long the program stays after its last use; empty if none is to be started. Only a process
   * that a launcher has started leaves one behind: a test, or a program that uses wardiary as a
   * library, does not.
   *
   * @throws InputRefused if the environment variable is not a number of minutes
   */
  public static Optional<Duration> time() {
    String given = Optional.ofNullable(System.getenv(VARIABLE)).orElse("").strip();
    if (!given.isEmpty() && !given.matches("\\d{1,6}")) {
      throw new InputRefused(
          Text.of("expected %s to be a number of minutes but got '%s'", VARIABLE, given));
    }
    int minutes = given.isEmpty() ? USUAL_MINUTES : Integer.parseInt(given);
    boolean startable = !launcher().isEmpty() && !launcher().endsWith(".bat");
    return startable && minutes > 0 ? Optional.of(Duration.ofMinutes(minutes)) : Optional.empty();
  }

  private static String launcher() {
    return System.getProperty(LAUNCHER, "");
  }

  /**
   * Makes sure that the program runs and has its broker, unless another program has the archive.
   *
   * @param print receives a line if the program is started
   */
  public static void ensure(Path data, Duration time, Consumer<String> print) {
    if (!CommandClient.isAnswered(data) && isFree(data)) {
      start(data.toAbsolutePath(), time, print);
    }
  }

  /** The process of the program, if it runs. */
  public static Optional<ProcessHandle> process(Path data) {
    return Endpoint.read(data).flatMap(Endpoint::background);
  }

  /** Ends a program of another build; returns whether no program has the archive then. */
  private static boolean isFree(Path data) {
    boolean other =
        Endpoint.read(data).filter(found -> !found.isOfOurBuild()).isPresent()
            && process(data).isPresent();
    return !ClusterConfig.isOthers(data, COMMAND) && (!other || end(data));
  }

  private static void start(Path data, Duration time, Consumer<String> print) {
    try {
      ClusterConfig.make(data);
      Process process = launch(data, time);
      long end = System.nanoTime() + START_LIMIT.toNanos();
      // a program that another command has started at the same time will do as well
      while (!CommandClient.isAnswered(data) && System.nanoTime() < end) {
        if (!process.isAlive() && !ClusterConfig.isOthers(data, "")) {
          return;
        }
        Thread.sleep(PAUSE.toMillis());
      }
      // otherwise another program has taken the broker meanwhile, and answers
      if (process(data).filter(found -> found.pid() == process.pid()).isPresent()) {
        print.accept(
            Text.of(
                "the archive's broker stays in the background until it has not been used for %d min:"
                    + " 'wardiary stop' ends it, %s starts none",
                time.toMinutes(), REFUSAL));
      }
    } catch (IOException e) {
      // e.g. on a read-only file system: the command itself will say what it needs
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static Process launch(Path data, Duration time) throws IOException {
    List<String> command = new ArrayList<>();
    // in a session of its own, it does not receive the terminal's signals
    SESSION_LEADERS.stream()
        .filter(Files::isExecutable)
        .findFirst()
        .ifPresent(found -> command.add(found.toString()));
    command.addAll(List.of(launcher(), "broker", "--data", data.toString()));
    command.addAll(List.of("--minutes", Long.toString(time.toMinutes())));
    File log = data.resolve(LOG).toFile();
    return new ProcessBuilder(command)
        .directory(data.toFile())
        .redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")))
        .redirectOutput(log)
        .redirectError(log)
        .start();
  }

  /**
   * Ends the program, if one runs, unless another program uses its broker.
   *
   * @return whether none runs now
   */
  public static boolean end(Path data) {
    Optional<ProcessHandle> process = process(data);
    if (process.isEmpty()) {
      return true;
    }
    Optional<BrokerUse> alone = BrokerUse.alone(data);
    if (alone.isEmpty()) {
      return false;
    }
    try {
      process.get().destroy();
      process.get().onExit().get(STOP_LIMIT.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException e) {
      // the next broker finishes or undoes what this one has begun, as after a power failure
      process.get().destroyForcibly();
    } finally {
      alone.get().close();
    }
    return true;
  }
}
