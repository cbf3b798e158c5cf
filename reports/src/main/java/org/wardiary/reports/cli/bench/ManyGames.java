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
 * Any number of simulated games in equal parts of each game. Of more than a thousand the first
 * thousand are there again and again with other ids, so that playing them takes seconds. For one
 * thread.
 */
final class ManyGames {

  /** More games than these are the same over and over. */
  private static final int PLAYED = 1000;

  private final BenchGames played;
  private final int times;
  private final int number;

  /**
   * Plays.
   *
   * @param wanted how many, at least one of each game; there are as many as make equal parts
   */
  ManyGames(int wanted, long seed) {
    int kinds = Games.all().size();
    times = Math.max(1, wanted / PLAYED);
    int each = wanted / times / kinds;
    played = new BenchGames(each, seed);
    number = each * times * kinds;
  }

  /** How many there are. */
  int number() {
    return number;
  }

  /** Writes their records to a file. */
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

  /** The games of a round, ready to be stored; each round has others. */
  List<Submission> round(int round) {
    return played.submissions(round, times);
  }
}
