package org.wardiary.events.game.recorded;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.recorded.board.RecordedBoard;
import org.wardiary.events.game.recorded.check.WrittenPoints;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.Score;
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
        : file.goals().deciding(tags.get("Termination")).flatMap(score -> doubt(score, claimed));
  }

  private Optional<String> doubt(Score score, List<Integer> claimed) {
    List<Integer> last = List.copyOf(WrittenPoints.of(score, board).values());
    return last.size() != claimed.size() || last.equals(claimed)
        ? Optional.empty()
        : Optional.of(
            Text.of(
                "the score is %s by its tag, but %s by the last %s",
                text(claimed), text(last), score.id()));
  }

  private static String text(List<Integer> points) {
    return points.stream().map(String::valueOf).collect(Collectors.joining("-"));
  }
}
