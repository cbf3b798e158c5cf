package org.wardiary.events.game.squares.players;

/**
 * The weights of a {@link LookaheadPlayer}: a row for each feature of a position and a column for
 * each {@link PlayingStyle}, in hundredths of a point of losses (SQ-8.2) unless a row says
 * otherwise.
 */
public enum StyleWeight {
  /** How much the side's own losses count, in per cent. */
  OWN_POINT(115, 90, 115, 100),
  /** How much the enemy's losses count, in per cent. */
  ENEMY_POINT(100, 120, 80, 105),
  /** An advance of Foot over the whole distance from its own reserve to the enemy's. */
  FOOT_FORWARD(50, 90, 60, 60),
  /** The same advance of Horse. */
  HORSE_FORWARD(30, 80, 60, 40),
  /** The same advance of guns. */
  GUNS_FORWARD(40, 70, 50, 120),
  /** An unguarded space beside a reserve, for each enemy in that half of the board. */
  DOOR(14, 5, 0, 8),
  /** An enemy who can attack a reserve (SQ-7.7). */
  RAIDER(45, 25, 30, 35),
  /** A unit missing in the side's own reserve (SQ-8.1). */
  THIN(30, 0, 0, 0),
  /** A unit missing in the enemy's reserve. */
  PREY(60, 70, 80, 60),
  /** An enemy beside one of the side's guns (SQ-5.2). */
  PIN(22, 14, 14, 34),
  /** A gun beside another (SQ-5.4). */
  MASS(4, 4, 2, 40),
  /** A unit that has left its reserve. */
  OUT(0, 80, 100, 80),
  /** A unit beside a friend. */
  COMPANY(8, 4, 2, 8),
  /** How much the side's own next attack counts, in per cent, since the enemy can forestall it. */
  FOLLOW(40, 60, 60, 60),
  /** How far below the best an answer may be to be drawn. */
  SLACK(5, 8, 6, 6);

  private final int[] byStyle;

  StyleWeight(int... byStyle) {
    this.byStyle = byStyle;
  }

  /** The weight in a style. */
  public int in(PlayingStyle style) {
    return byStyle[style.ordinal()];
  }
}
