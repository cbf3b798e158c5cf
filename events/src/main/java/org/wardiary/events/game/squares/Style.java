package org.wardiary.events.game.squares;

/**
 * How a {@link ThinkingPlayer} weighs what it sees, in hundredths of a point of losses (SQ-8.2)
 * unless said otherwise.
 *
 * @param name as {@code simulate --players} writes it
 * @param ownPoint percent: how much one's own losses count
 * @param enemyPoint percent: how much the enemy's losses count
 * @param ground a foot's way from its own reserve to the enemy's
 * @param ride the same for Horse
 * @param battery the same for guns
 * @param door a space beside one's reserve that a raider may use, for each enemy in one's half
 * @param raider an enemy who can attack one's reserve
 * @param thin a unit that a reserve has too few
 * @param pin an enemy under one's guns (SQ-5.2)
 * @param out a unit that has left its reserve
 * @param company a unit that has a friend beside it
 * @param follow percent: what one's own next attack is believed to bring, the enemy warned
 * @param slack below the best by so much, the lot decides
 */
record Style(
    String name,
    int ownPoint,
    int enemyPoint,
    int ground,
    int ride,
    int battery,
    int door,
    int raider,
    int thin,
    int pin,
    int out,
    int company,
    int follow,
    int slack) {

  /** Keeps its reserve shut and its line together, and takes what it is given. */
  static final Style CAREFUL =
      new Style("careful", 115, 100, 50, 30, 40, 14, 45, 30, 22, 0, 8, 40, 5);

  /** Goes forward, and seeks exchanges. */
  static final Style BOLD = new Style("bold", 90, 120, 90, 80, 70, 5, 25, 12, 14, 0, 4, 60, 8);

  /** Leaves nobody at home, and goes round the enemy for his reserve. */
  static final Style DARING = new Style("daring", 100, 100, 60, 60, 50, 1, 30, 0, 14, 80, 2, 60, 6);
}
