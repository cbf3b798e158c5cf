package org.wardiary.reports.cli.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import org.wardiary.events.game.Games;
import org.wardiary.reports.archive.InputRefused;
import org.wardiary.reports.bench.Figure;
import org.wardiary.reports.bench.PgnExtract;
import org.wardiary.reports.bench.PgnGame;
import org.wardiary.reports.cli.background.LingeringReferee;

/**
 * What a whole {@code check} costs compared with pgn-extract, which reads games of chess and plays
 * their moves: on files with as many plies, by processes that alternate. Measured once with a new
 * process for each check, and once with the background program, after some checks to warm it up.
 */
final class CheckPart implements BenchPart {

  private static final String OPTIONS = "WARDIARY_JAVA_OPTIONS";

  /**
   * After so many answers, or checks, the background program has compiled nearly all of its code.
   */
  private static final long WARM_ANSWERS = 40_000_000;

  private static final long WARM_ROUNDS = 60;

  @Override
  public String name() {
    return "check";
  }

  @Override
  public String what() {
    return "a whole check, beside pgn-extract";
  }

  @Override
  public BenchSizes sizes() {
    return BenchSizes.of(Games.all().size(), 1000, 100);
  }

  @Override
  public Set<BenchNeed> needs() {
    return Set.of(BenchNeed.LAUNCHER, BenchNeed.PGN_EXTRACT);
  }

  @Override
  public void measure(BenchSetup setup, Consumer<Figure> sink) throws IOException {
    Path records = setup.folder().resolve("games.wdr");
    new ManyGames(setup.games(), setup.seed()).write(records);
    List<String> check = List.of(setup.launcher().toString(), "check", records.toString());
    Path log = setup.folder().resolve("printed.txt");
    Checker alone = new Checker(List.of("env", "WARDIARY_LINGER=0"), check, log);
    alone.check();
    long answers = answers(log);
    Path chess = setup.folder().resolve("chess.pgn");
    List<PgnGame> games = setup.pgn().map(PgnGame::read).orElseGet(PgnGame::bundled);
    long plies = PgnGame.write(games, answers, chess);
    sink.accept(Figure.one("answers", "answers", (double) answers));
    sink.accept(Figure.one("plies of chess", "plies", (double) plies));
    int rounds = setup.effort().commands();
    inTurns("check", alone, chess, rounds, sink);
    Path cache = setup.folder().resolve("cache");
    List<String> lingering =
        List.of("env", "-u", OPTIONS, "WARDIARY_LINGER=5", "XDG_CACHE_HOME=" + cache);
    Checker answered = new Checker(lingering, check, log);
    try {
      for (long done = 0; done < Math.min(WARM_ANSWERS, WARM_ROUNDS * answers); done += answers) {
        answered.check();
      }
      inTurns("check, answered", answered, chess, rounds, sink);
    } finally {
      Processes.with(cache.toString()).forEach(LingeringReferee::end);
    }
  }

  /**
   * Checks a file.
   *
   * @param environment the words before the command, which set its environment
   * @param command the check
   * @param log file for its output, in the common folder
   */
  private record Checker(List<String> environment, List<String> command, Path log) {

    ProcessCost check() {
      List<String> words = new ArrayList<>(environment);
      words.addAll(command);
      return ProcessCost.of(words, background(), log.toFile());
    }

    /** A text in the command line of each background process. */
    String background() {
      return log.getParent().resolve("cache").toString();
    }

    /** CPU seconds of the background program so far. */
    double stayed() {
      return Processes.with(background()).mapToDouble(Processes::cpu).sum();
    }
  }

  private static void inTurns(
      String name, Checker checker, Path chess, int rounds, Consumer<Figure> sink)
      throws IOException {
    String yardstick = PgnExtract.program().orElseThrow();
    List<String> extract = List.of(yardstick, "--quiet", "-r", chess.toString());
    List<ProcessCost> ours = new ArrayList<>();
    List<ProcessCost> theirs = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      ProcessCost cost = checker.check();
      double before = checker.stayed();
      // no process has this text in its command line: pgn-extract leaves none behind
      theirs.add(ProcessCost.of(extract, chess + " stays", checker.log().toFile()));
      requireLegal(checker.log());
      // the background program goes on compiling after it has answered
      ours.add(cost.with(checker.stayed() - before));
    }
    tell(name + ", CPU", ProcessCost::cpu, ours, theirs, sink);
    tell(name + ", clock", ProcessCost::wall, ours, theirs, sink);
  }

  /** The number of answers, from the last line that a check prints. */
  private static long answers(Path log) throws IOException {
    return Long.parseLong(printed(log).strip().replaceFirst("(?s).*; (\\d+) answers$", "$1"));
  }

  private static String printed(Path log) throws IOException {
    // names in PGN files may be in any encoding
    return Files.readString(log, StandardCharsets.ISO_8859_1);
  }

  private static void requireLegal(Path log) throws IOException {
    PgnExtract.illegalMove(printed(log))
        .ifPresent(
            move -> {
              throw new InputRefused(
                  "expected games of legal moves after --pgn but pgn-extract says: " + move);
            });
  }

  private static void tell(
      String what,
      ToDoubleFunction<ProcessCost> cost,
      List<ProcessCost> ours,
      List<ProcessCost> theirs,
      Consumer<Figure> sink) {
    List<Double> check = ours.stream().mapToDouble(cost).boxed().toList();
    List<Double> extract = theirs.stream().mapToDouble(cost).boxed().toList();
    sink.accept(Figure.of(what, "s", check));
    sink.accept(Figure.of("pgn-extract beside " + what, "s", extract));
    sink.accept(Figure.ratio("pgn-extract / " + what, extract, check));
  }
}
