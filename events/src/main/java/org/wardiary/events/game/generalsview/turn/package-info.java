/**
 * The course of a turn (GV-3, GV-4): what follows an answer, which answers are legal, and which
 * rules others break. Uses {@code movement}, {@code battle}, {@code supply} and what they use.
 */
package org.wardiary.events.game.generalsview.turn;
