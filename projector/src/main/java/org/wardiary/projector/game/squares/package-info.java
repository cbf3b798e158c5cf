/**
 * Rows of SQUARES, both variants: attacks and the careers of units, and the folds that make them.
 * Uses the folds' tools and the events, no rules.
 */
package org.wardiary.projector.game.squares;
