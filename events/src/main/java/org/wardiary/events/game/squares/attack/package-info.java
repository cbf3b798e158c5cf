/**
 * Attacks (SQ-5): which may be declared, why others are refused, of what kind an attack is, and
 * what the options of its table are (SQ-7.3 to SQ-7.5). Uses {@code order} and what lies below it.
 */
package org.wardiary.events.game.squares.attack;
