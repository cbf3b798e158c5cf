package org.wardiary.analytics.game.squares;

import org.wardiary.projector.game.squares.view.AttackChance;

/**
 * Attacks of one sort that a side could order in one game.
 *
 * @param side side
 * @param sort {@code flank}, {@code charge} or {@code grand-battery}
 * @param possible actions in which at least one could be ordered
 * @param made actions in which one was
 */
public record Chance(String side, String sort, int possible, int made) {

  static Chance of(AttackChance row) {
    return new Chance(
        row.getSide().intern(), row.getSort().intern(), row.getPossible(), row.getMade());
  }
}
