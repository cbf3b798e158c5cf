package org.wardiary.app.faults;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.wardiary.events.text.Text;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Causes faults in archives made of real processes, and counts what is lost. It takes long and is
 * run by hand: {@code docs/testing.md} says how.
 */
@Command(name = "faults", mixinStandardHelpOptions = true)
final class Faults implements Runnable {

  @Option(names = "--seed", description = "draws the moments (default: of the clock)")
  private long seed = System.nanoTime();

  @Option(names = "--rounds", description = "of each kind (default: ${DEFAULT-VALUE})")
  private int rounds = 3;

  @Option(names = "--folder", description = "for archives and logs (default: a temporary one)")
  private Path folder;

  @Parameters(paramLabel = "KIND", description = "eight-writers, ...; all if none is given")
  private List<String> kinds = new ArrayList<>();

  private boolean sound = true;

  /** Runs the command line and ends the process with its exit code. */
  public static void main(String[] args) {
    System.exit(run(args));
  }

  /** Runs the command line; returns 1 if anything is lost, doubled, damaged or broken. */
  static int run(String... words) {
    Runtime.getRuntime().addShutdownHook(new Thread(Faults::killAll));
    Faults faults = new Faults();
    int exit = new CommandLine(faults).execute(words);
    return exit == 0 && !faults.sound ? 1 : exit;
  }

  /** Ends everything that was started when this program ends, also by Ctrl-C. */
  private static void killAll() {
    ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
  }

  @Override
  public void run() {
    try {
      Path place = folder == null ? Files.createTempDirectory("faults") : folder;
      System.out.println(Text.of("--seed %d --rounds %d, in %s", seed, rounds, place));
      List<Row> rows = new ArrayList<>();
      for (Kind kind : chosen()) {
        if (!kind.possible()) {
          System.out.println(Text.of("%s: left out, it needs root, or libfaketime", kind.word()));
          continue;
        }
        Path own = place.resolve(Text.of("%s-%d", kind.word(), System.currentTimeMillis()));
        Random random = new Random(seed + kind.ordinal());
        rows.add(new Rounds(kind, own, System.out).run(rounds, random));
        // printed at once for those who end the program early
        System.out.println(rows.get(rows.size() - 1).line());
      }
      System.out.println(Row.head());
      rows.forEach(row -> System.out.println(row.line()));
      sound = rows.stream().allMatch(Row::isSound);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private List<Kind> chosen() {
    List<Kind> all = List.of(Kind.values());
    if (kinds.isEmpty()) {
      return all;
    }
    return kinds.stream()
        .map(
            word ->
                all.stream()
                    .filter(kind -> kind.word().equals(word))
                    .findFirst()
                    .orElseThrow(
                        () ->
                            new IllegalArgumentException(
                                Text.of(
                                    "expected one of %s but got '%s'",
                                    Arrays.stream(Kind.values()).map(Kind::word).toList(), word))))
        .toList();
  }
}
