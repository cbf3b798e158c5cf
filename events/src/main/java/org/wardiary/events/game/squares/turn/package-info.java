/**
 * The sequence of play (SQ-3, SQ-8): legal orders, and the end of an action, of a turn and of the
 * game. Uses {@code movement}, {@code attack} and what lies below them.
 */
package org.wardiary.events.game.squares.turn;
