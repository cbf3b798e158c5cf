/**
 * The open question (SQ-9): which answers are legal, which rules others break, and how an answer is
 * carried out. Uses all the rules.
 */
package org.wardiary.events.game.squares.decision;
