package org.wardiary.events.game.onthesquare.players;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.game.onthesquare.unit.Weapon;

/**
 * Evaluates what it is worth to a side that a unit stands on a sector, on the scale of {@link
 * AnswerEvaluation}.
 */
final class PlaceEvaluation {

  private static final int CENTRE = 40;
  private static final int STEP = 4;
  private static final int GUN_DISTANCE = 4;
  private static final int NEAR = 3;

  private final Board board;
  private final Army army;
  private final int side;
  private final List<CentreDistance> distances = new ArrayList<>();

  PlaceEvaluation(Board board, int side) {
    this.board = board;
    army = board.army();
    this.side = side;
  }

  /** Worth of a unit's standing on a sector with a facing. */
  int worth(int unit, int sector, int facing) {
    boolean artillery = board.guns().count(unit) > 0 && army.kind(unit) == Kind.A;
    int distance = distance(unit).from(sector);
    int worth = outlook(sector, facing, artillery ? Weapon.GUNS : Weapon.MUSKETS);
    if (artillery && army.count(side) > 6) {
      return worth - STEP * Math.abs(distance - GUN_DISTANCE);
    }
    if (Sector.inCentre(sector)) {
      return worth + CENTRE;
    }
    return worth - STEP * distance;
  }

  private CentreDistance distance(int unit) {
    for (CentreDistance known : distances) {
      if (known.serves(unit)) {
        return known;
      }
    }
    distances.add(new CentreDistance(board, unit));
    return distances.get(distances.size() - 1);
  }

  /** Whether a unit on the centre has enemies in front of it who are or may soon be in range. */
  boolean ready(int unit) {
    int base = Units.base(unit);
    int sector = army.sector(base);
    return Sector.inCentre(sector) && outlook(sector, army.facing(base), Weapon.MUSKETS) > 0;
  }

  /** Worth of the enemies in front, minus those at the sides and behind. */
  private int outlook(int sector, int facing, Weapon weapon) {
    int range = weapon.range();
    int worth = 0;
    int first = Units.base((1 - side) * Units.SIDE_UNITS);
    for (int part = first; part < first + Units.SIDE_UNITS * Units.SLOTS; part++) {
      int distance =
          army.exists(part) ? Sector.distance(sector, army.sector(part)) : CentreDistance.FAR;
      if (distance > range + 2) {
        continue;
      }
      boolean before = Sector.before(sector, army.sector(part), facing);
      if (distance <= range) {
        worth += before ? 3 : -1;
      }
      if (distance == 1) {
        worth += before ? 4 : -8;
      } else if (before) {
        worth++;
      }
    }
    return worth;
  }

  /** Number of other units of the side that are near the centre but not on it. */
  int helpers(int unit) {
    int count = 0;
    for (int other = side * Units.SIDE_UNITS; other < (side + 1) * Units.SIDE_UNITS; other++) {
      if (other != unit && army.active(other) && army.kind(other) != Kind.X) {
        int distance = distance(other).from(army.sector(Units.base(other)));
        count += distance > 0 && distance <= NEAR ? 1 : 0;
      }
    }
    return count;
  }
}
