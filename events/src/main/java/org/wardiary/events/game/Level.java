package org.wardiary.events.game;

/** How much is known of a game, and so what may be said about it; the least comes first. */
public enum Level implements Titled {
  /** Who played which side, who won and how: what the tags say. */
  RESULT,
  /** What the players wrote down, looked at for consistency; no rules are known. */
  RECORDED,
  /** What the players wrote down, by some rules of which no strict one is broken. */
  CHECKED,
  /** Every answer, judged by the complete rules. */
  REFEREED
}
