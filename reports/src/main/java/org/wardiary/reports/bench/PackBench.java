package org.wardiary.reports.bench;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.wardiary.events.game.Position;
import org.wardiary.events.pack.PackWriter;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.Course;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;

/** Measures how small packed records are, compared with general-purpose compression. */
public final class PackBench {

  private final MapLibrary maps = MapLibrary.bundled();
  private final Referee referee = new Referee(maps);
  private final ByteArrayOutputStream packed = new ByteArrayOutputStream();
  private int games;
  private long answers;
  private long given;
  private double choice;

  private PackBench() {}

  /** Packs a file of accepted records and measures the sizes. */
  public static PackedSize measure(Path file) throws IOException {
    return new PackBench().size(file);
  }

  private PackedSize size(Path file) throws IOException {
    String name = file.getFileName().toString();
    PackWriter writer = new PackWriter(packed, maps);
    writer.file(name);
    try (RecordReader reader = new RecordReader(Files.newInputStream(file), name)) {
      for (Optional<GameText> text = reader.next(); text.isPresent(); text = reader.next()) {
        Verdict verdict = referee.judge(text.get());
        if (verdict instanceof Verdict.Refused refused) {
          throw new IllegalStateException(refused.problem().message());
        }
        count(((Verdict.Accepted) verdict).course());
        writer.add((Verdict.Accepted) verdict);
      }
    }
    writer.end();
    byte[] text = Files.readAllBytes(file);
    return new PackedSize(
        name,
        games,
        answers,
        given,
        choice / answers,
        text.length,
        packed.size(),
        Zstandard.size(text),
        xz(file));
  }

  private void count(Course course) {
    games++;
    answers += course.length();
    boolean drawn = course.setup().tags().get("Random").isPresent();
    int[] ply = {0};
    course.walk(
        position -> {
          if (ply[0]++ < course.length()) {
            count(position, drawn && position.chanceCases() > 0 ? 1 : 0);
          }
        });
  }

  private void count(Position position, int draws) {
    choice += Math.log(position.choices()) / Math.log(2);
    given += draws;
  }

  /** Bytes of a file compressed by the machine's xz; 0 if it is not installed. */
  private static long xz(Path file) throws IOException {
    Process process;
    try {
      process =
          new ProcessBuilder("xz", "-9e", "-k", "-c", file.toString())
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
    } catch (IOException e) {
      return 0; // xz is not installed
    }
    try (InputStream out = process.getInputStream()) {
      return out.readAllBytes().length;
    }
  }
}
