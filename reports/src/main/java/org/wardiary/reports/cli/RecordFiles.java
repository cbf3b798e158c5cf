package org.wardiary.reports.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;
import org.wardiary.reports.archive.InputRefused;

/**
 * Reads files of records, compressed ones too, and has a referee judge them, on all cores, in
 * constant memory.
 */
final class RecordFiles {

  // enough to keep every core busy; a game's text is a few kilobytes
  private static final int BATCH = 64;

  private final Referee referee;

  RecordFiles(Referee referee) {
    this.referee = referee;
  }

  /**
   * Judges every game of some files.
   *
   * @param files readable files
   * @param out gets each game with its verdict, in the order of the files
   */
  void judge(List<Path> files, BiConsumer<GameText, Verdict> out) {
    for (Path file : files) {
      try (RecordReader reader = open(file)) {
        List<GameText> batch = batch(reader);
        while (!batch.isEmpty()) {
          List<Verdict> verdicts = batch.parallelStream().map(referee::judge).toList();
          for (int i = 0; i < verdicts.size(); i++) {
            out.accept(batch.get(i), verdicts.get(i));
          }
          batch = batch(reader);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(Text.of("expected to read %s but failed", file), e);
      }
    }
  }

  /**
   * One game of a file.
   *
   * @param number from 1
   * @throws InputRefused if the file has fewer games
   */
  Verdict one(Path file, int number) {
    try (RecordReader reader = open(file)) {
      int games = 0;
      Optional<GameText> game = reader.next();
      while (game.isPresent()) {
        games++;
        if (games == number) {
          return referee.judge(game.get());
        }
        game = reader.next();
      }
      throw new InputRefused(
          Text.of("%s: expected a game number from 1 to %d but got %d", file, games, number));
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to read %s but failed", file), e);
    }
  }

  /**
   * How many games files have, for showing progress.
   *
   * @return {@link Progress#UNKNOWN} if one is standard input, which can be read only once
   */
  static long count(List<Path> files) {
    long games = 0;
    for (Path file : files) {
      // a pipe can be read only once too
      if (FileArguments.isStandardInput(file) || !Files.isRegularFile(file)) {
        return Progress.UNKNOWN;
      }
      try (RecordReader reader = open(file)) {
        while (reader.next().isPresent()) {
          games++;
        }
      } catch (IOException e) {
        return Progress.UNKNOWN; // reading it again tells why
      }
    }
    return games;
  }

  private static RecordReader open(Path file) throws IOException {
    return new RecordReader(FileArguments.open(file), file.toString());
  }

  private static List<GameText> batch(RecordReader reader) throws IOException {
    List<GameText> batch = new ArrayList<>(BATCH);
    Optional<GameText> game = reader.next();
    while (game.isPresent()) {
      batch.add(game.get());
      game = batch.size() < BATCH ? reader.next() : Optional.empty();
    }
    return batch;
  }
}
