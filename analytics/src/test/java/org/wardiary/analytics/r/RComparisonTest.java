package org.wardiary.analytics.r;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.testkit.Goldens;
import org.wardiary.events.text.Text;

/**
 * Compares the program's numbers with those of R: {@code docs/r.md}. R's numbers are kept in {@code
 * r/r.csv} for machines without R; where R is installed, it also computes them again. The games are
 * those of the Civil War tournament that was bundled in November 2026.
 */
class RComparisonTest {

  private static final Path GAMES = Path.of("src/test/resources/r/games.csv");
  private static final Path CHOICES = Path.of("src/test/resources/r/choices.csv");
  private static final String EXPECTED = "r/r.csv";
  private static final Path SCRIPT = Path.of("src/test/r/compare.R");

  /** R computes the curvature of strengths by finite differences. */
  private static final Offset<Double> CLOSE = Offset.offset(2e-4);

  @TempDir Path folder;

  /** Compares when run by hand, and prints the table: {@code java … RComparisonTest FOLDER}. */
  public static void main(String[] args) throws IOException, InterruptedException {
    System.out.print(run(Path.of(args[0])));
  }

  @Test
  void ourNumbers_areThoseThatRComputed() throws IOException {
    compare(numbers(Path.of("src/test/resources").resolve(EXPECTED)));
  }

  @Test
  void whereThereIsR_itComputesTheSameAgain() throws IOException, InterruptedException {
    assumeTrue(hasR(), "no R with BradleyTerry2 here: only its numbers of before are compared");

    assertThat(run(folder)).contains("| davidson error | 16 |");
    if (Goldens.writing()) {
      Goldens.check(EXPECTED, Files.readString(folder.resolve("r.csv")));
    }
    compare(numbers(folder.resolve("r.csv")));
  }

  private static void compare(Map<String, Double> theirs) throws IOException {
    Map<String, Double> ours = ours();
    assertThat(ours.keySet()).containsExactlyInAnyOrderElementsOf(theirs.keySet());
    ours.forEach((what, value) -> assertThat(value).as(what).isCloseTo(theirs.get(what), CLOSE));
  }

  private static Map<String, Double> ours() throws IOException {
    Map<String, Double> ours = new LinkedHashMap<>(OurNumbers.of(Files.readAllLines(GAMES)));
    ours.putAll(OurChoices.of(Files.readAllLines(CHOICES)));
    return ours;
  }

  private static String run(Path folder) throws IOException, InterruptedException {
    Files.createDirectories(folder);
    Files.copy(GAMES, folder.resolve("games.csv"));
    Files.copy(CHOICES, folder.resolve("choices.csv"));
    List<String> lines = new ArrayList<>(List.of("what,value"));
    ours().forEach((what, value) -> lines.add(Text.of("%s,%s", what, Double.toString(value))));
    Files.write(folder.resolve("ours.csv"), lines);
    Process r =
        new ProcessBuilder("Rscript", SCRIPT.toString(), folder.toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("out.txt").toFile())
            .start();
    boolean ended = r.waitFor(2, TimeUnit.MINUTES);
    String out = Files.readString(folder.resolve("out.txt"));
    assertThat(ended && r.exitValue() == 0).as(out).isTrue();
    return out;
  }

  private static boolean hasR() throws InterruptedException {
    try {
      Process r =
          new ProcessBuilder("Rscript", "-e", "library(BradleyTerry2)")
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      return r.waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  private static Map<String, Double> numbers(Path file) throws IOException {
    Map<String, Double> numbers = new LinkedHashMap<>();
    for (String line : Files.readAllLines(file)) {
      String[] cells = line.split(",");
      if (!cells[0].equals("what")) {
        numbers.put(cells[0], Double.valueOf(cells[1]));
      }
    }
    return numbers;
  }
}
