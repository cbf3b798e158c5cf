package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.reports.game.GamePresentations;

class BoardCommandTest {

  @TempDir Path folder;

  static List<String> games() {
    return List.copyOf(GamePresentations.withPictures());
  }

  @ParameterizedTest
  @MethodSource("games")
  void board_ofEveryGame_isTextAndPicture_withEachCodeOnce_andNoUnits(String game)
      throws IOException {
    Path svg = folder.resolve("board.svg");
    Path png = folder.resolve("board.png");
    assertThat(Cli.run("board", game, "--svg", svg, "--png", png).exit()).isZero();
    assertThat(Files.readString(svg)).startsWith("<svg").doesNotContain("class=\"unit\"");
    assertThat(png).isNotEmptyFile();
    Cli text = Cli.run("board", game);
    assertThat(text.exit()).isZero();
    assertThat(text.err()).isEmpty();
    List<String> codes =
        text.out()
            .lines()
            .flatMap(line -> List.of(line.split("[^A-Za-z0-9]+")).stream())
            .filter(word -> !word.isEmpty())
            .toList();
    assertThat(codes).doesNotHaveDuplicates().hasSizeGreaterThan(8);
    String picture = Files.readString(svg);
    assertThat(codes).allSatisfy(code -> assertThat(picture).contains(">" + code + "<"));
  }

  @Test
  void board_ofAMap_isThatMaps_andUnknownOnesAreUsageErrors() {
    Cli valley = Cli.run("board", "generals-view", "--map-name", "generals-view-valley");
    assertThat(valley.exit()).isZero();
    assertThat(valley.out()).isNotEqualTo(Cli.run("board", "generals-view").out());
    assertThat(Cli.run("board", "generals-view", "--map-name", "nowhere").exit())
        .isEqualTo(ExitCode.USAGE);
    assertThat(Cli.run("board", "chess").err()).contains("squares/civil-war");
  }
}
