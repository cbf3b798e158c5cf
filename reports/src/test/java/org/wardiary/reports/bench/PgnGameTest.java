package org.wardiary.reports.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How many plies a PGN file has. */
class PgnGameTest {

  private static final String GAMES =
      """
      [Event "One"]
      [Result "1-0"]

      1. e4 {the king's pawn, 1. d4 too} e5 2.Nf3 $1 (2. f4 exf4 (2... d5 3. exd5) 3. Nf3) Nc6!?
      ; a line
      3. O-O-O 3... a1=Q+ 1-0

      [Event "Two"]

      1. e4 c5 *

      [Event "None"]

      *
      """;

  @TempDir Path folder;

  @Test
  void plies_areCounted_withoutVariationsAndComments() throws IOException {
    Path file = Files.writeString(folder.resolve("games.pgn"), GAMES);
    List<PgnGame> games = PgnGame.read(file);
    assertThat(games).extracting(PgnGame::plies).containsExactly(6, 2);

    Path repeated = folder.resolve("long.pgn");
    assertThat(PgnGame.write(games, 15, repeated)).isEqualTo(16);
    assertThat(PgnGame.read(repeated)).extracting(PgnGame::plies).containsExactly(6, 2, 6, 2);
  }

  @Test
  void fileWithoutMoves_isRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("none.pgn"), "[Event \"x\"]\n\n*\n");
    assertThatThrownBy(() -> PgnGame.read(file)).hasMessageContaining("expected a PGN file");
  }

  @Test
  void bundledGames_haveMoves() {
    List<PgnGame> games = PgnGame.bundled();
    assertThat(games).hasSize(200);
    assertThat(games.get(0).plies()).isEqualTo(60);
    assertThat(games.stream().mapToInt(PgnGame::plies).sum()).isBetween(17_000, 18_500);
  }
}
