package org.wardiary.events.game.recorded.check;

/**
 * The movement of a unit in a move.
 *
 * @param points the points that the move takes; 0 where that is not known
 * @param allowance the points that the unit has for the whole phase; 0 where no rule says so
 */
public record Spent(double points, double allowance) {

  static final Spent UNKNOWN = new Spent(0, 0);
}
