package org.wardiary.events.game.recorded.file;

import java.util.List;

/**
 * What a result of a table costs, in steps or by a rating: all that attacks or is attacked, or so
 * much of it. Units that support an attack or a defence lose nothing.
 *
 * @param attackers what the attackers lose at most
 * @param defenders what the defenders lose at most
 */
public record Loss(int attackers, int defenders) {

  /** A result that costs nothing. */
  static final Loss NONE = new Loss(0, 0);

  private static final int ALL = Integer.MAX_VALUE;
  private static final int AS_MUCH = -1;
  private static final Loss EXCHANGE = new Loss(AS_MUCH, ALL);

  private static final int MOST = 100_000;

  /** Reads {@code exchange}, or one or both of {@code attackers=1}, {@code defenders}. */
  static Loss read(Cursor words) {
    if (words.text().equals("exchange")) {
      return EXCHANGE;
    }
    Loss loss = NONE;
    for (Cursor word : words.words()) {
      Valued valued = Valued.of(word, MOST);
      int most = valued.number().orElse(ALL);
      loss =
          switch (valued.word()) {
            case "attackers" -> new Loss(most, loss.defenders);
            case "defenders" -> new Loss(loss.attackers, most);
            default ->
                throw word.bad(
                    "exchange, attackers, defenders, or attackers=N,",
                    List.of("exchange", "attackers", "defenders"));
          };
    }
    return loss;
  }

  /**
   * What the defenders lose less what the attackers lose. In an exchange the attackers lose as much
   * as the defenders, or all if that is less; supporters alone exchange nothing.
   *
   * @param attack what the attackers are worth
   * @param defence what the defenders are worth
   */
  public int outcome(int attack, int defence) {
    if (attackers == AS_MUCH) {
      return attack == 0 ? 0 : defence - Math.min(attack, defence);
    }
    return Math.min(defenders, defence) - Math.min(attackers, attack);
  }
}
