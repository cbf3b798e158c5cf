package org.wardiary.events.game.squares.players;

import org.wardiary.events.game.squares.attack.Pinning;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.game.squares.unit.Kind;

/**
 * Evaluates positions for a side, in hundredths of a point of losses. It reads the board and asks
 * the rules, but repeats no rule itself. Immutable.
 */
public final class Evaluation {

  /** Worth of a won game. */
  public static final int VICTORY = 1_000_000;

  /** The worth of a unit beyond the points for its loss. */
  private static final int USE_OF_GUN = 45;

  private static final int USE_OF_HORSE = 35;
  private static final int USE_OF_FOOT = 15;

  /** Weight of the square of the points lost: losses near the end of the game weigh more. */
  private static final int END_NEARS = 4;

  private static final int FROZEN = 12;
  private static final int PASSED = 6;
  private static final int WOOD = 10;
  private static final int PINNED_TWICE = 8;

  /** Number of units in a reserve that are enough. */
  private static final int GARRISON = 4;

  /** Number of additional missing units that an empty reserve counts as. */
  private static final int EMPTY_AS_THIN = 5;

  /** Number of enemies in a side's half beyond which more do not make an open door worse. */
  private static final int INTRUDERS = 3;

  /**
   * From this turn on, the player hurries: the enemy's losses count one per cent more for every
   * {@code TURNS_A_PERCENT} turns, up to {@code MOST_HURRY} per cent.
   */
  private static final int LONG_GAME = 80;

  private static final int TURNS_A_PERCENT = 3;
  private static final int MOST_HURRY = 60;

  private final PlayingStyle style;
  private final SquaresMap map;
  private final int side;
  private final int ownPoint;
  private final int enemyPoint;

  /** Creates an evaluation for a side, for use from the board's turn on. */
  public Evaluation(PlayingStyle style, Board board, int side) {
    int hurry = Math.min(MOST_HURRY, Math.max(0, board.turn() - LONG_GAME) / TURNS_A_PERCENT);
    this.style = style;
    this.map = board.map();
    this.side = side;
    this.ownPoint = StyleWeight.OWN_POINT.in(style) - hurry / 2;
    this.enemyPoint = StyleWeight.ENEMY_POINT.in(style) + hurry;
  }

  /** Worth of a position without an attack in progress. */
  public int worth(Board board) {
    int winner = board.ending().winner();
    if (winner == side || winner == 1 - side) {
      return winner == side ? VICTORY : -VICTORY;
    }
    int losses = enemyPoint * price(board, 1 - side) - ownPoint * price(board, side);
    return losses / 100 + place(board, side) - place(board, 1 - side);
  }

  /** The price of a side's losses. */
  private int price(Board board, int of) {
    int points = board.losses(of);
    int price = points * (100 + END_NEARS * points);
    for (int left = board.lost() & Armies.mask(of); left != 0; left = Bits.rest(left)) {
      Kind kind = board.kind(Bits.first(left));
      int use = kind.isHorse() ? USE_OF_HORSE : USE_OF_FOOT;
      price += kind.isGun() ? USE_OF_GUN : use;
    }
    return price;
  }

  /** Value of the placement of a side's units. */
  private int place(Board board, int of) {
    int own = board.occupied(of);
    int underGuns = Pinning.besideGun(board, of);
    int place = ground(board, of) + StyleWeight.OUT.in(style) * Bits.count(own);
    place += WOOD * Bits.count(own & map.forest());
    place += StyleWeight.MASS.in(style) * Bits.count(board.occupiedByGuns(of) & underGuns);
    place += StyleWeight.PIN.in(style) * Bits.count(board.occupied(1 - of) & underGuns);
    place += PINNED_TWICE * Bits.count(board.occupied(1 - of) & Pinning.besideTwoGuns(board, of));
    place -= FROZEN * Bits.count(board.frozen() & Armies.mask(of));
    place -= board.hasPassed(of) ? PASSED : 0;
    return place - danger(board, of, underGuns);
  }

  /** Value of how far a side's units have advanced, and of whether they keep together. */
  private int ground(Board board, int of) {
    int own = board.occupied(of);
    int ground = 0;
    for (int left = own; left != 0; left = Bits.rest(left)) {
      int space = Bits.first(left);
      int distance = Bits.count(map.closer(of, space));
      ground += distance * forward(board.kind(board.unitAt(space))) / map.size();
      ground += (map.adjacent(space) & own) != 0 ? StyleWeight.COMPANY.in(style) : 0;
    }
    return ground;
  }

  private int forward(Kind kind) {
    if (kind.isHorse()) {
      return StyleWeight.HORSE_FORWARD.in(style);
    }
    return (kind.isGun() ? StyleWeight.GUNS_FORWARD : StyleWeight.FOOT_FORWARD).in(style);
  }

  /**
   * Cost of the danger to a side's reserve (SQ-7.7, SQ-8.1); enemies beside the side's guns are
   * pinned and do not count.
   */
  private int danger(Board board, int of, int underGuns) {
    int beside = map.edgeAdjacent(map.reserve(of)) & ~underGuns;
    int raiders = Bits.count(beside & board.occupied(1 - of));
    int doors = Bits.count(beside & ~board.occupied(of));
    int garrison = Bits.count(board.inReserve(of));
    int lacking = Math.max(0, GARRISON - garrison) + (garrison == 0 ? EMPTY_AS_THIN : 0);
    int thin = (of == side ? StyleWeight.THIN : StyleWeight.PREY).in(style);
    return StyleWeight.RAIDER.in(style) * raiders
        + StyleWeight.DOOR.in(style) * doors * Math.min(intruders(board, of), INTRUDERS)
        + thin * lacking * (1 + raiders);
  }

  /** Number of enemy units in a side's half of the board. */
  private int intruders(Board board, int of) {
    int intruders = 0;
    for (int left = board.occupied(1 - of); left != 0; left = Bits.rest(left)) {
      int nearer = Bits.count(map.closer(of, Bits.first(left)));
      intruders += 2 * nearer < map.size() ? 1 : 0;
    }
    return intruders;
  }
}
