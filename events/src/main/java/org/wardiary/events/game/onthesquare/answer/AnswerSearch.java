package org.wardiary.events.game.onthesquare.answer;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Kind;

/**
 * A search among the legal answers: for all of them, their number, the only one, or a given one.
 * The rules offer legal answers to it; they may skip those that cannot be the given one, and stop
 * once enough have been offered. Mutable and reusable.
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

  /** Seeks all answers and adds them to a list. */
  public void list(AnswerList out) {
    begin(ALL, Integer.MAX_VALUE);
    list = out;
  }

  /** Seeks all answers, to count them. */
  public void count() {
    begin(ALL, Integer.MAX_VALUE);
  }

  /** Seeks an answer that is the only one; stops at two, since then there is no such answer. */
  public void only() {
    begin(ALL, 2);
  }

  /**
   * Seeks a given answer. A unit may stand fast only if it can do nothing else, so for that answer
   * the search stops at the first one offered.
   */
  public void one(long answer) {
    boolean fast = AnswerCode.form(answer) == Form.STAND_FAST;
    begin(answer, fast ? 1 : Integer.MAX_VALUE);
    narrow = !fast;
  }

  // ---- what may be skipped -------------------------------------------------------------------

  /** Whether all answers are sought and not a given one. */
  public boolean all() {
    return wanted == ALL;
  }

  /**
   * Kind and number ({@link Kind#key}) of the unit whose answer is sought; only if not {@link
   * #all}.
   */
  public int key() {
    return AnswerCode.key(wanted);
  }

  /** Whether answers with this facing need to be offered. */
  public boolean faces(int facing) {
    return !narrow || AnswerCode.facing(wanted) == facing;
  }

  /** The only sector whose answers need to be offered; {@link Sector#NONE} if all do. */
  public int sector() {
    return narrow ? AnswerCode.sector(wanted) : Sector.NONE;
  }

  /** Whether enough answers have been offered. */
  public boolean done() {
    return offered >= enough;
  }

  // ---- what is found -------------------------------------------------------------------------

  /** Offers a legal answer; each must be offered once. */
  public void offer(long code) {
    offered++;
    last = code;
    found |= code == wanted;
    if (list != NOWHERE) {
      list.add(code);
    }
  }

  /** Number of answers offered so far. */
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
