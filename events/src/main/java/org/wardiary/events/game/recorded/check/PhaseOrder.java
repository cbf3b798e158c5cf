package org.wardiary.events.game.recorded.check;

import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.recorded.board.RecordedBoard;
import org.wardiary.events.game.recorded.file.Turns;
import org.wardiary.events.game.recorded.file.Turns.Step;
import org.wardiary.events.game.recorded.statement.Statement.Acting;
import org.wardiary.events.game.recorded.statement.Words;
import org.wardiary.events.text.Text;

/**
 * The sequence of a turn, as the game file states it. Phases in which nothing happened may be left
 * out, so only one that should have come before the last is out of order.
 */
public final class PhaseOrder {

  private final Turns turns;
  private final RecordedBoard board;

  /** The sequence of a game's turns, and what is on. */
  public PhaseOrder(Turns turns, RecordedBoard board) {
    this.turns = turns;
    this.board = board;
  }

  /** What is doubtful in the beginning of a phase, if anything is. */
  public Optional<String> doubt(Acting acting) {
    String now = board.acting();
    String side = acting.side().map(name -> name.equals(Words.ALL) ? "" : name).orElse(now);
    String phase = acting.phase().orElse("");
    int last = last(now);
    int next = phase.isEmpty() ? first(side) : place(side, phase);
    if (turns.steps().isEmpty() || last < 0 || next < 0 || next >= last) {
      return Optional.empty();
    }
    return Optional.of(
        Text.of("%s comes before %s in a turn", named(side, phase), named(now, board.phase())));
  }

  /** The place of the phase that is on; -1 if nobody has begun in this turn. */
  private int last(String now) {
    if (board.phase().isEmpty()) {
      return now.isEmpty() ? -1 : first(now);
    }
    return place(now, board.phase());
  }

  private static String named(String side, String phase) {
    return (side + " " + phase).strip();
  }

  private int first(String side) {
    return find(turns.steps(), side, Optional.empty());
  }

  private int place(String side, String phase) {
    return find(turns.steps(), side, Optional.of(phase));
  }

  private static int find(List<Step> steps, String side, Optional<String> phase) {
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      boolean same = step.side().orElse("").equals(side) || step.side().isEmpty();
      if (same && (phase.isEmpty() || step.phase().equals(phase))) {
        return i;
      }
    }
    return -1;
  }
}
