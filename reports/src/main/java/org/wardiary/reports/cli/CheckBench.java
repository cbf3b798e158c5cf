package org.wardiary.reports.cli;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.text.Text;
import org.wardiary.reports.archive.InputRefused;
import org.wardiary.reports.bench.Figure;
import org.wardiary.reports.bench.PgnGame;

/**
 * What a whole {@code check} costs beside pgn-extract, which reads games of chess and plays their
 * moves: files with as many plies, processes in turns.
 */
final class CheckBench {

  /** More games than these are the same over and over, as the games of chess are. */
  private static final int PLAYED = 1000;

  private static final String ILLEGAL = "Failed to make move";
  private static final List<String> YARDSTICKS = List.of("pgn-extract", "/usr/games/pgn-extract");

  private final String launcher;
  private final Path folder;
  private final Consumer<Figure> sink;

  /**
   * A bench.
   *
   * @param launcher the program as a person calls it
   * @param folder an empty folder
   * @param sink gets each figure when it is known
   */
  CheckBench(Path launcher, Path folder, Consumer<Figure> sink) {
    this.launcher = launcher.toString();
    this.folder = folder;
    this.sink = sink;
  }

  /**
   * Measures both.
   *
   * @param games how many to check, in equal parts of each game
   * @param pgn games of chess, taken over and over
   * @param rounds how often
   * @throws InputRefused if pgn-extract is not installed
   */
  void measure(int games, long seed, List<PgnGame> pgn, int rounds) {
    String yardstick = yardstick();
    int times = Math.max(1, games / PLAYED);
    int each = games / times / Games.all().size();
    List<String> files = Games.all().stream().map(game -> play(game, each, seed)).toList();
    List<String> check = new ArrayList<>(List.of(launcher, "check"));
    Collections.nCopies(times, files).forEach(check::addAll);
    run(check);
    long answers = answers();
    Path chess = folder.resolve("chess.pgn");
    long plies = PgnGame.write(pgn, answers, chess);
    one("answers", "answers", answers);
    one("plies of chess", "plies", plies);
    List<ProcessCost> ours = new ArrayList<>();
    List<ProcessCost> theirs = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      ours.add(run(check));
      theirs.add(run(List.of(yardstick, "--quiet", "-r", chess.toString())));
      requireLegal();
    }
    tell("CPU", ProcessCost::cpu, ours, theirs);
    tell("clock", ProcessCost::wall, ours, theirs);
  }

  private static String yardstick() {
    for (String name : YARDSTICKS) {
      try {
        new ProcessBuilder(name, "--version").redirectErrorStream(true).start().destroy();
        return name;
      } catch (IOException e) {
        // not there
      }
    }
    throw new InputRefused(
        "expected pgn-extract to be installed, as Debian's package of that name");
  }

  private String play(Game game, int count, long seed) {
    String file = folder.resolve(game.id().replace('/', '-') + ".wdr").toString();
    String player = game.aggressive().name();
    List<String> simulate = new ArrayList<>(List.of(launcher, "simulate", "--game", game.id()));
    simulate.addAll(
        List.of("--players", player + "," + player, "--games", Integer.toString(count)));
    simulate.addAll(List.of("--seed", Long.toString(seed), "--out", file));
    run(simulate);
    return file;
  }

  private ProcessCost run(List<String> command) {
    return ProcessCost.of(command, folder.toString(), log());
  }

  private File log() {
    return folder.resolve("printed.txt").toFile();
  }

  /** From the last line that a check prints. */
  private long answers() {
    return Long.parseLong(printed().strip().replaceFirst("(?s).*; (\\d+) answers$", "$1"));
  }

  private String printed() {
    try {
      // names in PGN files are of any encoding
      return Files.readString(log().toPath(), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException("expected what a program printed", e);
    }
  }

  /** A yardstick that gives a game up half-way has not played as many plies. */
  private void requireLegal() {
    String said = printed();
    if (said.contains(ILLEGAL)) {
      int at = said.indexOf(ILLEGAL);
      throw new InputRefused(
          "expected games of legal moves after --pgn but pgn-extract says: "
              + said.substring(at).lines().findFirst().orElseThrow());
    }
  }

  private void one(String name, String unit, long value) {
    sink.accept(Figure.of(name, unit, List.of((double) value)));
  }

  private void tell(
      String what,
      ToDoubleFunction<ProcessCost> cost,
      List<ProcessCost> ours,
      List<ProcessCost> theirs) {
    List<Double> check = ours.stream().mapToDouble(cost).boxed().toList();
    List<Double> extract = theirs.stream().mapToDouble(cost).boxed().toList();
    sink.accept(Figure.of(Text.of("check, %s", what), "s", check));
    sink.accept(Figure.of(Text.of("pgn-extract, %s", what), "s", extract));
    sink.accept(Figure.ratio(Text.of("pgn-extract / check, %s", what), extract, check));
  }
}
