/**
 * The course of a turn (GV-3, GV-4): what follows an answer, which answers are legal, and why
 * others are refused. Uses {@code movement}, {@code battle}, {@code supply} and what they use.
 */
package org.wardiary.events.game.generalsview.turn;
