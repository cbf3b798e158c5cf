package org.wardiary.events.game.recorded;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.recorded.board.RecordedBoard;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.WayToWin;
import org.wardiary.events.text.Text;

/** Compares the tag {@code Score} of a game that ended with the points recorded last. */
final class ScoreCheck {

  private final GameFile file;
  private final RecordedBoard board;

  /**
   * @param file the game file
   * @param board the last board of the game
   */
  ScoreCheck(GameFile file, RecordedBoard board) {
    this.file = file;
    this.board = board;
  }

  /** What differs; empty if nothing does, or if the points of a side were not recorded. */
  Optional<String> doubt(Tags tags) {
    List<Integer> claimed = tags.get(RecordedTags.SCORE).map(RecordedTags::score).orElse(List.of());
    return claimed.size() < board.sideNames().size()
        ? Optional.empty()
        : score(tags).flatMap(score -> doubt(score, claimed));
  }

  private Optional<String> doubt(String score, List<Integer> claimed) {
    String last = points(score, board.marks());
    List<Integer> recorded = RecordedTags.score(last);
    // what sides have at the start was not recorded by anybody
    boolean begun = last.equals(points(score, FileWords.startingScores(file)));
    return begun || recorded.size() != claimed.size() || recorded.equals(claimed)
        ? Optional.empty()
        : Optional.of(
            Text.of(
                "the score is %s by its tag, but %s by the last %s", text(claimed), last, score));
  }

  private static String text(List<Integer> points) {
    return points.stream().map(String::valueOf).collect(Collectors.joining("-"));
  }

  private String points(String score, Map<String, SortedMap<String, String>> states) {
    return board.sideNames().stream()
        .map(side -> states.getOrDefault(side, new TreeMap<>()).getOrDefault(score, ""))
        .collect(Collectors.joining("-"));
  }

  /** The score that decides a game that ended in this way; else the only one that there is. */
  private Optional<String> score(Tags tags) {
    return tags.get("Termination")
        .flatMap(how -> Optional.ofNullable(file.goals().endings().get(how)))
        .flatMap(WayToWin::most)
        .or(
            () ->
                file.goals().scores().keySet().stream()
                    .filter(score -> file.goals().scores().size() == 1)
                    .findFirst());
  }
}
