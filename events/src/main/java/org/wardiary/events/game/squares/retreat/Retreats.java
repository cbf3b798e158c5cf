package org.wardiary.events.game.squares.retreat;

import org.wardiary.events.game.squares.attack.Attacks;
import org.wardiary.events.game.squares.board.AttackRole;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Compulsion;
import org.wardiary.events.game.squares.board.CurrentAttack;
import org.wardiary.events.game.squares.combat.Options;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.order.BrokenRule;
import org.wardiary.events.game.squares.unit.Armies;

/** Where units may retreat (SQ-6.4, SQ-6.5), and whether an option can be carried out (SQ-R18). */
public final class Retreats {

  private Retreats() {}

  /** The columns of the table in SQ-6.4 that differ. */
  public enum BrokenRule {
    /** Attacked. */
    ATTACKED,
    /** Supporter, or attacker told to retreat, or displaced. */
    ORDERED
  }

  /**
   * Spaces that the unit whose retreat is due may go to, what is still to come of its chain and of
   * the option included.
   */
  public static int legal(Board board, int unit) {
    int legal = 0;
    for (int left = ways(board, unit); left != 0; left = Bits.rest(left)) {
      int to = Bits.first(left);
      legal |= leavesRestPossible(board, unit, to) ? Bits.of(to) : 0;
    }
    return legal;
  }

  /** Whether a unit whose retreat is due may go anywhere. */
  public static boolean isPossible(Board board, int unit) {
    for (int left = ways(board, unit); left != 0; left = Bits.rest(left)) {
      if (leavesRestPossible(board, unit, Bits.first(left))) {
        return true;
      }
    }
    return false;
  }

  /** The chain (SQ-6.5), then the option's other retreats in their order (SQ-R18). */
  private static boolean leavesRestPossible(Board board, int unit, int to) {
    CurrentAttack battle = board.battle();
    AttackRole role =
        battle.role(unit) == AttackRole.NONE ? battle.retreating() : battle.role(unit);
    AttackRole next = Options.nextToRetreat(board, role);
    boolean displaces = isFriend(board, unit, to);
    if (!displaces && next == AttackRole.NONE) {
      return true;
    }
    Board then = board.copy();
    then.retreated(unit, to, Compulsion.FORCED);
    if (displaces) {
      return isPossible(then, then.battle().displaced());
    }
    return isPossible(then, battle.unit(next));
  }

  private static boolean isFriend(Board board, int unit, int space) {
    return Bits.has(board.held(Armies.side(unit)), space);
  }

  /** Spaces by the table of SQ-6.4, whatever has to follow. */
  public static int ways(Board board, int unit) {
    SquaresMap map = board.layout();
    int from = board.space(unit);
    if (from == map.reserve(Armies.side(unit))) {
      return 0; // SQ-6.4: units in a reserve never retreat
    }
    boolean inWood = reason(board, unit) == BrokenRule.ATTACKED && Bits.has(map.forest(), from);
    return switch (map.armies().kind(unit)) {
      case INFANTRY, LIGHT_INFANTRY -> home(board, unit) | (inWood ? wood(board, unit) : 0);
      case ARTILLERY -> gunWays(board, unit);
      case GUARD -> {
        int steps = steps(board, unit) & ~map.forest(); // SQ-R15
        yield (steps == 0 ? home(board, unit) : steps) | (inWood ? wood(board, unit) : 0);
      }
      case HEAVY_CAVALRY -> stepOrDisplace(board, unit, ~map.forest()); // SQ-R15
      case CAVALRY, HORSE_BATTERY -> stepOrDisplace(board, unit, -1);
    };
  }

  /** Artillery: Wood or nothing when attacked (SQ-R25), else Home. */
  private static int gunWays(Board board, int unit) {
    if (reason(board, unit) == BrokenRule.ORDERED) {
      return home(board, unit);
    }
    boolean inForest = Bits.has(board.layout().forest(), board.space(unit));
    return inForest ? wood(board, unit) : 0;
  }

  /** Which column of the table holds for a unit whose retreat is due. */
  public static BrokenRule reason(Board board, int unit) {
    return unit == board.battle().defender() ? BrokenRule.ATTACKED : BrokenRule.ORDERED;
  }

  /** Home: the own reserve, if a path leads there. */
  private static int home(Board board, int unit) {
    int side = Armies.side(unit);
    SquaresMap map = board.layout();
    int free = ~board.held(1 - side);
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

  /** Step: adjacent, closer and empty, forest included; the own reserve counts as empty. */
  private static int steps(Board board, int unit) {
    int side = Armies.side(unit);
    SquaresMap map = board.layout();
    return map.homeward(side, board.space(unit)) & board.empty();
  }

  /** Wood: a step into forest that no enemy gun outside its reserve is adjacent to. */
  private static int wood(Board board, int unit) {
    int enemy = 1 - Armies.side(unit);
    return steps(board, unit) & board.layout().forest() & ~Attacks.underGuns(board, enemy);
  }

  /** Step; if there is none, Displace (SQ-6.5), neither attacker nor supporter (SQ-R17). */
  private static int stepOrDisplace(Board board, int unit, int terrain) {
    int steps = steps(board, unit) & terrain;
    if (steps != 0) {
      return steps;
    }
    int side = Armies.side(unit);
    int friends = board.held(side) & terrain;
    int kept = spaceOf(board, AttackRole.ATTACKER) | spaceOf(board, AttackRole.SUPPORTER);
    return board.layout().homeward(side, board.space(unit)) & friends & ~kept;
  }

  private static int spaceOf(Board board, AttackRole role) {
    int unit = board.battle().unit(role);
    return unit < 0 || Bits.has(board.lost(), unit) ? 0 : Bits.of(board.space(unit));
  }
}
