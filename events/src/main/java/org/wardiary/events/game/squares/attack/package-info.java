/**
 * Attacks (SQ-5): which attacks may be declared, why others are refused, the special kinds of
 * attack, and the tables of options (SQ-7.3 to SQ-7.5). Uses {@code order} and what lies below it.
 */
package org.wardiary.events.game.squares.attack;
