/**
 * What both armies consist of (WS-2): kinds, weapons, guns, and the numbers of sides, units and
 * parts. Uses {@code map} alone.
 */
package org.wardiary.events.game.onthesquare.unit;
