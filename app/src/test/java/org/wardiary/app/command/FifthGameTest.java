package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Hasami, which exists only in the tests, goes from a record through referee, Kafka, folds and a
 * statistic of its own to the report, a picture and an account. All of it is done by what
 * CONTRIBUTING lists for a game; nothing in the production code knows of Hasami.
 */
@Tag("slow")
class FifthGameTest extends OnHeldArchive {

  @Test
  void game_addedByTheTests_goesFromRecordToReport() throws IOException {
    Path file = folder.resolve("hasami.wdr");
    Cli played =
        Cli.run(
            "simulate",
            "--game",
            "hasami",
            "--games",
            "40",
            "--seed",
            "9",
            "--players",
            "aggressive,uniform",
            "--out",
            file);
    assertThat(played.exit()).as(played.err()).isZero();
    assertThat(Cli.run("check", file).exit()).isZero();
    Cli archived = Cli.run("archive", "--quiet", file, "--data", data);
    assertThat(archived.out()).startsWith("40 games: 40 accepted, 0 duplicate, 0 refused");

    assertPositionPictureAndAccount(file);
    assertReport();
  }

  private void assertPositionPictureAndAccount(Path file) throws IOException {
    String id = Cli.run("games", "--data", data).lines().get(1).substring(0, 16);
    assertThat(Cli.run("position", id, "--at", "3", "--json", "--data", data).out())
        .contains("\"game\":\"hasami\",\"ply\":3,");
    Path svg = folder.resolve("board.svg");
    Cli drawn = Cli.run("position", file, "--game-number", "1", "--at", "3", "--svg", svg);
    assertThat(drawn.exit()).as(drawn.err()).isZero();
    assertThat(Files.readString(svg)).contains("White M1").contains("Black M5");
    assertThat(Cli.run("position", id, "--text", "--data", data).out())
        .startsWith("Hasami\n======\n")
        .contains("A simulated game: no people played it.")
        .contains("White's man moves from");
  }

  private void assertReport() throws IOException {
    Path out = folder.resolve("out");
    Cli report = Cli.run("report", "--data", data, "--out", out);
    assertThat(report.exit()).as(report.err()).isZero();
    String csv = Files.readString(out.resolve("csv/hasami-captures.csv"));
    assertThat(csv).startsWith("side [text],captures [men],per_game [men per game]");
    assertThat(csv.lines()).hasSize(3);
    assertThat(out.resolve("index.html")).content().contains("Hasami");
    assertThat(out.resolve("hasami/index.html"))
        .content()
        .containsPattern("White captured \\d+ men\\.");
    assertThat(out.resolve("hasami/tables.html"))
        .content()
        .contains("Men of the other side that a side captured.");
    assertThat(out.resolve("charts/hasami-captures.svg")).isNotEmptyFile();
  }
}
