package org.wardiary.app.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.wardiary.app.terminal.Progress;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.events.work.OrderedWork;

/**
 * Reads files of records, compressed ones too, and has a referee judge them on all cores, in
 * constant memory.
 */
public final class RecordFiles {

  /** Games judged at once: enough to keep every core busy; a game's text is a few kilobytes. */
  private static final int AT_ONCE = 128;

  /** Number of games between two estimates of how many there are. */
  private static final int TOLD = 64;

  private final Referee referee;

  /** Creates a reader of files whose games a referee judges. */
  public RecordFiles(Referee referee) {
    this.referee = referee;
  }

  /**
   * Judges every game of some files.
   *
   * @param files readable files
   * @param progress receives the estimated number of games
   * @param out receives each game with its verdict, in the order of the files
   */
  public void judge(List<Path> files, Progress progress, BiConsumer<GameText, Verdict> out) {
    each(new ReadSoFar(files), progress, AT_ONCE, referee::judge, out);
  }

  /** As {@link #judge(List, Progress, BiConsumer)}, with the drafts of the accepted games. */
  public void draft(ReadSoFar files, Progress progress, BiConsumer<GameText, Verdict> out) {
    each(files, progress, AT_ONCE, referee::draft, out);
  }

  /**
   * Processes every game of some files on all cores.
   *
   * @param read readable files, none of which has been read yet
   * @param progress receives the estimated number of games
   * @param atOnce number of games at a time, whose results are in memory together
   * @param work processes a game, in any thread
   * @param out receives each game with its result, in the order of the files, in this thread
   */
  public static <R> void each(
      ReadSoFar read,
      Progress progress,
      int atOnce,
      Function<GameText, R> work,
      BiConsumer<GameText, R> out) {
    try (OrderedWork<GameText, Done<R>> all =
        new OrderedWork<>(
            atOnce,
            text -> new Done<>(text, work.apply(text)),
            done -> {
              out.accept(done.text(), done.result());
              return true;
            })) {
      long games = 0;
      for (Path file : read.files()) {
        games = addAll(read, file, games, all, progress);
      }
      all.finish();
    }
  }

  /** A game and the result of processing it. */
  private record Done<R>(GameText text, R result) {}

  /**
   * Adds the games of a file.
   *
   * @param before number of games of the files before it
   * @return number of games of all files up to this one
   */
  private static <R> long addAll(
      ReadSoFar read,
      Path file,
      long before,
      OrderedWork<GameText, Done<R>> all,
      Progress progress) {
    AtomicLong games = new AtomicLong(before);
    try {
      read.read(
          file,
          (in, whole) -> {
            RecordReader reader = new RecordReader(in, read.name(file));
            for (var game = reader.next(); game.isPresent(); game = reader.next()) {
              all.add(game.get());
              if (games.incrementAndGet() % TOLD == 0) {
                progress.expect(whole.games(games.get()));
              }
            }
            progress.expect(whole.games(games.get()));
          });
      return games.get();
    } catch (IOException e) {
      // games that were read before the failure count
      all.finish();
      throw new UncheckedIOException(Text.of("expected to read %s but failed", file), e);
    }
  }

  /**
   * Judges the game of a file with a given number.
   *
   * @param number from 1
   * @throws InputRefused if the file has fewer games
   */
  public Verdict judge(Path file, int number) {
    return referee.judge(found(file, reader -> numbered(reader, file, number)));
  }

  private static GameText numbered(RecordReader reader, Path file, int number) throws IOException {
    int games = 0;
    for (var game = reader.next(); game.isPresent(); game = reader.next()) {
      games++;
      if (games == number) {
        return game.get();
      }
    }
    throw new InputRefused(
        games == 0
            ? Text.of("%s: expected a game but the file has none", file)
            : Text.of("%s: expected a game number from 1 to %d but got %d", file, games, number));
  }

  /**
   * Judges the only game of a file.
   *
   * @throws InputRefused if the file has no game or several
   */
  public Verdict judgeOnly(Path file) {
    return referee.judge(found(file, reader -> only(reader, file)));
  }

  private static GameText only(RecordReader reader, Path file) throws IOException {
    Optional<GameText> game = reader.next();
    if (game.isEmpty() || reader.next().isPresent()) {
      String count = game.isEmpty() ? "has none" : "has several";
      throw new InputRefused(
          Text.of("%s: expected one game, or --game-number, but it %s", file, count));
    }
    return game.get();
  }

  /** Finds a game among those of a file. */
  private interface Search {
    GameText in(RecordReader reader) throws IOException;
  }

  private static GameText found(Path file, Search search) {
    try (RecordReader reader = new RecordReader(FileArguments.open(file), file.toString())) {
      return search.in(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to read %s but failed", file), e);
    }
  }
}
