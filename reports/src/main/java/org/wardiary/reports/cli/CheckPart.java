package org.wardiary.reports.cli;

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
import org.wardiary.events.text.Text;
import org.wardiary.reports.archive.InputRefused;
import org.wardiary.reports.bench.Figure;
import org.wardiary.reports.bench.PgnExtract;
import org.wardiary.reports.bench.PgnGame;

/**
 * What a whole {@code check} costs beside pgn-extract, which reads games of chess and plays their
 * moves: files with as many plies, processes in turns.
 */
final class CheckPart implements BenchPart {

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
    run(check, log);
    long answers = answers(log);
    Path chess = setup.folder().resolve("chess.pgn");
    List<PgnGame> games = setup.pgn().map(PgnGame::read).orElseGet(PgnGame::bundled);
    long plies = PgnGame.write(games, answers, chess);
    sink.accept(Figure.one("answers", "answers", (double) answers));
    sink.accept(Figure.one("plies of chess", "plies", (double) plies));
    String yardstick = PgnExtract.program().orElseThrow();
    List<String> extract = List.of(yardstick, "--quiet", "-r", chess.toString());
    List<ProcessCost> ours = new ArrayList<>();
    List<ProcessCost> theirs = new ArrayList<>();
    for (int round = 0; round < setup.effort().commands(); round++) {
      ours.add(run(check, log));
      theirs.add(run(extract, log));
      requireLegal(log);
    }
    tell("CPU", ProcessCost::cpu, ours, theirs, sink);
    tell("clock", ProcessCost::wall, ours, theirs, sink);
  }

  private static ProcessCost run(List<String> command, Path log) {
    return ProcessCost.of(command, log.toString(), log.toFile());
  }

  /** From the last line that a check prints. */
  private static long answers(Path log) throws IOException {
    return Long.parseLong(printed(log).strip().replaceFirst("(?s).*; (\\d+) answers$", "$1"));
  }

  private static String printed(Path log) throws IOException {
    // names in PGN files are of any encoding
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
    sink.accept(Figure.of(Text.of("check, %s", what), "s", check));
    sink.accept(Figure.of(Text.of("pgn-extract, %s", what), "s", extract));
    sink.accept(Figure.ratio(Text.of("pgn-extract / check, %s", what), extract, check));
  }
}
