package org.wardiary.events.game.onthesquare;

/** What a unit fires with (WS-7.1). */
enum Weapon {
  /** Muskets of all its parts. */
  MUSKETS(Sight.MUSKETS, Run.Purpose.MUSKETS),
  /** Guns of its base. */
  GUNS(Sight.GUNS, Run.Purpose.GUNS);

  private final int range;
  private final Run.Purpose purpose;

  Weapon(int range, Run.Purpose purpose) {
    this.range = range;
    this.purpose = purpose;
  }

  /** Range in sectors. */
  int range() {
    return range;
  }

  /** What its cards are drawn for. */
  Run.Purpose purpose() {
    return purpose;
  }
}
