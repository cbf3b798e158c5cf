package org.wardiary.events.game.onthesquare;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.onthesquare.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * What is sought among legal answers: all of them, their number, the only one, or one that is
 * named. {@link LegalAnswers} offers them; it may pass over those that cannot be the one named, and
 * stop once enough have been offered. Mutable, used again and again.
 */
final class AnswerSearch {

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
  void list(AnswerList out) {
    begin(ALL, Integer.MAX_VALUE);
    list = out;
  }

  /** Seeks all answers, to count them. */
  void count() {
    begin(ALL, Integer.MAX_VALUE);
  }

  /** Seeks an answer that is the only one: two are enough to know that there is none. */
  void only() {
    begin(ALL, 2);
  }

  /**
   * Seeks one answer. That a unit stands fast is legal only if it can do nothing else: then
   * anything else is enough.
   */
  void one(long answer) {
    boolean fast = AnswerCode.form(answer) == Form.STAND_FAST;
    begin(answer, fast ? 1 : Integer.MAX_VALUE);
    narrow = !fast;
  }

  // ---- what may be passed over ---------------------------------------------------------------

  /** Of a side's units as bits, those whose answers may be sought. */
  int units(Army army, int side, int units) {
    if (wanted == ALL) {
      return units;
    }
    int unit = army.find(side, AnswerCode.key(wanted));
    return unit == Units.NONE ? 0 : units & 1 << unit;
  }

  /** Whether answers with a facing may be sought. */
  boolean faces(int facing) {
    return !narrow || AnswerCode.facing(wanted) == facing;
  }

  /** The only sector whose answers may be sought, {@link Sector#NONE} if all may. */
  int sector() {
    return narrow ? AnswerCode.sector(wanted) : Sector.NONE;
  }

  /** Whether enough answers have been offered. */
  boolean done() {
    return offered >= enough;
  }

  // ---- what is found -------------------------------------------------------------------------

  /** A legal answer, each offered once. */
  void offer(long code) {
    offered++;
    last = code;
    found |= code == wanted;
    if (list != NOWHERE) {
      list.add(code);
    }
  }

  /** Answers offered so far. */
  int offered() {
    return offered;
  }

  /** The answer offered last. */
  long last() {
    return last;
  }

  /** Whether the answer sought has been offered. */
  boolean found() {
    return found;
  }
}
