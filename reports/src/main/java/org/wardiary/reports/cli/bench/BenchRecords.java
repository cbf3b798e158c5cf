package org.wardiary.reports.cli.bench;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.wardiary.events.game.Games;

/**
 * Records of any number of simulated games, equally many of each kind and all different: the
 * answers of a repeated game would be compared with those that are stored.
 */
final class BenchRecords {

  /** Games of each kind that one thread plays in one batch. */
  private static final int BATCH = 50;

  /** Batches that are played in parallel and then written. */
  private static final int BATCHES = 16;

  private BenchRecords() {}

  /**
   * Plays games on all cores and writes their records. The same seed gives the same file.
   *
   * @param wanted number of games, at least one of each kind
   * @return number of games written: the number wanted, rounded down to equally many of each kind
   */
  static int write(Path file, int wanted, long seed) throws IOException {
    int each = wanted / Games.all().size();
    int batches = (each + BATCH - 1) / BATCH;
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      for (int first = 0; first < batches; first += BATCHES) {
        List<String> some =
            IntStream.range(first, Math.min(batches, first + BATCHES))
                .parallel()
                .mapToObj(batch -> played(Math.min(BATCH, each - batch * BATCH), seed + batch))
                .toList();
        for (String records : some) {
          out.write(records);
          out.newLine();
        }
      }
    }
    return each * Games.all().size();
  }

  private static String played(int each, long seed) {
    BenchGames games = new BenchGames(each, seed);
    return Games.all().stream().map(games::records).collect(Collectors.joining("\n"));
  }
}
