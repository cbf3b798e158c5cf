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
   * The record keeps the rules.
   *
   * @param course setup and answers
   * @param comments its comments and analysis
   * @param result a side's name, {@code draw} or {@code *}
   * @param termination as the canonical tag writes it
   */
  record Accepted(Course course, RecordComments comments, String result, String termination)
      implements Verdict {

    /** The canonical record, comments and analysis kept. Plays the game again. */
    public String canonical() {
      return draft().write(Comments.KEPT);
    }

    /** The game's id. Plays the game again; {@link #draft} gives it and the record at once. */
    public String gameId() {
      return draft().gameId();
    }

    /** All that the canonical record holds. Plays the game again. */
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

    /** Whether a rule ended the game. */
    public boolean endedByRules() {
      return course.at(course.length()).ending() != Ending.NONE;
    }
  }

  /**
   * The record is refused; nothing of it is kept.
   *
   * @param problem where and why
   * @param goodPrefix the answers before the bad one, if the tags were good
   */
  record Refused(Problem problem, Optional<Course> goodPrefix) implements Verdict {}
}
