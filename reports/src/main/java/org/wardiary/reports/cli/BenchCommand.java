package org.wardiary.reports.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.log.Submission;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Match;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.text.Text;
import org.wardiary.projector.stream.Projection;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.bench.BenchReport;
import org.wardiary.reports.bench.Effort;
import org.wardiary.reports.bench.Figure;
import org.wardiary.reports.bench.Machine;
import org.wardiary.reports.bench.PackBench;
import org.wardiary.reports.bench.PackedSize;
import org.wardiary.reports.bench.PgnGame;
import org.wardiary.reports.bench.RulesBench;
import org.wardiary.reports.bench.SearchBench;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures the program on this machine. */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    description = {
      "Measures this program on this machine and prints medians of several rounds:",
      "refereeing, perft, archiving beside a bare copy of the same events, folding, positions by ply.",
      "Works on simulated games and a temporary archive of its own. docs/benchmarks.md explains each line."
    })
final class BenchCommand implements Callable<Integer> {

  private static final int REPORTS = 3;
  private static final int COMMANDS = 7;

  private final Console console;

  @Spec private CommandSpec spec;

  @Option(names = "--quick", description = "some seconds instead of some minutes; rough figures")
  private boolean quick;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "seed of the games and of the positions asked for (default: 1)")
  private long seed;

  @Option(names = "--json", description = "print one JSON object instead of the table")
  private boolean json;

  @Option(
      names = "--search",
      paramLabel = "GAMES",
      description = "measure position search over so many simulated games instead")
  private Integer search;

  @Option(
      names = "--report",
      paramLabel = "GAMES",
      description = "measure a report over so many simulated games instead")
  private Integer report;

  @Option(
      names = "--size",
      paramLabel = "GAMES",
      description =
          "measure how much space an archive of at least so many simulated games takes instead")
  private Integer size;

  @Option(
      names = "--commands",
      paramLabel = "GAMES",
      description = "measure whole commands on an archive of so many simulated games instead")
  private Integer commands;

  @Option(
      names = "--check",
      paramLabel = "GAMES",
      description = "measure a whole check of so many simulated games beside pgn-extract instead")
  private Integer check;

  @Option(
      names = "--pgn",
      paramLabel = "FILE",
      description = "with --check: games of chess for pgn-extract, taken over and over")
  private Path pgn;

  @Option(
      names = "--packing",
      description = "measure how small the bundled tournaments are packed instead")
  private boolean packing;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description = "with --search and --report: which game (default: the first that games lists)")
  private String game = Games.all().get(0).id();

  @Option(
      names = "--players",
      paramLabel = "PLAYER",
      defaultValue = "mixed:0.7",
      description = "with --search and --report: who plays both sides (default: mixed:0.7)")
  private String player;

  BenchCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    if (packing) {
      return packing();
    }
    Machine machine = Machine.here();
    double before = Machine.load();
    List<Figure> figures = figures();
    BenchReport all = new BenchReport(machine, seed, before, Machine.load(), figures);
    console.out().print(json ? all.json() : text(all));
    return ExitCode.DONE;
  }

  private List<Figure> figures() throws IOException {
    if (report != null) {
      return report();
    }
    if (size != null) {
      return size();
    }
    if (commands != null) {
      return commands();
    }
    if (check != null) {
      return check();
    }
    return search == null ? program() : search();
  }

  private Path launcher(String option) {
    return Launcher.path()
        .filter(path -> ProcessCost.isKnown())
        .orElseThrow(
            () ->
                new ParameterException(
                    spec.commandLine(),
                    Text.of("expected the launcher 'wardiary' on Linux to run %s by", option)));
  }

  private List<Figure> check() throws IOException {
    if (pgn == null) {
      throw new ParameterException(spec.commandLine(), "expected --pgn FILE with --check");
    }
    if (check < Games.all().size()) {
      throw new ParameterException(
          spec.commandLine(),
          Text.of("expected at least a game of each kind for --check but got %d", check));
    }
    Path launcher = launcher("--check");
    List<PgnGame> chess = PgnGame.read(FileArguments.readable(spec, List.of(pgn)).get(0));
    List<Figure> figures = new ArrayList<>();
    try (TemporaryFolder work = TemporaryFolder.create("wardiary-bench")) {
      new CheckBench(launcher, work.path(), noted(figures))
          .measure(check, seed, chess, quick ? REPORTS : COMMANDS);
    }
    return figures;
  }

  private List<Figure> commands() throws IOException {
    Path launcher = launcher("--commands");
    List<Figure> figures = new ArrayList<>();
    try (TemporaryFolder work = TemporaryFolder.create("wardiary-bench")) {
      CommandsBench bench = new CommandsBench(launcher, work.path(), noted(figures));
      try {
        bench.store(commands, seed);
        bench.measure(quick ? REPORTS : COMMANDS);
      } finally {
        bench.stop();
      }
    }
    return figures;
  }

  private List<Figure> report() throws IOException {
    List<Figure> figures = new ArrayList<>();
    List<Match> matches = BenchGames.matches(game(), player, report, seed);
    try (TemporaryFolder work = TemporaryFolder.create("wardiary-bench");
        Session session =
            StorageOptions.fresh(work.path().resolve("data")).writableSession("wardiary bench")) {
      ReportBench bench = new ReportBench(session, noted(figures));
      bench.store(matches);
      bench.measure(work.path().resolve("out"), quick ? 1 : REPORTS);
    }
    return figures;
  }

  private List<Figure> size() throws IOException {
    List<Figure> figures = new ArrayList<>();
    BenchGames games = new BenchGames((size + Games.all().size() - 1) / Games.all().size(), seed);
    size(games.submissions(0, 1), noted(figures));
    return figures;
  }

  private static void size(List<Submission> games, Consumer<Figure> sink) throws IOException {
    try (TemporaryFolder work = TemporaryFolder.create("wardiary-bench")) {
      new SizeBench(work.path().resolve("data")).measure(games, sink);
    }
  }

  private int packing() throws IOException {
    try (TemporaryFolder work = TemporaryFolder.create("wardiary-bench")) {
      List<PackedSize> sizes = new ArrayList<>();
      for (Path file : BundledRecords.into(work.path())) {
        sizes.add(PackBench.measure(file));
      }
      console.out().print(json ? PackedSize.json(sizes) : Columns.text(PackedSize.rows(sizes)));
    }
    return ExitCode.DONE;
  }

  private List<Figure> search() throws IOException {
    try (TemporaryFolder work = TemporaryFolder.create("wardiary-bench")) {
      Setups setups = new Setups(MapLibrary.bundled());
      return new SearchBench(seed)
          .measure(
              BenchGames.matches(game(), player, search, seed),
              new Simulation(setups),
              work.path());
    }
  }

  private Game game() {
    return Games.find(game)
        .orElseThrow(
            () ->
                new ParameterException(
                    spec.commandLine(),
                    Text.of(
                        "expected --game to be one of %s but got '%s'",
                        Games.all().stream().map(Game::id).toList(), game)));
  }

  private List<Figure> program() throws IOException {
    Effort effort = quick ? Effort.QUICK : Effort.FULL;
    BenchGames games = new BenchGames(effort.games(), seed);
    List<Figure> figures = new ArrayList<>();
    Consumer<Figure> sink = noted(figures);
    rules(effort, games, sink);
    try (TemporaryFolder work = TemporaryFolder.create("wardiary-bench")) {
      archive(effort, games, StorageOptions.fresh(work.path().resolve("data")), sink);
    }
    size(games.submissions(0, effort.times()), sink);
    return figures;
  }

  /** Keeps figures, and prints each as soon as it is known. */
  private Consumer<Figure> noted(List<Figure> figures) {
    return figure -> {
      figures.add(figure);
      console.note(line(figure));
    };
  }

  private static void rules(Effort effort, BenchGames games, Consumer<Figure> sink) {
    RulesBench bench = new RulesBench(effort);
    Games.all().forEach(game -> sink.accept(bench.check(game, games.records(game))));
    Games.all().forEach(game -> sink.accept(bench.perft(games.start(game))));
    Games.all().stream()
        .filter(game -> game.search("search", 1).isPresent())
        .forEach(game -> sink.accept(bench.search(games.course(game))));
  }

  private void archive(
      Effort effort, BenchGames games, StorageOptions storage, Consumer<Figure> sink) {
    try (Session session = storage.writableSession("wardiary bench")) {
      ArchiveBench bench = new ArchiveBench(session, effort);
      bench.archive(round -> games.submissions(round, effort.times())).forEach(sink);
      for (Projection projection : Projection.values()) {
        sink.accept(bench.folding(projection));
      }
      bench.positions(new RandomDraws(seed)).forEach(sink);
    }
  }

  /** The line printed while the rest is still being measured. */
  private static String line(Figure figure) {
    return Text.of("%s: %s %s", figure.name(), number(figure.median()), figure.unit());
  }

  private static String text(BenchReport report) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("measured", "median", "lowest", "highest", "unit", "rounds"));
    for (Figure figure : report.figures()) {
      rows.add(
          List.of(
              figure.name(),
              number(figure.median()),
              number(figure.lowest()),
              number(figure.highest()),
              figure.unit(),
              Integer.toString(figure.rounds())));
    }
    return Text.of(
        "seed %d%n%s%nload average %.1f before, %.1f after%n%n%s",
        report.seed(),
        report.machine(),
        report.loadBefore(),
        report.loadAfter(),
        Columns.text(rows));
  }

  private static String number(double value) {
    return Text.of(value < 100 ? "%.3f" : "%,.0f", value);
  }
}
