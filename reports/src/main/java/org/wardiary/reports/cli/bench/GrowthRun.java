package org.wardiary.reports.cli.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.wardiary.events.text.Text;
import org.wardiary.reports.cli.file.TemporaryFolder;

/**
 * Measures what whole commands cost for a number of games, on a fresh archive: check, archive, and
 * report twice, of which the first waits until the views are folded.
 */
final class GrowthRun {

  private static final double MIB = 1 << 20;
  private static final double MB = 1e6;
  private static final String OPTIONS = "WARDIARY_JAVA_OPTIONS";

  /**
   * An entry of the garbage collection log: use of the heap before and after, and size of the heap.
   */
  private static final Pattern COLLECTION = Pattern.compile(" (\\d+)M->\\d+M\\(\\d+M\\)");

  private static final String PRINTED = "printed.txt";

  private final BenchSetup setup;
  private final Path folder;
  private final Path data;
  private final int games;
  private final Consumer<GrowthPoint> sink;

  private GrowthRun(BenchSetup setup, Path folder, int games, Consumer<GrowthPoint> sink) {
    this.setup = setup;
    this.folder = folder;
    this.data = folder.resolve("data");
    this.games = games;
    this.sink = sink;
  }

  /**
   * Plays games and measures the commands.
   *
   * @param wanted number of games
   * @param sink receives each point as soon as it is known
   */
  static void measure(BenchSetup setup, int wanted, Consumer<GrowthPoint> sink) throws IOException {
    try (TemporaryFolder work = TemporaryFolder.create("wardiary-bench-growth")) {
      Path records = work.path().resolve("games.wdr");
      int games = BenchRecords.write(records, wanted, setup.seed());
      new GrowthRun(setup, work.path(), games, sink).measure(records);
    }
  }

  private void measure(Path records) throws IOException {
    tell("check", run(List.of("check", records.toString())));
    try {
      ProcessCost archive = run(onArchive("archive", "--quiet", records.toString()));
      requireAllStored();
      tell("archive", archive);
      String out = folder.resolve("out").toString();
      tell("report with folding", run(onArchive("report", "--out", out)));
      tell("report", run(onArchive("report", "--out", out)));
      background();
    } finally {
      run(onArchive("stop"));
    }
    point("records", GrowthMeasure.BYTES, Files.size(records) / MB);
    point("archive", GrowthMeasure.BYTES, SizePart.bytes(data) / MB);
  }

  /**
   * Requires all games to be stored, by the counts in the last line that {@code archive} prints.
   */
  private void requireAllStored() throws IOException {
    String printed = Files.readString(folder.resolve(PRINTED));
    if (!printed.contains(Text.of("%d accepted", games))) {
      throw new IllegalStateException(
          Text.of("expected %d games to be stored but got: %s", games, printed.strip()));
    }
  }

  private List<String> onArchive(String... words) {
    List<String> command = new ArrayList<>(List.of(words));
    command.addAll(List.of("--data", data.toString()));
    return command;
  }

  private ProcessCost run(List<String> words) {
    String options =
        Optional.ofNullable(System.getenv(OPTIONS)).orElse("")
            + " -Xlog:gc:file="
            + collections("%p");
    List<String> command = new ArrayList<>(List.of("env", OPTIONS + "=" + options.strip()));
    command.add(setup.launcher().toString());
    command.addAll(words);
    return ProcessCost.of(command, data.toString(), folder.resolve(PRINTED).toFile());
  }

  /** The file to which a process logs its garbage collections. */
  private Path collections(String pid) {
    return folder.resolve(Text.of("gc-%s.log", pid));
  }

  private void tell(String of, ProcessCost cost) throws IOException {
    point(of, GrowthMeasure.CLOCK, cost.wall());
    point(of, GrowthMeasure.CPU, cost.cpu());
    if (!of.startsWith("report")) { // the program in the background makes reports
      memory(of, cost.pid(), cost.memory());
    }
  }

  /** Reports the memory of the processes that stay after commands have ended. */
  private void background() throws IOException {
    for (ProcessHandle process : Processes.with(data.toString()).toList()) {
      long pid = process.pid();
      String name =
          Processes.commandLine(pid).contains("BrokerMain") ? "broker" : "in the background";
      memory(name, pid, Processes.memory(pid));
    }
  }

  private void memory(String of, long pid, long bytes) throws IOException {
    point(of, GrowthMeasure.MEMORY, bytes / MIB);
    Path log = collections(Long.toString(pid));
    if (Files.exists(log)) {
      try (Stream<String> lines = Files.lines(log)) {
        lines
            .flatMap(line -> COLLECTION.matcher(line).results())
            .mapToLong(found -> Long.parseLong(found.group(1)))
            .max()
            .ifPresent(most -> point(of, GrowthMeasure.HEAP, (double) most));
      }
    }
  }

  private void point(String of, GrowthMeasure measure, double value) {
    sink.accept(new GrowthPoint(games, of, measure, value));
  }
}
