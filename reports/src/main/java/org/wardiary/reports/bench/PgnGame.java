package org.wardiary.reports.bench;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.wardiary.events.record.Decompression;
import org.wardiary.events.text.Text;
import org.wardiary.reports.archive.InputRefused;

/**
 * A game of chess in PGN, as input for a yardstick that checks such files. The rules of chess are
 * not known here.
 *
 * @param text tags and moves, as in the file
 * @param plies number of moves of both sides, without those of variations
 */
public record PgnGame(String text, int plies) {

  private static final Pattern NEXT = Pattern.compile("(?m)^(?=\\[Event )");
  private static final Pattern TAG = Pattern.compile("(?m)^\\[.*\\]\\s*$");
  private static final Pattern COMMENT = Pattern.compile("\\{[^}]*\\}|;[^\\n]*");
  private static final Pattern VARIATION = Pattern.compile("\\([^()]*\\)");
  private static final Pattern NO_MOVE =
      Pattern.compile("\\d+\\.*|\\.+|\\$\\d+|1-0|0-1|1/2-1/2|\\*|[!?]+");

  /**
   * The games of a file, which may be compressed.
   *
   * @throws UncheckedIOException if it cannot be read
   * @throws InputRefused if it contains no moves
   */
  public static List<PgnGame> read(Path file) {
    try {
      List<PgnGame> games = of(Files.newInputStream(file));
      if (games.isEmpty()) {
        throw new InputRefused(Text.of("expected a PGN file with moves but %s has none", file));
      }
      return games;
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to read %s", file), e);
    }
  }

  /**
   * The bundled games of chess: 200 games of moves drawn at random from the legal ones. {@code
   * ORIGIN.txt} beside them tells where they are from.
   */
  public static List<PgnGame> bundled() {
    try {
      return of(PgnGame.class.getResourceAsStream("chess.pgn.zst"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<PgnGame> of(InputStream in) throws IOException {
    try (InputStream text = Decompression.of(in)) {
      String all = new String(text.readAllBytes(), StandardCharsets.ISO_8859_1);
      return NEXT.splitAsStream(all).map(PgnGame::of).filter(game -> game.plies() > 0).toList();
    }
  }

  private static PgnGame of(String text) {
    String moves = COMMENT.matcher(TAG.matcher(text).replaceAll("")).replaceAll(" ");
    String before;
    do { // innermost variations first
      before = moves;
      moves = VARIATION.matcher(moves).replaceAll(" ");
    } while (!moves.equals(before));
    // a move number may be joined to its move
    long plies =
        Arrays.stream(moves.replaceAll("(\\d+\\.+)", "$1 ").strip().split("\\s+"))
            .filter(word -> !word.isEmpty() && !NO_MOVE.matcher(word).matches())
            .count();
    return new PgnGame(text, (int) plies);
  }

  /**
   * Writes games, repeating them, until the file has the given number of plies.
   *
   * @return the number of plies written, which exceeds the given one by less than a game
   */
  public static long write(List<PgnGame> games, long plies, Path file) {
    try (BufferedWriter out = Files.newBufferedWriter(file, StandardCharsets.ISO_8859_1)) {
      long written = 0;
      for (int i = 0; written < plies; i = (i + 1) % games.size()) {
        out.write(games.get(i).text());
        written += games.get(i).plies();
      }
      return written;
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to write %s", file), e);
    }
  }
}
