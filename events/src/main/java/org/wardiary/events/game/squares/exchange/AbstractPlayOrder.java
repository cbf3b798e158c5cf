package org.wardiary.events.game.squares.exchange;

import java.util.List;

/** Translates orders of the site AbstractPlay. */
final class AbstractPlayOrder {

  private AbstractPlayOrder() {}

  /**
   * The texts that an order may have in a record, the likeliest first. The site names the kind of
   * the attacked unit and the squares passed on the way, and does not mark double moves.
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

  /** A step without the square on the way: {@code CGR-G2L} for {@code CGR-G3L-G2L}. */
  private static String step(String text) {
    return text.replaceFirst("-.*-", "-");
  }
}
