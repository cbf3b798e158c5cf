package org.wardiary.app.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.testkit.GameData;

/**
 * How an archive differs from what was acknowledged, by the numbers of the games.
 *
 * @param lost numbers of games that are missing
 * @param doubled numbers of games that are there more than once
 * @param damaged numbers of games with another record
 */
record Difference(Set<Integer> lost, Set<Integer> doubled, Set<Integer> damaged) {

  /**
   * Compares an export of the archive with the games that were acknowledged.
   *
   * @param book the games that were given out
   * @param export a file with all records
   */
  static Difference between(GameBook book, Path export) throws IOException {
    Map<Integer, Integer> found = new HashMap<>();
    Set<Integer> whole = new TreeSet<>();
    try (RecordReader games = new RecordReader(Files.newInputStream(export), export.toString())) {
      Optional<GameText> game = games.next();
      while (game.isPresent()) {
        String record = GameData.accepted(game.get()).canonical();
        Matcher round = GameBook.ROUND.matcher(record);
        if (round.find()) {
          int number = Integer.parseInt(round.group(1));
          found.merge(number, 1, Integer::sum);
          if (record.equals(book.record(number))) {
            whole.add(number);
          }
        }
        game = games.next();
      }
    }
    Set<Integer> lost = book.numbers();
    lost.removeAll(found.keySet());
    Set<Integer> doubled = new TreeSet<>(found.keySet());
    doubled.removeIf(number -> found.get(number) == 1);
    Set<Integer> damaged = new TreeSet<>(found.keySet());
    damaged.removeAll(whole);
    return new Difference(lost, doubled, damaged);
  }
}
