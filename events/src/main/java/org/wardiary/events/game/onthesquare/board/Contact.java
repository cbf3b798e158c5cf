package org.wardiary.events.game.onthesquare.board;

import org.wardiary.events.game.onthesquare.unit.Order;

/**
 * A charge at the moment when it reaches its target (WS-8.2 to WS-8.4).
 *
 * @param attacker the unit that charges, A
 * @param from the sector where its base began
 * @param defender the part charged, D
 * @param boxed whether that part stood under a box until now
 * @param allRound whether that part fights all round
 * @param aspect the direction from which the charge comes
 * @param two whether the charge is 2 against 1
 * @param byTwo whether D is charged by two: a unit that makes it 2 against 1 has charged D's unit
 *     in this turn
 * @param fighters slots of the charged unit that would fight now, as bits
 * @param order the charged unit's order if not yet executed, else {@link Order#NONE}
 */
public record Contact(
    int attacker,
    int from,
    int defender,
    boolean boxed,
    boolean allRound,
    Aspect aspect,
    boolean two,
    boolean byTwo,
    int fighters,
    Order order) {}
