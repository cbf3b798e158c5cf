package org.wardiary.events.game.onthesquare.answer;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Kind;

/**
 * What is sought among legal answers: all of them, their number, the only one, or one that is
 * named. The rules offer them; they may pass over those that cannot be the one named, and stop once
 * enough have been offered. Mutable, used again and again.
 */
public final class AnswerSearch {

  private static final long ALL = -1;
  private static final AnswerList NOWHERE = new AnswerList();

  private AnswerList list = NOWHERE;
  private long wanted = ALL;
  private boolean narrow;
  private int enough;
  private int offered;
  private boolean found;
  private long last;

  private void begin(long answer, int most) {
    list = NOWHERE;
    wanted = answer;
    narrow = false;
    enough = most;
    offered = 0;
    found = false;
  }

  /** Seeks all answers, for a list. */
  public void list(AnswerList out) {
    begin(ALL, Integer.MAX_VALUE);
    list = out;
  }

  /** Seeks all answers, to count them. */
  public void count() {
    begin(ALL, Integer.MAX_VALUE);
  }

  /** Seeks an answer that is the only one: two are enough to know that there is none. */
  public void only() {
    begin(ALL, 2);
  }

  /**
   * Seeks one answer. That a unit stands fast is legal only if it can do nothing else: then
   * anything else is enough.
   */
  public void one(long answer) {
    boolean fast = AnswerCode.form(answer) == Form.STAND_FAST;
    begin(answer, fast ? 1 : Integer.MAX_VALUE);
    narrow = !fast;
  }

  // ---- what may be passed over ---------------------------------------------------------------

  /** Whether all answers are sought, not one that is named. */
  public boolean all() {
    return wanted == ALL;
  }

  /** Kind and number of the unit ({@link Kind#key}) whose answer is sought, if not all are. */
  public int key() {
    return AnswerCode.key(wanted);
  }

  /** Whether answers with a facing may be sought. */
  public boolean faces(int facing) {
    return !narrow || AnswerCode.facing(wanted) == facing;
  }

  /** The only sector whose answers may be sought, {@link Sector#NONE} if all may. */
  public int sector() {
    return narrow ? AnswerCode.sector(wanted) : Sector.NONE;
  }

  /** Whether enough answers have been offered. */
  public boolean done() {
    return offered >= enough;
  }

  // ---- what is found -------------------------------------------------------------------------

  /** A legal answer, each offered once. */
  public void offer(long code) {
    offered++;
    last = code;
    found |= code == wanted;
    if (list != NOWHERE) {
      list.add(code);
    }
  }

  /** Answers offered so far. */
  public int offered() {
    return offered;
  }

  /** The answer offered last. */
  public long last() {
    return last;
  }

  /** Whether the answer sought has been offered. */
  public boolean found() {
    return found;
  }
}
