package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.text.Text;

/** The command line on a real broker, from records to the report. */
class ArchiveCommandTest {

  private static final String NASTY = "<script>alert(1)</script>";
  private static final String FORMULA = "=cmd|'/C calc'!A0";

  @TempDir Path folder;

  private Path records() throws IOException {
    Path file = folder.resolve("records.wdr");
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 3; i++) {
      text.append(
          Text.of(
              """
          [Game "squares/civil-war"]
          [Event "%s"]
          [Round "%d"]
          [Blue "%s"]
          [Gray "%s"]
          [First "Gray"]
          [Result "Gray"]
          [Termination "resignation"]

          1. IGR-G3R {%s} IBR-B3C 2. CGR-G2CL IB3C-B2CL
          Gray

          """,
              i == 0 ? FORMULA : "x".repeat(300), i, NASTY, FORMULA, NASTY));
    }
    return Files.writeString(file, text);
  }

  @Test
  void archive_thenAskedEverything_answersAsTheFileDoes() throws IOException {
    Path file = records();
    Path data = folder.resolve("data");
    Cli first = Cli.run("archive", file, "--data", data);
    assertThat(first.err()).isEmpty();
    assertThat(first.exit()).isZero();
    assertThat(first.lines()).hasSize(4);
    assertThat(first.lines().get(3)).startsWith("3 games: 3 accepted, 0 duplicate, 0 refused");
    // the first command had a broker of its own; the others share one, as with a resident program
    try (HeldArchive broker = HeldArchive.in(data)) {
      broker.cluster().requireAlive();
      answersAsTheFile(file, data);
      report(data);
    }
  }

  private static void answersAsTheFile(Path file, Path data) {
    Cli again = Cli.run("archive", "--quiet", file, "--data", data);
    assertThat(again.out())
        .isEqualTo(Text.of("3 games: 0 accepted, 3 duplicate, 0 refused; 0 new events%n"));

    Cli games = Cli.run("games", "--data", data);
    assertThat(games.exit()).isZero();
    assertThat(games.lines()).hasSize(5).endsWith("3 of 3 games");
    List<String> ids =
        games.lines().subList(1, 4).stream().map(line -> line.substring(0, 16)).toList();

    List<String> ofFile = Cli.run("trace", file).lines();
    Cli ofArchive = Cli.run("trace", ids.get(0), "--data", data);
    assertThat(ofArchive.lines()).isEqualTo(ofFile.subList(0, 5));
    assertThat(Cli.run("position", ids.get(1), "--at", "2", "--json", "--data", data).lines())
        .containsExactly(ofFile.get(2));
    Cli unknown = Cli.run("position", "zzzz", "--data", data);
    assertThat(unknown.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(unknown.err()).contains("zzzz");
  }

  @Test
  void gameThatIsTooLarge_isRefused_andTheSameGameBeforeItStored() throws IOException {
    String game = Files.readString(records()).split("\\R\\R\\[Game", 2)[0];
    String large = game.replaceFirst("\\{[^}]*}", "{" + "y".repeat(1_200_000) + "}");
    Path file = Files.writeString(folder.resolve("twice.wdr"), game + "\n\n" + large + "\n");
    List<String> lines = Cli.run("archive", file, "--data", folder.resolve("twice")).lines();
    assertThat(lines.get(0)).contains("game 1").contains("stored");
    assertThat(lines.get(1))
        .contains("game 2")
        .contains("refused")
        .contains("at most 900000 bytes");
  }

  private void report(Path data) throws IOException {
    Path out = folder.resolve("out");
    Cli report = Cli.run("report", "--event", "all", "--data", data, "--out", out);
    assertThat(report.err()).isEmpty();
    assertThat(report.exit()).isZero();
    String page = Files.readString(out.resolve("index.html"));
    assertThat(page).doesNotContain(NASTY);
    try (Stream<Path> files = Files.walk(out)) {
      for (Path csv : files.filter(path -> path.toString().endsWith(".csv")).toList()) {
        assertThat(Files.readString(csv)).doesNotContain("\n=").doesNotContain(",=");
      }
    }
  }
}
