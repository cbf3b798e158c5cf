package org.wardiary.events.game.onthesquare.board;

/**
 * The result of a melee (WS-8.5).
 *
 * @param men number of men of the charging unit that fight
 * @param hits number of hits by the charging unit
 * @param targetMen number of men of the charged unit that fight
 * @param targetHits number of hits by the charged unit
 */
public record MeleeResult(int men, int hits, int targetMen, int targetHits) {

  /** Number of the charging unit's hits that are cancelled by the other unit's surplus hits. */
  public int cancelled() {
    return Math.min(hits, Math.max(0, targetHits - men));
  }

  /** Number of the charged unit's hits that are cancelled by the other unit's surplus hits. */
  public int targetCancelled() {
    return Math.min(targetHits, Math.max(0, hits - targetMen));
  }

  /** Number of men that the charging unit loses. */
  public int lost() {
    return Math.min(men, targetHits - targetCancelled());
  }

  /** Number of men that the charged unit loses. */
  public int targetLost() {
    return Math.min(targetMen, hits - cancelled());
  }
}
