/**
 * Rows of Wargaming on the Square: orders, losses, cards, the centre, boxes, charges and sectors,
 * and the fold that makes them. Uses the folds' tools and the events, but no rules.
 */
package org.wardiary.projector.game.onthesquare;
