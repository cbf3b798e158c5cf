/**
 * Rows of Wargaming on the Square: orders, losses, cards, the centre, boxes and charges, and the
 * fold that makes them. Uses the folds' tools and the events, no rules.
 */
package org.wardiary.projector.game.onthesquare;
