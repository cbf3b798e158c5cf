package org.wardiary.events.referee;

import org.wardiary.events.game.Position;

/** Names of sides. */
final class Sides {

  private Sides() {}

  /** The side whose turn it is or that leads it, empty before the first turn. */
  static String leading(Position position) {
    int side = position.turnSide();
    return side < 0 ? "" : position.setup().game().sides().get(side);
  }
}
