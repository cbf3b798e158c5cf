package org.wardiary.events.game.onthesquare.fire;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.onthesquare.OnTheSquareGame;
import org.wardiary.events.game.onthesquare.OnTheSquarePosition;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.MoveSteps;
import org.wardiary.events.game.onthesquare.board.Preparation;
import org.wardiary.events.game.onthesquare.board.Steps;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.game.onthesquare.unit.Weapon;
import org.wardiary.events.testkit.GameData;

/**
 * Compares sight (WS-7.3) with a second computation, which takes points close together along each
 * line and asks whether one lies inside a barred sector. It cannot detect a line that both
 * computations take to run along an edge.
 */
final class SightTest {

  /** Steps along a line, so small that one ends inside each sector that the line enters. */
  private static final int POINTS = 5040;

  private final Board board = board();
  private final MoveSteps steps = new Steps(board, EventSink.NONE).moves();

  private static Board board() {
    Setup setup = GameData.setup(Games.find(OnTheSquareGame.ID).orElseThrow(), 0);
    Board board = ((OnTheSquarePosition) setup.game().position(setup)).board();
    Steps steps = new Steps(board, EventSink.NONE);
    for (int draw = 0; draw < Preparation.AUXILIARIES; draw++) {
      steps.drawAuxiliary(Kind.J);
    }
    String kinds = "IIIIDDAAXXJJ";
    for (int i = 0; i < Units.COUNT; i++) {
      steps.placeBox(Kind.valueOf(kinds.substring(i % 12, i % 12 + 1)));
    }
    return board;
  }

  @Test
  void aims_everySectorOverTheBundledField_isWhatPointsOnTheLinesSay() {
    int seen = 0;
    int part = Units.base(0);
    for (int from : new int[] {18, 40, 52, 65, 66, 77, 90, 101}) {
      steps.move(part, from, "advance");
      for (int facing = 0; facing < Facing.COUNT; facing++) {
        steps.face(part, facing, "order");
        for (int target = 0; target < Sector.COUNT; target++) {
          boolean aims = target != from && Sight.aims(board, part, target, Weapon.GUNS);
          boolean due = target != from && sees(from, target, facing);
          assertThat(aims)
              .as("%s %s %s", Sector.name(from), Facing.name(facing), Sector.name(target))
              .isEqualTo(due);
          seen += aims ? 1 : 0;
        }
      }
    }
    assertThat(seen).isGreaterThan(100);
  }

  private boolean sees(int from, int target, int facing) {
    int dx = Sector.column(target) - Sector.column(from);
    int dy = Sector.row(target) - Sector.row(from);
    int forward = dx * Facing.dx(facing) + dy * Facing.dy(facing);
    int side = Math.abs(dx) + Math.abs(dy) - Math.abs(forward);
    if (forward < 1 || side > forward || forward + side > Weapon.GUNS.range()) {
      return false;
    }
    int free = 0;
    for (int corner = 0; corner < 4; corner++) {
      int x = Sector.column(target) + corner % 2;
      int y = Sector.row(target) + corner / 2;
      free += joined(from, target, facing, x, y) ? 1 : 0;
    }
    return free >= 3;
  }

  /** Whether the lines from both front corners of a sector to a point are free. */
  private boolean joined(int from, int target, int facing, int x, int y) {
    for (int end = 0; end < 2; end++) {
      boolean across = Facing.dx(facing) == 0;
      int ahead = Facing.dx(facing) + Facing.dy(facing) > 0 ? 1 : 0;
      int fromX = Sector.column(from) + (across ? end : ahead);
      int fromY = Sector.row(from) + (across ? ahead : end);
      for (int k = 0; k <= POINTS; k++) {
        int px = fromX * POINTS + (x - fromX) * k;
        int py = fromY * POINTS + (y - fromY) * k;
        boolean inside = px % POINTS != 0 && py % POINTS != 0;
        if (inside && barred(Sector.at(px / POINTS, py / POINTS), from, target)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean barred(int sector, int from, int target) {
    return sector != from
        && sector != target
        && (!board.army().free(sector) || board.map().terrain(sector).obstacle());
  }
}
