package org.wardiary.reports.cli.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wardiary.events.game.Games;
import org.wardiary.events.log.RecordSubmitter;
import org.wardiary.events.log.Submission;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.bench.Figure;
import org.wardiary.reports.bench.Zstandard;
import org.wardiary.reports.cli.option.StorageOptions;
import org.wardiary.reports.cli.terminal.Progress;

/**
 * How much space an archive takes with all its views, compared with its records as plain text and
 * compressed: the sizes of its files after the session is closed, broker and stores included.
 */
final class SizePart implements BenchPart {

  @Override
  public String name() {
    return "size";
  }

  @Override
  public String what() {
    return "an archive's bytes, beside its records' and zstd's";
  }

  @Override
  public BenchSizes sizes() {
    return BenchSizes.of(Games.all().size(), 1000, 100);
  }

  /** Stores the games in two halves, so that the growth by the second one is known. */
  @Override
  public void measure(BenchSetup setup, Consumer<Figure> sink) {
    int kinds = Games.all().size();
    int each = (setup.games() + kinds - 1) / kinds;
    List<Submission> games = new BenchGames(each, setup.seed()).submissions(0, 1);
    Path data = setup.folder().resolve("data");
    double first = store(data, everySecond(games, 0));
    List<Submission> others = everySecond(games, 1);
    double all = store(data, others);
    double records = records(games).length;
    double compressed = (double) Zstandard.size(records(games));
    double growth = all - first;
    sink.accept(Figure.one("games", "games", games.size()));
    sink.accept(Figure.one("records", "bytes", records));
    sink.accept(Figure.one(Zstandard.NAME + " of the records", "bytes", compressed));
    sink.accept(Figure.one("archive", "bytes", all));
    sink.accept(Figure.one("archive / records", "ratio", all / records));
    sink.accept(Figure.one("archive / " + Zstandard.NAME, "ratio", all / compressed));
    sink.accept(Figure.one("growth per game", "bytes", growth / others.size()));
    sink.accept(Figure.one("growth / records", "ratio", growth / records(others).length));
  }

  /** Every second game: games of all kinds, since those of a kind are adjacent in the list. */
  private static List<Submission> everySecond(List<Submission> games, int from) {
    return IntStream.range(0, games.size())
        .filter(index -> index % 2 == from)
        .mapToObj(games::get)
        .toList();
  }

  private static byte[] records(List<Submission> games) {
    return games.stream()
        .map(Submission::record)
        .collect(Collectors.joining())
        .getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Stores games, folds them, and returns the size of the archive in bytes after the session is
   * closed.
   */
  private static double store(Path data, List<Submission> games) {
    try (Session session = StorageOptions.fresh(data).writableSession("wardiary bench")) {
      try (RecordSubmitter submitter = session.submitter(ReportBench::requireAccepted)) {
        games.forEach(submitter::submit);
        submitter.await();
      }
      session.caughtUp(Progress.SILENT::behind);
    }
    return bytes(data);
  }

  /** Size of all files of an archive, in bytes. */
  static double bytes(Path data) {
    try (Stream<Path> files = Files.walk(data)) {
      return files.filter(Files::isRegularFile).mapToLong(SizePart::size).sum();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static long size(Path file) {
    try {
      return Files.size(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
