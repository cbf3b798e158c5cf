package org.wardiary.events.game.generalsview.players;

import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;

/** An attack of the acting side on the enemy units of one square, with the units in reach. */
final class Assault {

  private static final double GOOD_ODDS = 0.6;
  private static final double SURE = 0.95;
  private static final double CITY_BONUS = 0.1;
  private static final int TURNS_OF_CAUTION = 160;
  private static final int LONGEST_MARCH = 7;

  private final SideView view;
  private final int square;
  private final int[] costs;
  private final BattleOdds present = new BattleOdds();
  private final BattleOdds all = new BattleOdds();
  private int next = Board.NOBODY;

  /**
   * Plans an attack with all units that can reach the square this turn.
   *
   * @param view the board as the side sees it
   * @param square a square with enemy units
   * @param stays for each unit, whether it must stay where it is
   */
  Assault(SideView view, int square, boolean[] stays) {
    this.view = view;
    this.square = square;
    this.costs = PathCosts.to(view, square, LONGEST_MARCH);
    Army army = view.army;
    for (int i = 0; i < army.size(); i++) {
      int unit = army.unit(i);
      int cost = costs[army.square(unit)];
      if (cost == 0) {
        present.add(army.attack(unit));
        all.add(army.attack(unit));
      } else if (!stays[unit] && cost <= army.points(unit)) {
        all.add(army.attack(unit));
        next = next == Board.NOBODY || army.attack(unit) > army.attack(next) ? unit : next;
      }
    }
  }

  /**
   * The unit to move next: the best attacker not yet on the square; {@link Board#NONE} if there is
   * none.
   */
  int next() {
    return next;
  }

  /** Movement points from each square to the attacked square. */
  int[] costs() {
    return costs;
  }

  /**
   * Whether the next unit should move: to make a battle already entered safe, or to begin one at
   * good odds. The odds required fall as the game goes on, so that games end.
   */
  boolean isWorthwhile() {
    if (next == Board.NOBODY) {
      return false;
    }
    BattleOdds defenders = BattleOdds.defending(view.enemy, square);
    if (!present.isEmpty()) {
      return present.against(defenders) < SURE;
    }
    double needed = GOOD_ODDS - (double) view.board.turn() / TURNS_OF_CAUTION;
    needed -= view.map.isCity(square) ? CITY_BONUS : 0;
    return all.against(defenders) >= needed;
  }
}
