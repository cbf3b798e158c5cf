package org.wardiary.events.game.onthesquare.board;

/**
 * The sum of a melee (WS-8.5).
 *
 * @param men men of the charging unit that fight
 * @param hits hits that it made
 * @param targetMen men of the charged unit that fight
 * @param targetHits hits that it made
 */
public record MeleeResult(int men, int hits, int targetMen, int targetHits) {

  /** Of the charging unit's hits, those cancelled by the other's spare ones. */
  public int cancelled() {
    return Math.min(hits, Math.max(0, targetHits - men));
  }

  /** Of the charged unit's hits, those cancelled. */
  public int targetCancelled() {
    return Math.min(targetHits, Math.max(0, hits - targetMen));
  }

  /** Men that the charging unit loses. */
  public int lost() {
    return Math.min(men, targetHits - targetCancelled());
  }

  /** Men that the charged unit loses. */
  public int targetLost() {
    return Math.min(targetMen, hits - cancelled());
  }

  private int left() {
    return men - lost();
  }

  private int targetLeft() {
    return targetMen - targetLost();
  }

  /** Whether both have men left, the charging unit fewer (WS-9.1). */
  public boolean fewer() {
    return left() > 0 && left() < targetLeft();
  }

  /** Whether both have men left, the charged unit fewer (WS-9.1). */
  public boolean targetFewer() {
    return targetLeft() > 0 && targetLeft() < left();
  }
}
