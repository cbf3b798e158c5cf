package org.wardiary.events.game.onthesquare.board;

import org.wardiary.events.game.onthesquare.unit.Weapon;

/**
 * A possible fire (WS-7.1).
 *
 * @param unit the unit that fires
 * @param weapon the weapon that it fires with
 * @param firing slots of the unit that fire, as bits
 * @param pieces number of guns or muskets that fire
 * @param target the part fired at
 * @param boxed whether the target has stood under a box until now
 * @param exposed slots of the target's unit that can take hits, as bits (WS-7.6)
 * @param range distance from the nearest firing part to the target
 * @param cards number of cards to draw (WS-7.4); 0 if the target is a dummy
 */
public record Volley(
    int unit,
    Weapon weapon,
    int firing,
    int pieces,
    int target,
    boolean boxed,
    int exposed,
    int range,
    int cards) {}
