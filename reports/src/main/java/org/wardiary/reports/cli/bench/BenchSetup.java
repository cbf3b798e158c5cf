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
 * @param effort how much
 * @param seed of the games and of the positions asked for
 * @param numbers numbers of games, as the part takes them
 * @param game which game is played, where it is one
 * @param player name of who plays both sides of it
 * @param pgn games of chess; those that come with the program if nothing is said
 * @param charts folder for charts; none are drawn if nothing is said
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

  /** The number of games of a part that takes one. */
  int games() {
    return numbers.get(0);
  }

  /** The program as a person calls it; the part needs it. */
  Path launcher() {
    return Launcher.path().orElseThrow();
  }
}
