package org.wardiary.events.game.recorded.check;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.wardiary.events.game.recorded.board.RecordedBoard;
import org.wardiary.events.game.recorded.file.Score;

/** The points of sides, as far as somebody wrote them down. */
public final class WrittenPoints {

  private static final String NUMBER = "-?[0-9]{1,9}";

  private WrittenPoints() {}

  /**
   * The points that sides have by a score.
   *
   * @return by the side, those sides alone that have points; empty while all sides have what they
   *     had at the start, which nobody wrote down
   */
  public static Map<String, Integer> of(Score score, RecordedBoard board) {
    Map<String, Integer> points = new LinkedHashMap<>();
    boolean begun = true;
    for (String side : board.sideNames()) {
      String value = value(score.id(), side, board);
      String start = Optional.ofNullable(score.start().get(side)).map(String::valueOf).orElse("");
      begun &= value.equals(start);
      if (value.matches(NUMBER)) {
        points.put(side, Integer.valueOf(value));
      }
    }
    return begun ? Map.of() : points;
  }

  private static String value(String score, String side, RecordedBoard board) {
    return Optional.<Map<String, String>>ofNullable(board.marks().get(side))
        .map(states -> states.getOrDefault(score, ""))
        .orElse("");
  }
}
