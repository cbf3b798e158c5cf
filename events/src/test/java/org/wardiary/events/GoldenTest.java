package org.wardiary.events;

import java.io.IOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.referee.AnswerSequence;
import org.wardiary.events.referee.LegalTexts;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.Goldens;
import org.wardiary.events.text.Text;

/**
 * Plays through one small game of each kind as text for people to read: {@code golden.wdr} gives
 * {@code golden.txt}. {@code -Dgoldens.write=true} rewrites the text; review the difference.
 */
final class GoldenTest {

  private static final int WIDTH = 100;

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void playthrough_ofTheGoldenRecord_isAsBefore(Game game) throws IOException {
    String record = Files.readString(GameData.file(game, "golden.wdr"));
    Verdict.Accepted accepted = GameData.accepted(GameData.one(record));
    String text = playthrough(accepted);
    Goldens.check(GameData.file(game, "golden.txt"), text);
  }

  private static String playthrough(Verdict.Accepted accepted) {
    AnswerSequence sequence = accepted.sequence();
    StringBuilder out = new StringBuilder(sequence.setup().game().title()).append('\n');
    sequence.walk(
        position -> {
          show(position, out);
          if (position.ply() < sequence.length()) {
            out.append("answer: ").append(position.write(sequence.code(position.ply())));
            out.append('\n');
          }
        });
    out.append("\nresult: ").append(accepted.result()).append(", ").append(accepted.termination());
    return out.append('\n').toString();
  }

  private static void show(Position position, StringBuilder out) {
    out.append(Text.of("\n== ply %d, turn %d ==\n", position.ply(), position.turn()));
    for (Map.Entry<String, String> view : views(position).entrySet()) {
      out.append("-- as seen by ").append(view.getKey()).append('\n').append(view.getValue());
    }
    if (position.ending() == Ending.NONE) {
      Game game = position.setup().game();
      out.append("question: ").append(position.question().name());
      String unit = position.question().unit();
      out.append(unit.isEmpty() ? "" : " of " + unit).append(", decided by ");
      out.append(position.question().decider(game)).append('\n');
      List<String> legal = LegalTexts.of(position);
      out.append(Text.of("legal (%d):", legal.size()));
      fill(legal, out);
    } else {
      out.append("over: ").append(position.ending().termination()).append('\n');
    }
  }

  /** Boards keyed by the names of the viewers who see them, the umpire first. */
  private static Map<String, String> views(Position position) {
    Map<String, String> viewers = new LinkedHashMap<>();
    for (Viewer viewer : List.of(Viewer.UMPIRE, Viewer.FIRST, Viewer.SECOND)) {
      viewers.merge(position.text(viewer), name(position, viewer), (a, b) -> a + ", " + b);
    }
    Map<String, String> boards = new LinkedHashMap<>();
    viewers.forEach((board, names) -> boards.put(names, board));
    return boards;
  }

  private static String name(Position position, Viewer viewer) {
    return viewer == Viewer.UMPIRE
        ? "umpire"
        : position.setup().game().sides().get(viewer.ordinal());
  }

  private static void fill(List<String> words, StringBuilder out) {
    int column = WIDTH;
    for (String word : words) {
      if (column + 1 + word.length() > WIDTH) {
        out.append("\n ");
        column = 1;
      }
      out.append(' ').append(word);
      column += 1 + word.length();
    }
    out.append('\n');
  }
}
