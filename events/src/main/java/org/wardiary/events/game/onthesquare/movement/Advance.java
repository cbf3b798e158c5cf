package org.wardiary.events.game.onthesquare.movement;

import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.map.SectorSet;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * Finds the sectors that an advance of a base can reach (WS-5.2 to WS-5.4), including those
 * occupied by friends, which can be passed; enemies cannot. Mutable and reusable.
 */
final class Advance {

  /** The rules that an advance obeys; varied to find the rule that an illegal answer breaks. */
  enum Rules {
    /** All rules. */
    ALL,
    /** All rules except WS-1.2: every sector is open to every unit. */
    NOT_TERRAIN,
    /** All rules except WS-5.4: enemies can be passed. */
    NOT_ENEMIES,
    /** All rules except WS-5.3: no sector is slow. */
    NOT_SLOW,
    /** Only the limit of WS-5.1, without the road bonus. */
    LIMIT
  }

  private final Board board;
  private final Army army;
  private final boolean terrain;
  private final boolean enemies;
  private final boolean slow;
  private final boolean roads;

  private int side;
  private Kind kind;
  private int way;
  private int guns;
  private int limit;
  private int goal;
  private SectorSet out;

  Advance(Board board, Rules rules) {
    this.board = board;
    army = board.army();
    out = new SectorSet();
    kind = Kind.X;
    terrain = rules != Rules.NOT_TERRAIN && rules != Rules.LIMIT;
    enemies = rules != Rules.NOT_ENEMIES && rules != Rules.LIMIT;
    slow = rules != Rules.NOT_SLOW && rules != Rules.LIMIT;
    roads = rules != Rules.LIMIT;
  }

  /**
   * The advance to examine.
   *
   * @param unit the unit whose base would move
   * @param way the direction of the advance
   * @param guns number of guns that go along: all of the unit's guns, or 0
   * @param goal the only sector that matters, {@link Sector#NONE} if all do
   */
  record Request(int unit, int way, int guns, int goal) {}

  /** Sets {@code reached} to the sectors that can be reached, without the base's own sector. */
  void reach(Request request, SectorSet reached) {
    reached.clear();
    out = reached;
    kind = army.kind(request.unit());
    side = Units.side(request.unit());
    way = request.way();
    guns = request.guns();
    goal = request.goal();
    limit = MoveRules.limit(board, request.unit(), guns);
    int start = army.sector(Units.base(request.unit()));
    from(start, 0, roads && board.terrain(start).road() ? board.rules().roadBonus() : 0);
  }

  private boolean enemy(int sector) {
    return enemies && army.enemy(sector, side);
  }

  private boolean slow(int sector) {
    return slow && board.slow(sector);
  }

  private boolean enterable(int sector) {
    return !terrain || kind.mayEnter(board.terrain(sector), guns);
  }

  private void add(int sector) {
    if (goal == Sector.NONE || goal == sector) {
      out.add(sector);
    }
  }

  /**
   * Continues the advance from a sector.
   *
   * @param used sectors used up by the steps so far
   * @param bonus the road bonus if all steps so far were straight forward on road from the start,
   *     so that one more step onto road is possible (WS-5.2), else 0
   */
  private void from(int sector, int used, int bonus) {
    int ahead = Sector.ahead(sector, way);
    if (ahead == Sector.NONE
        || enemy(ahead)
        || goal != Sector.NONE && !Sector.before(sector, goal, way)) {
      return;
    }
    straight(sector, used, bonus);
    if (used + 2 <= limit && !slow(sector)) {
      diagonal(Sector.ahead(ahead, Facing.left(way)), used);
      diagonal(Sector.ahead(ahead, Facing.right(way)), used);
    }
  }

  private void straight(int sector, int used, int bonus) {
    int ahead = Sector.ahead(sector, way);
    int left = board.terrain(ahead).road() ? bonus : 0;
    if (slow(sector) || slow(ahead)) {
      if (used == 0 && enterable(ahead)) {
        add(ahead);
      }
    } else if (used + 1 <= limit + left && enterable(ahead)) {
      add(ahead);
      from(ahead, used + 1, left);
    }
  }

  private void diagonal(int sector, int used) {
    if (sector != Sector.NONE && !enemy(sector) && !slow(sector) && enterable(sector)) {
      add(sector);
      from(sector, used + 2, 0);
    }
  }
}
