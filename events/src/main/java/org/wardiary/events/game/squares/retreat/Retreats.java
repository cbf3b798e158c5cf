package org.wardiary.events.game.squares.retreat;

import org.wardiary.events.game.squares.attack.OptionTable;
import org.wardiary.events.game.squares.attack.Pinning;
import org.wardiary.events.game.squares.board.AttackRole;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Compulsion;
import org.wardiary.events.game.squares.board.CurrentAttack;
import org.wardiary.events.game.squares.board.EliminationCause;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.unit.Armies;

/** Determines where units may retreat (SQ-6.4, SQ-6.5, SQ-R18). */
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
    AttackRole role =
        attack.role(unit) == AttackRole.NONE ? attack.retreating() : attack.role(unit);
    AttackRole next = OptionTable.nextToRetreat(board, role);
    boolean displaces = isFriend(board, unit, to);
    if (!displaces && next == AttackRole.NONE) {
      return true;
    }
    Board then = board.copy();
    then.retreated(unit, to, Compulsion.FORCED);
    if (displaces) {
      return isPossible(then, then.attack().displaced());
    }
    if (next == AttackRole.ATTACKER && OptionTable.hasSecondChance(board)) {
      // the attacker retreats only after the defender has declined its second chance and is lost
      then.eliminated(attack.defender(), EliminationCause.of(AttackRole.DEFENDER));
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
        int steps = steps(board, unit) & ~map.forest(); // SQ-R15
        yield (steps == 0 ? home(board, unit) : steps) | (attackedInForest ? wood(board, unit) : 0);
      }
      case HEAVY_CAVALRY -> stepOrDisplace(board, unit, ~map.forest()); // SQ-R15
      case CAVALRY, HORSE_BATTERY -> stepOrDisplace(board, unit, -1);
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

  /** Step or, if there is none, Displace (SQ-6.5), but never the attacker or supporter (SQ-R17). */
  private static int stepOrDisplace(Board board, int unit, int terrain) {
    int steps = steps(board, unit) & terrain;
    if (steps != 0) {
      return steps;
    }
    int side = Armies.side(unit);
    int friends = board.occupied(side) & terrain;
    int spared = spaceOf(board, AttackRole.ATTACKER) | spaceOf(board, AttackRole.SUPPORTER);
    return board.map().homeward(side, board.space(unit)) & friends & ~spared;
  }

  private static int spaceOf(Board board, AttackRole role) {
    int unit = board.attack().unit(role);
    return unit < 0 || Bits.has(board.lost(), unit) ? 0 : Bits.of(board.space(unit));
  }
}
