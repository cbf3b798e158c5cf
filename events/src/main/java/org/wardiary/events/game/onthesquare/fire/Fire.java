package org.wardiary.events.game.onthesquare.fire;

import java.util.Optional;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.Bridges;
import org.wardiary.events.game.onthesquare.board.Volley;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.OnTheSquareRules;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.game.onthesquare.unit.Weapon;

/** Determines which fire is possible, and with how many cards (WS-7.1 to WS-7.6). */
public final class Fire {

  /** One man in this number can fire from a square, rounded up (WS-7.4). */
  private static final int FACES = 4;

  private Fire() {}

  /** Number of a unit's guns that can fire: as many as its base has crews for; none for cavalry. */
  static int guns(Board board, int unit) {
    if (board.army().kind(unit).cavalry()) {
      return 0;
    }
    int crews = board.army().men(Units.base(unit)) / board.rules().crew();
    return Math.min(board.guns().count(unit), crews);
  }

  /** Whether a unit could fire with a weapon at all, apart from range and sight. */
  static boolean armed(Board board, int unit, Weapon weapon) {
    return weapon == Weapon.GUNS ? guns(board, unit) > 0 : board.army().kind(unit).muskets();
  }

  /** Slots of a unit that can fire at a sector, as bits; 0 if none can. */
  static int firing(Board board, int unit, int target, Weapon weapon) {
    if (!armed(board, unit, weapon)) {
      return 0;
    }
    if (weapon == Weapon.GUNS) {
      return Sight.aims(board, Units.base(unit), target, Weapon.GUNS) ? 1 : 0;
    }
    int firing = 0;
    for (int slot = 0; slot < Units.SLOTS; slot++) {
      int part = Units.part(unit, slot);
      if (board.army().exists(part) && Sight.aims(board, part, target, Weapon.MUSKETS)) {
        firing |= 1 << slot;
      }
    }
    return firing;
  }

  /**
   * The fire of a unit at a sector; empty if no enemy part or box is there or the fire is
   * impossible.
   */
  public static Optional<Volley> volley(Board board, int unit, int sector, Weapon weapon) {
    if (!board.army().enemy(sector, Units.side(unit))) {
      return Optional.empty();
    }
    int firing = firing(board, unit, sector, weapon);
    if (firing == 0) {
      return Optional.empty();
    }
    int target = board.army().on(sector);
    int range = range(board, unit, firing, sector);
    boolean guns = weapon == Weapon.GUNS;
    int pieces = guns ? guns(board, unit) : muskets(board, unit, firing);
    OnTheSquareRules rules = board.rules();
    int cards = guns ? pieces * rules.gunCards(range) : rules.musketCards(pieces);
    if (board.army().kind(Units.unitOf(target)) == Kind.X) {
      cards = 0;
    }
    int exposed = exposed(board, unit, firing, target, weapon);
    boolean boxed = board.army().boxed(Units.unitOf(target));
    return Optional.of(
        new Volley(unit, weapon, firing, pieces, target, boxed, exposed, range, cards));
  }

  private static int range(Board board, int unit, int firing, int sector) {
    int range = Integer.MAX_VALUE;
    for (int slot = 0; slot < Units.SLOTS; slot++) {
      if ((firing >> slot & 1) != 0) {
        int from = board.army().sector(Units.part(unit, slot));
        range = Math.min(range, Sector.distance(from, sector));
      }
    }
    return range;
  }

  private static int muskets(Board board, int unit, int firing) {
    int rank = board.rules().firstRank();
    int muskets = 0;
    for (int slot = 0; slot < Units.SLOTS; slot++) {
      if ((firing >> slot & 1) != 0) {
        int men = board.army().men(Units.part(unit, slot));
        boolean square = slot == 0 && board.army().inSquare(unit);
        muskets += square ? (men + FACES - 1) / FACES : Math.min(rank, men);
      }
    }
    return muskets;
  }

  /**
   * Slots of the target and of the other parts of its unit that a firing part has in range and
   * sight, as bits.
   */
  private static int exposed(Board board, int unit, int firing, int target, Weapon weapon) {
    int enemy = Units.unitOf(target);
    int exposed = 1 << Units.slot(target);
    for (int slot = 0; slot < Units.SLOTS; slot++) {
      int part = Units.part(enemy, slot);
      if (board.army().exists(part)
          && (firing(board, unit, board.army().sector(part), weapon) & firing) != 0) {
        exposed |= 1 << slot;
      }
    }
    return exposed;
  }

  /** Whether a unit's base could set a bridge on fire (WS-7.7). */
  static boolean burns(Board board, int unit, int bridge) {
    int index = board.map().bridgeOn(bridge);
    if (index < 0
        || board.bridges().left(index) != Bridges.WHOLE
        || !board.rules().burning()
        || !board.army().kind(unit).infantry()) {
      return false;
    }
    int base = Units.base(unit);
    int from = board.army().sector(base);
    boolean reaches =
        board.firesAllRound(base)
            ? Sector.adjacent(from, bridge)
            : Sector.ahead(from, board.army().facing(base)) == bridge;
    return reaches && board.army().free(bridge);
  }
}
