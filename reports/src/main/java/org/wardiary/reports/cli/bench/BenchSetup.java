package org.wardiary.reports.cli.bench;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.Game;
import org.wardiary.reports.bench.Effort;
import org.wardiary.reports.cli.background.Launcher;

/**
 * How a part of {@code bench} is measured.
 *
 * @param effort how much is measured
 * @param seed seed of the games and of the positions asked for
 * @param numbers numbers of games, as the part takes them
 * @param game the kind of game, for parts that play a single one
 * @param player name of the player of both sides in it
 * @param pgn file with games of chess; if empty, the bundled games are used
 * @param charts folder for charts; if empty, none are drawn
 * @param folder an empty folder to work in
 */
record BenchSetup(
    Effort effort,
    long seed,
    List<Integer> numbers,
    Game game,
    String player,
    Optional<Path> pgn,
    Optional<Path> charts,
    Path folder) {

  /** Copies the list. */
  BenchSetup {
    numbers = List.copyOf(numbers);
  }

  /** The number of games, for a part that takes a single number. */
  int games() {
    return numbers.get(0);
  }

  /** The launcher of the program, for a part that needs {@link BenchNeed#LAUNCHER}. */
  Path launcher() {
    return Launcher.path().orElseThrow();
  }
}
