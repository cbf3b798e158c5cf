package org.wardiary.events.game.squares.exchange;

import java.util.List;

/** An order as AbstractPlay writes it. */
final class AbstractPlayOrder {

  private AbstractPlayOrder() {}

  /**
   * The writings in a record that an order may have, the likeliest first. The site names the kind
   * of unit that is attacked, and the squares between; it does not mark a double move.
   */
  static List<String> writings(String order) {
    int attack = order.indexOf('>');
    if (attack >= 0) {
      String attackers = order.substring(0, attack) + 'x';
      String target = order.substring(attack + 1);
      String square = target.isEmpty() ? target : target.substring(1);
      return List.of(attackers + target, attackers + square);
    }
    int comma = order.indexOf(',');
    if (comma >= 0) {
      String one = step(order.substring(0, comma));
      String other = step(order.substring(comma + 1));
      return List.of(one + ',' + other, other + ',' + one);
    }
    String move = step(order);
    return List.of(move, move.replace('-', '='));
  }

  /** {@code CGR-G3L-G2L} without the square between. */
  private static String step(String text) {
    return text.replaceFirst("-.*-", "-");
  }
}
