package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What options that name a file to write do with {@code -}. */
class StandardOutputTest {

  private static final String GOOD =
      """
      [Game "squares/civil-war"]
      [First "Gray"]

      1. IGR-G3R
      *
      """;

  @TempDir Path folder;

  @Test
  void position_pictureOnStandardOutput_standsThereAlone() throws IOException {
    Path file = Files.writeString(folder.resolve("good.wdr"), GOOD);
    Path svg = folder.resolve("board.svg");
    assertThat(Cli.run("position", file, "--svg", svg).exit()).isZero();
    for (String name : List.of("-", "/dev/stdout")) {
      assertThat(Cli.run("position", file, "--svg", name).out()).isEqualTo(Files.readString(svg));
    }
    assertThat(Cli.run("position", file, "--png", "-").out())
        .contains("PNG")
        .doesNotContain("Blue");

    Cli both = Cli.run("position", file, "--png", "-", "--svg", "-");
    assertThat(both.exit()).isEqualTo(2);
    assertThat(both.err()).contains("expected one of --svg and --png");
  }

  @Test
  void simulate_toStandardOutput_isTheFile_andSaysTheRestOnStandardError() throws IOException {
    Path file = folder.resolve("games.wdr");
    Object[] options = {
      "simulate",
      "--game",
      "squares/civil-war",
      "--games",
      "1",
      "--seed",
      "3",
      "--players",
      "uniform,uniform",
      "--out"
    };
    Cli.run(with(options, file));
    Cli piped = Cli.run(with(options, "-"));
    assertThat(piped.out()).isEqualTo(Files.readString(file));
    assertThat(piped.err()).contains("1 game written to -");
  }

  private static Object[] with(Object[] words, Object last) {
    Object[] all = Arrays.copyOf(words, words.length + 1);
    all[words.length] = last;
    return all;
  }
}
