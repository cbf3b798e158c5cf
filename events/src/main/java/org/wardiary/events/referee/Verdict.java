package org.wardiary.events.referee;

import java.util.List;
import java.util.Optional;
import org.wardiary.events.record.Problem;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.record.RecordDraft.Comments;

/** The referee's verdict on a record. */
public sealed interface Verdict {

  /**
   * What in an accepted record does not fit the rest of it.
   *
   * @param ply number of the statement, from 1; 0 for the tag {@code Score}
   * @param what a sentence
   * @param rule id of the rule of the game file that is broken; empty if it is no breach
   * @param check the word of the check that the rule states
   */
  record Doubt(int ply, String what, String rule, String check) {

    /** A doubt that is no breach of a rule. */
    public Doubt(int ply, String what) {
      this(ply, what, "", "");
    }
  }

  /**
   * The record complies with the rules.
   *
   * @param sequence setup and answers
   * @param comments its comments and analysis
   * @param result a side's name, {@code draw} or {@code *}
   * @param termination the value of the tag {@code Termination} in the canonical record
   * @param doubts what in a recorded game does not fit, in order
   * @param written the canonical record as a draft, if it was made while the record was judged
   */
  record Accepted(
      AnswerSequence sequence,
      RecordComments comments,
      String result,
      String termination,
      List<Doubt> doubts,
      Optional<RecordDraft> written)
      implements Verdict {

    /** Copies the list. */
    public Accepted {
      doubts = List.copyOf(doubts);
    }

    /** A game in which nothing is doubtful and whose draft has not been made. */
    public Accepted(
        AnswerSequence sequence, RecordComments comments, String result, String termination) {
      this(sequence, comments, result, termination, List.of(), Optional.empty());
    }

    /** The canonical record, with comments and analysis. */
    public String canonical() {
      return draft().write(Comments.KEPT);
    }

    /** The game's id. */
    public String gameId() {
      return draft().gameId();
    }

    /** The canonical record as a draft. Replays the game unless the draft has been made. */
    public RecordDraft draft() {
      return written.orElseGet(
          () ->
              new Transcript(sequence.setup(), comments.closing(), Optional.empty())
                  .complete(this));
    }

    /** This game without its draft, which takes ten times as much memory as the rest. */
    public Accepted withoutDraft() {
      return new Accepted(sequence, comments, result, termination, doubts, Optional.empty());
    }

    /** This game with the draft that a transcript has made or still has to make of it. */
    Accepted written(Transcript transcript) {
      Optional<RecordDraft> draft = Optional.of(transcript.complete(this));
      return new Accepted(sequence, comments, result, termination, transcript.doubts(), draft);
    }

    /**
     * Whether the game is known to have begun by its rules. A game that was not played is not, nor
     * one of which only the result is known.
     */
    public boolean isBegun() {
      return sequence.length() > 0 || Endings.isBegun(termination, sequence.setup().tags());
    }
  }

  /**
   * The record is refused.
   *
   * @param problem where and why
   * @param goodPrefix the answers before the bad one, if the tags were good
   */
  record Refused(Problem problem, Optional<AnswerSequence> goodPrefix) implements Verdict {}
}
