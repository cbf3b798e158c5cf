package org.wardiary.events.game.squares.retreat;

import org.wardiary.events.game.squares.attack.OptionTable;
import org.wardiary.events.game.squares.attack.Pinning;
import org.wardiary.events.game.squares.board.AttackRole;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.CurrentAttack;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.game.squares.variant.Reading;

/** Determines where units may retreat (SQ-6.4, SQ-6.5, SQ-R18, SQ-R36). */
public final class Retreats {

  private Retreats() {}

  /**
   * Spaces to which a unit that has to retreat may go such that the rest of its chain and of the
   * option can follow.
   */
  public static int legal(Board board, int unit) {
    int legal = 0;
    for (int left = byTable(board, unit); left != 0; left = Bits.rest(left)) {
      int to = Bits.first(left);
      legal |= leavesRestPossible(board, unit, to) ? Bits.of(to) : 0;
    }
    return legal;
  }

  /** Whether a unit that has to retreat has a legal retreat. */
  public static boolean isPossible(Board board, int unit) {
    for (int left = byTable(board, unit); left != 0; left = Bits.rest(left)) {
      if (leavesRestPossible(board, unit, Bits.first(left))) {
        return true;
      }
    }
    return false;
  }

  /** Whether the chain (SQ-6.5) and the option's other retreats in order (SQ-R18) can follow. */
  private static boolean leavesRestPossible(Board board, int unit, int to) {
    CurrentAttack attack = board.attack();
    AttackRole next = OptionTable.nextToRetreat(board, attack.retreatOf(unit));
    boolean displaces = isFriend(board, unit, to);
    if (!displaces && next == AttackRole.NONE) {
      return true;
    }
    Board then = board.copy();
    then.retreat(unit, to);
    if (displaces) {
      return isPossible(then, then.attack().displaced());
    }
    if (next == AttackRole.ATTACKER && OptionTable.hasSecondChance(board)) {
      // the attacker retreats only after the defender has declined its second chance and is lost
      then.eliminate(attack.defender());
    }
    return isPossible(then, attack.unit(next));
  }

  private static boolean isFriend(Board board, int unit, int space) {
    return Bits.has(board.occupied(Armies.side(unit)), space);
  }

  /** Spaces that the table of SQ-6.4 allows, regardless of what has to follow. */
  public static int byTable(Board board, int unit) {
    SquaresMap map = board.map();
    int from = board.space(unit);
    if (from == map.reserve(Armies.side(unit))) {
      return 0; // SQ-6.4: units in a reserve never retreat
    }
    boolean attackedInForest = isAttacked(board, unit) && Bits.has(map.forest(), from);
    return switch (board.kind(unit)) {
      case INFANTRY, LIGHT_INFANTRY ->
          home(board, unit) | (attackedInForest ? wood(board, unit) : 0);
      case ARTILLERY -> artillery(board, unit);
      case GUARD -> {
        boolean anywhere = board.rules().has(Reading.GUARD_STEPS_INTO_FOREST); // SQ-R15
        int steps = steps(board, unit) & (anywhere ? -1 : ~map.forest());
        yield (steps == 0 ? home(board, unit) : steps) | (attackedInForest ? wood(board, unit) : 0);
      }
      case CAVALRY, HEAVY_CAVALRY, HORSE_BATTERY -> stepOrDisplace(board, unit);
    };
  }

  /** Retreats of Artillery: Wood or nothing when attacked (SQ-R25), else Home. */
  private static int artillery(Board board, int unit) {
    if (!isAttacked(board, unit)) {
      return home(board, unit);
    }
    boolean inForest = Bits.has(board.map().forest(), board.space(unit));
    return inForest ? wood(board, unit) : 0;
  }

  /** Whether the table's first column, "attacked", applies, which it does only to the defender. */
  private static boolean isAttacked(Board board, int unit) {
    return unit == board.attack().defender();
  }

  /** Home: the side's own reserve if a path leads there (SQ-6.4). */
  private static int home(Board board, int unit) {
    int side = Armies.side(unit);
    SquaresMap map = board.map();
    int free = ~board.occupied(1 - side);
    int goal = map.reserveBit(side);
    int front = Bits.of(board.space(unit));
    int seen = 0;
    while (front != 0) {
      int next = map.homeward(side, Bits.first(front)) & free & ~seen;
      if ((next & goal) != 0) {
        return goal;
      }
      seen |= next;
      front = Bits.rest(front) | next;
    }
    return 0;
  }

  /**
   * Step: adjacent, closer and empty spaces, including forest; the side's own reserve counts as
   * empty.
   */
  private static int steps(Board board, int unit) {
    int side = Armies.side(unit);
    SquaresMap map = board.map();
    return map.homeward(side, board.space(unit)) & board.empty();
  }

  /** Wood: a step into forest that no enemy gun outside its reserve is adjacent to. */
  private static int wood(Board board, int unit) {
    int enemy = 1 - Armies.side(unit);
    return steps(board, unit) & board.map().forest() & ~Pinning.besideGun(board, enemy);
  }

  /** Step or, if there is none, Displace (SQ-6.5). */
  private static int stepOrDisplace(Board board, int unit) {
    int steps = steps(board, unit) & terrain(board, unit);
    return steps != 0 ? steps : friendsBehind(board, unit) & ~spared(board, unit);
  }

  /**
   * Spaces of the attacker or supporter that a retreating unit would displace if SQ-R36 or SQ-R37
   * did not bar it.
   */
  public static int barred(Board board, int unit) {
    boolean displaces =
        board.kind(unit).isMobile() && (steps(board, unit) & terrain(board, unit)) == 0;
    return displaces ? friendsBehind(board, unit) & spared(board, unit) : 0;
  }

  /** Spaces that a kind that steps or displaces may enter, whatever occupies them (SQ-R15). */
  private static int terrain(Board board, int unit) {
    return board.kind(unit) == Kind.HEAVY_CAVALRY ? ~board.map().forest() : -1;
  }

  private static int friendsBehind(Board board, int unit) {
    int side = Armies.side(unit);
    int behind = board.map().homeward(side, board.space(unit));
    return behind & board.occupied(side) & terrain(board, unit);
  }

  /** Spaces of the units that a retreating unit may not displace (SQ-R36, SQ-R37). */
  private static int spared(Board board, int unit) {
    if (!board.rules().has(Reading.DISPLACED_ATTACKERS)) {
      return spaceOf(board, AttackRole.ATTACKER) | spaceOf(board, AttackRole.SUPPORTER);
    }
    CurrentAttack attack = board.attack();
    boolean staysToo =
        attack.option() == OptionTable.FIRST && attack.retreatOf(unit) == AttackRole.SUPPORTER;
    return staysToo ? spaceOf(board, AttackRole.ATTACKER) : 0;
  }

  private static int spaceOf(Board board, AttackRole role) {
    int unit = board.attack().unit(role);
    return unit < 0 || Bits.has(board.lost(), unit) ? 0 : Bits.of(board.space(unit));
  }
}
