package org.wardiary.reports.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wardiary.events.log.RecordSubmitter;
import org.wardiary.events.log.Submission;
import org.wardiary.projector.stream.Projection;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.bench.Figure;

/**
 * How much space an archive takes with all its views, beside the records in it as plain text: the
 * sizes of its files once the program has ended, broker and stores included.
 */
final class SizeBench {

  private final Path data;

  /**
   * A bench.
   *
   * @param data folder for the archive, which is not there yet
   */
  SizeBench(Path data) {
    this.data = data;
  }

  /**
   * Stores games, half of them at first.
   *
   * @param games two or more
   * @param sink gets the figures
   */
  void measure(List<Submission> games, Consumer<Figure> sink) {
    double first = store(everySecond(games, 0));
    List<Submission> others = everySecond(games, 1);
    double all = store(others);
    double growth = (all - first) / others.size();
    sink.accept(one("size: records", "bytes", records(games)));
    sink.accept(one("size: archive", "bytes", all));
    sink.accept(one("size: archive / records", "ratio", all / records(games)));
    sink.accept(one("size: growth per game", "bytes", growth));
    sink.accept(one("size: growth / records", "ratio", growth * others.size() / records(others)));
  }

  /** Games of all kinds, since those of a kind stand together. */
  private static List<Submission> everySecond(List<Submission> games, int from) {
    return IntStream.range(0, games.size())
        .filter(index -> index % 2 == from)
        .mapToObj(games::get)
        .toList();
  }

  private static Figure one(String name, String unit, double value) {
    return Figure.of(name, unit, List.of(value));
  }

  private static double records(List<Submission> games) {
    return games.stream()
        .mapToDouble(game -> game.record().getBytes(StandardCharsets.UTF_8).length)
        .sum();
  }

  /** Stores games, folds them, and returns the size of the archive after the program's end. */
  private double store(List<Submission> games) {
    try (Session session = StorageOptions.fresh(data).writableSession("wardiary bench")) {
      try (RecordSubmitter submitter = session.submitter(ReportBench::requireAccepted)) {
        games.forEach(submitter::submit);
        submitter.await();
      }
      session.caughtUp(EnumSet.allOf(Projection.class), Progress.SILENT::behind);
    }
    try (Stream<Path> files = Files.walk(data)) {
      return files.filter(Files::isRegularFile).mapToLong(SizeBench::size).sum();
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
