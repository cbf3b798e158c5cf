package org.wardiary.events.game.onthesquare.board;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.onthesquare.unit.Gun;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * Samples boards that are consistent with what a side knows (WS-11.4): the kinds under the enemy's
 * boxes are drawn from those that can still be there, and the enemy's orders and the number of
 * answers are removed. Boards that look alike to the side give the same samples from the same
 * draws, because nothing hidden is read.
 */
public final class Determinisation {

  private final Board board;
  private final Army army;
  private final int enemy;
  private final RandomDraws draws;

  private Determinisation(Board board, int side, RandomDraws draws) {
    this.board = board;
    this.army = board.army();
    this.enemy = 1 - side;
    this.draws = draws;
  }

  /**
   * A board that, for all that a side knows, may be the true one.
   *
   * @param board a board on which all boxes are placed; not changed
   * @param side the side whose knowledge counts, 0 or 1
   */
  public static Board of(Board board, int side, RandomDraws draws) {
    Board copy = board.copy();
    Determinisation drawn = new Determinisation(copy, side, draws);
    drawn.drawBoxes();
    drawn.forgetOrders();
    return copy;
  }

  private void drawBoxes() {
    List<Integer> boxes = new ArrayList<>();
    int[] seen = new int[Kind.values().length];
    for (int unit = enemy * Units.SIDE_UNITS; unit < (enemy + 1) * Units.SIDE_UNITS; unit++) {
      if (army.boxed(unit)) {
        boxes.add(unit);
      } else {
        seen[army.kind(unit).ordinal()]++;
      }
    }
    List<Kind> kinds = hidden(seen);
    boolean[][] taken = takenNumbers();
    for (int unit : boxes) {
      Kind kind = kinds.remove(draws.draw(kinds.size()) - 1);
      int number = 1;
      while (taken[kind.ordinal()][number]) {
        number++;
      }
      taken[kind.ordinal()][number] = true;
      army.suppose(unit, kind.key(number));
      board.guns().clear(unit);
      for (int i = 0; i < board.rules().guns(kind); i++) {
        board.guns().add(unit, Gun.FRESH);
      }
    }
    army.index();
  }

  /**
   * The kinds that the enemy has under its boxes: its own and two auxiliaries, minus those seen.
   */
  private List<Kind> hidden(int[] seen) {
    List<Kind> hidden = new ArrayList<>();
    List<Kind> blanks = new ArrayList<>();
    List<Kind> auxiliaries = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      int more = kind.in(board.rules().own()) - seen[kind.ordinal()];
      add(kind, more, hidden);
      add(kind, -more, auxiliaries);
      add(kind, kind.in(Kind.BLANK) - ownAuxiliaries(kind) - Math.max(0, -more), blanks);
    }
    while (auxiliaries.size() < Preparation.AUXILIARIES / 2) {
      Kind kind = blanks.remove(draws.draw(blanks.size()) - 1);
      auxiliaries.add(kind);
      hidden.add(kind);
    }
    board.preparation().suppose(enemy, auxiliaries);
    return hidden;
  }

  private int ownAuxiliaries(Kind kind) {
    int count = 0;
    for (int draw = 0; draw < Preparation.AUXILIARIES; draw++) {
      boolean own = board.preparation().drawer(draw) != enemy;
      count += own && board.preparation().drawn(draw) == kind ? 1 : 0;
    }
    return count;
  }

  private static void add(Kind kind, int times, List<Kind> to) {
    for (int i = 0; i < times; i++) {
      to.add(kind);
    }
  }

  /** For each kind, which unit numbers the side has seen among the enemy's units (WS-2.1). */
  private boolean[][] takenNumbers() {
    boolean[][] taken = new boolean[Kind.values().length][Units.SIDE_UNITS + 1];
    for (int unit = enemy * Units.SIDE_UNITS; unit < (enemy + 1) * Units.SIDE_UNITS; unit++) {
      if (!army.boxed(unit)) {
        taken[army.kind(unit).ordinal()][Kind.numberOf(army.key(unit))] = true;
      }
    }
    return taken;
  }

  private void forgetOrders() {
    for (int unit = enemy * Units.SIDE_UNITS; unit < (enemy + 1) * Units.SIDE_UNITS; unit++) {
      board.orders().clear(unit);
    }
    board.forgetPly();
  }
}
