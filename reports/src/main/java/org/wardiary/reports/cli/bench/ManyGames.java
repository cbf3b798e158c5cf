package org.wardiary.reports.cli.bench;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.log.Submission;

/**
 * Any number of simulated games, equally many of each kind. Beyond a thousand, the games are
 * repeated with other ids, so that playing them takes only seconds. For one thread.
 */
final class ManyGames {

  /** If more games than this are wanted, the same ones are repeated. */
  private static final int PLAYED = 1000;

  private final BenchGames played;
  private final int times;
  private final int number;

  /**
   * Plays the games.
   *
   * @param wanted number of games, at least one of each kind; rounded down to equally many of each
   */
  ManyGames(int wanted, long seed) {
    int kinds = Games.all().size();
    times = Math.max(1, wanted / PLAYED);
    int each = wanted / times / kinds;
    played = new BenchGames(each, seed);
    number = each * times * kinds;
  }

  /** The number of games. */
  int number() {
    return number;
  }

  /** Writes the records of the games to a file. */
  void write(Path file) throws IOException {
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      for (int time = 0; time < times; time++) {
        for (Game game : Games.all()) {
          out.write(played.records(game, 0, time));
          out.newLine();
        }
      }
    }
  }

  /** The games of a round, ready to be stored; each round has different ones. */
  List<Submission> round(int round) {
    return played.submissions(round, times);
  }
}
