/**
 * The open question (SQ-9): its legal answers, whether one is legal, why one is refused, and
 * carrying one out. Uses all the rules.
 */
package org.wardiary.events.game.squares.decision;
