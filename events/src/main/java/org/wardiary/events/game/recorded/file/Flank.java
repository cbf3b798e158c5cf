package org.wardiary.events.game.recorded.file;

import org.wardiary.events.game.Titled;

/** What counts as a flank attack. */
public enum Flank implements Titled {
  /** An attack from behind the way that the unit faces. */
  REAR_BY_FACING,
  /** An attack from two opposite sides of the unit's space. */
  OPPOSITE_SIDES,
  /** Nothing. */
  NONE;

  @Override
  public String title() {
    return Titled.super.title().replace('-', ' ');
  }
}
