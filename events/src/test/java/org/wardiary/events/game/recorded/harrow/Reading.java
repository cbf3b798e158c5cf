package org.wardiary.events.game.recorded.harrow;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.DoubtNoted;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.GameData;

/**
 * What the program makes of a record.
 *
 * @param canonical its canonical form
 * @param notes what is noted in it
 */
record Reading(String canonical, List<Note> notes) {

  /**
   * A note.
   *
   * @param at the statement at which it is noted, from 0; the last one, if at the end
   * @param rule the id of the rule; empty if it is no breach of one
   */
  record Note(int at, String rule, String what) {}

  /** Reads a record, which must be accepted. */
  static Reading of(String record) {
    List<Note> notes = new ArrayList<>();
    int[] answers = {0};
    Verdict verdict =
        GameData.REFEREE.emit(
            GameData.one(record),
            event -> {
              if (event.body() instanceof AnswerGiven) {
                answers[0]++;
              } else if (event.body() instanceof DoubtNoted note) {
                notes.add(new Note(answers[0] - 1, note.getRule(), note.getWhat()));
              }
            });
    if (verdict instanceof Verdict.Refused refused) {
      throw new AssertionError(refused.problem().message() + "\n" + record);
    }
    return new Reading(((Verdict.Accepted) verdict).canonical(), notes);
  }
}
