package org.wardiary.events.game.onthesquare.board;

import org.wardiary.events.game.onthesquare.unit.Weapon;

/**
 * A fire that is possible (WS-7.1).
 *
 * @param unit unit that fires
 * @param weapon what it fires with
 * @param firing slots of the unit that fire, as bits
 * @param pieces guns or muskets that fire
 * @param target part fired at
 * @param boxed whether that stands under a box until now
 * @param exposed slots of the target's unit that hits can fall on, as bits (WS-7.6)
 * @param range distance of the nearest firing part
 * @param cards cards to draw, 0 at a dummy (WS-7.4)
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
