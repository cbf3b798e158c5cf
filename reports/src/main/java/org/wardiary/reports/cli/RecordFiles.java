package org.wardiary.reports.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;
import java.util.function.Function;
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
  private final Path folder;

  /** Files whose names are relative to the folder that this program runs in. */
  RecordFiles(Referee referee) {
    this(referee, Path.of(""));
  }

  /**
   * Files whose names are relative to another folder.
   *
   * @param folder that folder
   */
  RecordFiles(Referee referee, Path folder) {
    this.referee = referee;
    this.folder = folder;
  }

  /**
   * Judges every game of some files.
   *
   * @param files readable files
   * @param progress is told about how many games there are
   * @param out gets each game with its verdict, in the order of the files
   */
  void judge(List<Path> files, Progress progress, BiConsumer<GameText, Verdict> out) {
    each(new ReadSoFar(files, folder), progress, BATCH, referee::judge, out);
  }

  /**
   * Does something with every game of some files, on all cores.
   *
   * @param read readable files, of which none is read yet
   * @param progress is told about how many games there are
   * @param atOnce so many games at a time, whose results are in memory together
   * @param work done with each game, by any thread
   * @param out gets each game with what came of it, in the order of the files, by this thread
   */
  static <R> void each(
      ReadSoFar read,
      Progress progress,
      int atOnce,
      Function<GameText, R> work,
      BiConsumer<GameText, R> out) {
    AtomicLong games = new AtomicLong();
    for (Path file : read.files()) {
      try {
        read.read(
            file,
            (in, whole) -> {
              RecordReader reader = new RecordReader(in, file.toString());
              List<GameText> batch = batch(reader, atOnce);
              while (!batch.isEmpty()) {
                List<R> results = batch.parallelStream().map(work).toList();
                progress.expect(whole.games(games.addAndGet(batch.size())));
                for (int i = 0; i < results.size(); i++) {
                  out.accept(batch.get(i), results.get(i));
                }
                batch = batch(reader, atOnce);
              }
            });
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

  private static RecordReader open(Path file) throws IOException {
    return new RecordReader(FileArguments.open(file), file.toString());
  }

  private static List<GameText> batch(RecordReader reader, int atOnce) throws IOException {
    List<GameText> batch = new ArrayList<>(atOnce);
    Optional<GameText> game = reader.next();
    while (game.isPresent()) {
      batch.add(game.get());
      game = batch.size() < atOnce ? reader.next() : Optional.empty();
    }
    return batch;
  }
}
