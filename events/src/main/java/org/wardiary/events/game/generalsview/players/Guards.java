package org.wardiary.events.game.generalsview.players;

import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;

/** Decides which cities of the acting side are in danger and which units stay to guard them. */
final class Guards {

  /** A city is safe if the enemy would take it with at most this probability. */
  private static final double SAFE = 0.25;

  private final SideView view;
  private final Army army;

  Guards(SideView view) {
    this.view = view;
    this.army = view.army;
  }

  /** Whether the units on a city are too weak against the enemy units that can reach it. */
  boolean isThreatened(int city) {
    return danger(city, BattleOdds.defending(army, city)) > SAFE;
  }

  /** The probability that the enemy units in reach would take a square from the given defenders. */
  private double danger(int square, BattleOdds defenders) {
    Army enemy = view.enemy;
    BattleOdds attackers = new BattleOdds();
    for (int i = 0; i < enemy.size(); i++) {
      int unit = enemy.unit(i);
      int distance = view.map.grid().distance(enemy.square(unit), square);
      if (distance <= view.board.rules().movement(enemy.kind(unit))) {
        attackers.add(enemy.attack(unit));
      }
    }
    return attackers.against(defenders);
  }

  /** Marks, for each own city, as many of its best defenders as it needs; indexed by unit. */
  boolean[] choose() {
    boolean[] stays = new boolean[army.raised()];
    for (int i = 0; i < view.map.cityCount(); i++) {
      int city = view.map.city(i);
      if (view.owns(city) && !view.enemyOn(city)) {
        guard(city, stays);
      }
    }
    return stays;
  }

  private void guard(int city, boolean[] stays) {
    BattleOdds guards = new BattleOdds();
    int next = bestDefender(city, stays);
    while (next != Board.NOBODY && (guards.isEmpty() || danger(city, guards) > SAFE)) {
      stays[next] = true;
      guards.add(army.defence(next));
      next = bestDefender(city, stays);
    }
  }

  private int bestDefender(int city, boolean[] taken) {
    int best = Board.NOBODY;
    for (int i = 0; i < army.size(); i++) {
      int unit = army.unit(i);
      boolean free = army.square(unit) == city && !taken[unit];
      if (free && (best == Board.NOBODY || defendsBetter(unit, best))) {
        best = unit;
      }
    }
    return best;
  }

  /**
   * Whether a unit is the better guard; of two with equal defence, the one with the lower attack.
   */
  private boolean defendsBetter(int unit, int other) {
    int more = army.defence(unit) - army.defence(other);
    return more > 0 || more == 0 && army.attack(unit) < army.attack(other);
  }
}
