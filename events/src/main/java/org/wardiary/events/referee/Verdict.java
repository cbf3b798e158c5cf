package org.wardiary.events.referee;

import java.util.Optional;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Position;
import org.wardiary.events.record.Problem;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.record.RecordDraft.Comments;

/** The referee's verdict on a record. */
public sealed interface Verdict {

  /**
   * The record complies with the rules.
   *
   * @param course setup and answers
   * @param comments its comments and analysis
   * @param result a side's name, {@code draw} or {@code *}
   * @param termination the value of the tag {@code Termination} in the canonical record
   */
  record Accepted(Course course, RecordComments comments, String result, String termination)
      implements Verdict {

    /** The canonical record, with comments and analysis. Replays the game. */
    public String canonical() {
      return draft().write(Comments.KEPT);
    }

    /** The game's id. Replays the game; {@link #draft} gives both id and record in one pass. */
    public String gameId() {
      return draft().gameId();
    }

    /** The canonical record as a draft. Replays the game. */
    public RecordDraft draft() {
      RecordDraft draft = new RecordDraft(course.setup().game(), course.setup().tags());
      draft.comments(comments.after(0));
      Position position = course.start();
      for (int i = 0; i < course.length(); i++) {
        long code = course.code(i);
        draft.answer(position.write(code), position.turn(), position.turnSideName());
        draft.comments(comments.after(i + 1));
        draft.analysis(comments.analysis().mark(i + 1), comments.analysis().variations(i + 1));
        position.play(code, EventSink.NONE);
      }
      draft.end(result, termination);
      draft.comments(comments.closing());
      return draft;
    }

    /**
     * Whether the game is known to have begun by its rules. A game that was not played is not, nor
     * one of which only the result is known.
     */
    public boolean isBegun() {
      return course.length() > 0 || Endings.isBegun(termination, course.setup().tags());
    }

    /** Whether a rule ended the game. */
    public boolean endedByRules() {
      return course.at(course.length()).ending() != Ending.NONE;
    }
  }

  /**
   * The record is refused.
   *
   * @param problem where and why
   * @param goodPrefix the answers before the bad one, if the tags were good
   */
  record Refused(Problem problem, Optional<Course> goodPrefix) implements Verdict {}
}
