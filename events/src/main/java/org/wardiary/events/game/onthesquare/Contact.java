package org.wardiary.events.game.onthesquare;

/**
 * A charge as it reaches its target (WS-8.2 to WS-8.4).
 *
 * @param attacker unit that charges
 * @param defender part charged
 * @param boxed whether that part stands under a box until now
 * @param allRound whether that part fights all round
 * @param facesAttacker whether that part faces the charging base
 * @param flank whether that part faces across the line of the charge
 * @param two whether it is 2 against 1
 * @param fighters slots of the charged unit that would fight now, as bits
 */
record Contact(
    int attacker,
    int defender,
    boolean boxed,
    boolean allRound,
    boolean facesAttacker,
    boolean flank,
    boolean two,
    int fighters) {

  /** How a charge is called that is met from the front (WS-8.3). */
  static final String FRONT = "front";

  /** Name in events. */
  String aspect() {
    if (allRound || facesAttacker && !two) {
      return FRONT;
    }
    if (facesAttacker) {
      return "two-against-one";
    }
    return flank ? "flank" : "rear";
  }
}
