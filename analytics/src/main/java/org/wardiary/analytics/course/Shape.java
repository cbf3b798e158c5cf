package org.wardiary.analytics.course;

import java.util.List;

/**
 * How a game went, by the expected score of the first-named side in its positions.
 *
 * @param leadChanges how often the leading side is not the one that led before; a side leads with
 *     an expected score of {@link #LEAD} or more
 * @param drama sum of all changes of the expected score, up to the result
 * @param largest largest single change of the expected score
 * @param largestTurn turn of the largest change
 * @param lowest lowest expected score of the side that won, or of either in a draw
 * @param decided part of the turns after which the winner's expected score was never below {@link
 *     #SURE} again; 1 if the game's last turn decided it, or in a draw
 */
record Shape(
    int leadChanges, double drama, double largest, int largestTurn, double lowest, double decided) {

  /** Minimum expected score of a side that leads. */
  static final double LEAD = 0.6;

  /** Minimum expected score of a side that has as good as won. */
  static final double SURE = 0.9;

  /**
   * The shape of a game.
   *
   * @param chances expected score of the first-named side in each position
   */
  static Shape of(Trajectory game, double... chances) {
    double drama = 0;
    double largest = 0;
    int largestTurn = 0;
    List<TurnEnd> positions = game.positions();
    for (int i = 0; i < chances.length; i++) {
      boolean last = i == chances.length - 1;
      double change = Math.abs((last ? game.result() : chances[i + 1]) - chances[i]);
      drama += change;
      if (change > largest) {
        largest = change;
        largestTurn = last ? game.turns() : positions.get(i + 1).turn();
      }
    }
    return new Shape(
        leadChanges(chances),
        drama,
        largest,
        largestTurn,
        lowest(game, chances),
        decided(game, chances));
  }

  private static int leadChanges(double... chances) {
    int changes = 0;
    int leader = -1;
    for (double chance : chances) {
      int now = leader(chance);
      if (now >= 0) {
        changes += leader >= 0 && now != leader ? 1 : 0;
        leader = now;
      }
    }
    return changes;
  }

  private static int leader(double chance) {
    if (chance >= LEAD) {
      return 0;
    }
    return 1 - chance >= LEAD ? 1 : -1;
  }

  private static double lowest(Trajectory game, double... chances) {
    double lowest = 1;
    for (double chance : chances) {
      double winners = game.decided() ? winners(game, chance) : Math.min(chance, 1 - chance);
      lowest = Math.min(lowest, winners);
    }
    return lowest;
  }

  /** The expected score of the side that won. */
  static double winners(Trajectory game, double chance) {
    return Trajectory.of(game.result() > Trajectory.HALF ? 0 : 1, chance);
  }

  private static double decided(Trajectory game, double... chances) {
    int from = chances.length;
    while (game.decided() && from > 0 && winners(game, chances[from - 1]) >= SURE) {
      from--;
    }
    return from == chances.length
        ? 1
        : Math.min(1, (double) game.positions().get(from).turn() / game.turns());
  }
}
