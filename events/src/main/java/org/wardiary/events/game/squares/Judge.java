package org.wardiary.events.game.squares;

/**
 * Says what a position is worth to a side, in hundredths of a point of losses. Asks the board and
 * the rules what stands where and who bars whom; knows no rule itself.
 */
final class Judge {

  /** Worth of a game that is won. */
  static final int VICTORY = 1_000_000;

  /** A unit's use beyond the points for its loss. */
  private static final int USE_OF_GUN = 45;

  private static final int USE_OF_HORSE = 35;
  private static final int USE_OF_FOOT = 15;

  /** Losses near the end of the game weigh more: this for the square of the points. */
  private static final int END_NEARS = 4;

  private static final int FROZEN = 12;
  private static final int PASSED = 6;
  private static final int WOOD = 10;
  private static final int PINNED_TWICE = 8;

  /** So many units in a reserve are enough. */
  private static final int GARRISON = 4;

  private static final int EMPTY_RESERVE = 150;

  /** A turn from which on patience ends, and turns in which enemy points gain one percent. */
  private static final int PATIENCE = 80;

  private static final int HURRY = 3;

  private final Style style;
  private final SquaresLayout map;
  private final int side;
  private final int ownPoint;
  private final int enemyPoint;

  /** A judge for a side, as patient as the turn of the game allows. */
  Judge(Style style, Board board, int side) {
    int hurry = Math.min(60, Math.max(0, board.turn() - PATIENCE) / HURRY);
    this.style = style;
    this.map = board.layout();
    this.side = side;
    this.ownPoint = style.ownPoint() - hurry / 2;
    this.enemyPoint = style.enemyPoint() + hurry;
  }

  /** Worth of a position in which no attack goes on. */
  int worth(Board board) {
    int winner = board.ending().winner();
    if (winner == side || winner == 1 - side) {
      return winner == side ? VICTORY : -VICTORY;
    }
    int losses = enemyPoint * price(board, 1 - side) - ownPoint * price(board, side);
    return losses / 100 + place(board, side) - place(board, 1 - side);
  }

  /** What a side's losses cost it. */
  private int price(Board board, int of) {
    Armies armies = map.armies();
    int points = board.losses(of);
    int price = points * (100 + END_NEARS * points);
    for (int left = board.lost() & Armies.half(of); left != 0; left = Bits.rest(left)) {
      Kind kind = armies.kind(Bits.first(left));
      int use = kind.isHorse() ? USE_OF_HORSE : USE_OF_FOOT;
      price += kind.isGun() ? USE_OF_GUN : use;
    }
    return price;
  }

  /** How well a side's units stand. */
  private int place(Board board, int of) {
    int own = board.held(of);
    int place = 0;
    for (int left = own; left != 0; left = Bits.rest(left)) {
      int space = Bits.first(left);
      int way = Bits.count(map.closer(of, space));
      place += way * pull(map.armies().kind(board.unitAt(space))) / 32;
      place += style.out();
      place += (map.adjacent(space) & own) != 0 ? style.company() : 0;
    }
    place += WOOD * Bits.count(own & map.forest());
    place -= FROZEN * Bits.count(board.frozen() & Armies.half(of) & ~board.lost());
    place -= board.hasPassed(of) ? PASSED : 0;
    int enemies = board.held(1 - of);
    place += style.pin() * Bits.count(enemies & Attacks.underGuns(board, of));
    place += PINNED_TWICE * Bits.count(enemies & Attacks.underMoreGuns(board, of));
    return place - danger(board, of);
  }

  private int pull(Kind kind) {
    if (kind.isHorse()) {
      return style.ride();
    }
    return kind.isGun() ? style.battery() : style.ground();
  }

  /** How much a side's reserve is in danger (SQ-7.7, SQ-8.1). */
  private int danger(Board board, int of) {
    int enemies = board.held(1 - of);
    int reserve = map.reserve(of);
    int guns = Attacks.underGuns(board, of);
    int beside = map.edge(reserve);
    int raiders = Bits.count(beside & enemies & ~guns);
    int doors = Bits.count(beside & ~board.held(of) & ~guns);
    int intruders = 0;
    for (int left = enemies; left != 0; left = Bits.rest(left)) {
      int space = Bits.first(left);
      intruders += Bits.count(map.closer(of, space)) < map.size() / 2 ? 1 : 0;
    }
    int garrison = Bits.count(board.home(of));
    int lacking = Math.max(0, GARRISON - garrison);
    int danger = style.raider() * raiders + style.door() * doors * Math.min(intruders, 3);
    danger += style.thin() * lacking * (1 + raiders);
    return danger + (garrison == 0 ? EMPTY_RESERVE * (style.thin() + 5) / 30 * (1 + raiders) : 0);
  }
}
