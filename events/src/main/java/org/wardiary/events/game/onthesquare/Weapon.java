package org.wardiary.events.game.onthesquare;

/** What a unit fires with (WS-7.1). */
enum Weapon {
  /** Muskets of all its parts. */
  MUSKETS(Sight.MUSKETS, CardDraw.Purpose.MUSKETS),
  /** Guns of its base. */
  GUNS(Sight.GUNS, CardDraw.Purpose.GUNS);

  private final int range;
  private final CardDraw.Purpose purpose;

  Weapon(int range, CardDraw.Purpose purpose) {
    this.range = range;
    this.purpose = purpose;
  }

  /** Range in sectors. */
  int range() {
    return range;
  }

  /** What its cards are drawn for. */
  CardDraw.Purpose purpose() {
    return purpose;
  }
}
