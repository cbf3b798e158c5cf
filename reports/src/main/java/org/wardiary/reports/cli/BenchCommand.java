package org.wardiary.reports.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.wardiary.events.game.Draws;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Player;
import org.wardiary.events.log.Submission;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Match;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.referee.Verdict;
import org.wardiary.reports.bench.BenchReport;
import org.wardiary.reports.bench.Effort;
import org.wardiary.reports.bench.Figure;
import org.wardiary.reports.bench.Machine;
import org.wardiary.reports.bench.RulesBench;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures the program on this machine. */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    description = {
      "Measures this program on this machine and prints medians of several rounds:",
      "refereeing, perft, archiving beside a bare copy of the same events, folding, positions by ply.",
      "Works on simulated games and a temporary archive of its own. docs/benchmarks.md says what each line means."
    })
final class BenchCommand implements Callable<Integer> {

  private static final int MAX_ANSWERS = 5000;

  private final Console console;
  private final Simulation simulation = new Simulation(new Setups(MapLibrary.bundled()));

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

  BenchCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Effort effort = quick ? Effort.QUICK : Effort.FULL;
    Machine machine = Machine.here();
    double before = Machine.load();
    List<Figure> figures = new ArrayList<>(rules(effort));
    try (WorkFolder work = WorkFolder.create("wardiary-bench")) {
      figures.addAll(archive(effort, StorageOptions.fresh(work.path().resolve("data"))));
    }
    BenchReport report = new BenchReport(machine, seed, before, Machine.load(), figures);
    console.out().print(json ? report.json() : text(report));
    return ExitCode.DONE;
  }

  private List<Figure> rules(Effort effort) {
    RulesBench bench = new RulesBench(effort);
    List<Figure> figures = new ArrayList<>();
    List<Figure> counts = new ArrayList<>();
    for (Game game : Games.all()) {
      List<Verdict.Accepted> games = games(game, effort, seed);
      figures.add(
          bench.check(
              game,
              games.stream().map(Verdict.Accepted::canonical).collect(Collectors.joining("\n"))));
      counts.add(bench.perft(games.get(0).course().start()));
    }
    figures.addAll(counts);
    return figures;
  }

  private List<Verdict.Accepted> games(Game game, Effort effort, long from) {
    Player player = game.aggressive();
    List<Match> matches =
        new Schedule(game, Optional.empty(), "Bench", MAX_ANSWERS)
            .series(List.of(player, player), effort.games(), from);
    return matches.stream().map(simulation::play).toList();
  }

  private List<Figure> archive(Effort effort, StorageOptions storage) {
    try (Session session = Session.open(storage, "wardiary bench")) {
      ArchiveBench bench = new ArchiveBench(session, effort);
      List<Figure> figures = new ArrayList<>();
      figures.addAll(bench.archive(round -> submissions(effort, seed + 1 + round)));
      figures.addAll(bench.folding());
      figures.addAll(bench.positions(new Draws(seed)));
      return figures;
    }
  }

  private List<Submission> submissions(Effort effort, long from) {
    MapLibrary maps = MapLibrary.bundled();
    return Games.all().stream()
        .flatMap(game -> games(game, effort, from).stream())
        .map(game -> Submission.of(game, maps))
        .toList();
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
    return "seed %d%n%s%nload average %.1f before, %.1f after%n%n%s"
        .formatted(
            report.seed(),
            report.machine(),
            report.loadBefore(),
            report.loadAfter(),
            Columns.text(rows));
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, value < 100 ? "%.3f" : "%,.0f", value);
  }
}
