/**
 * Rows of A General's View: turns, units, draws, supply cuts and cities, and the fold that makes
 * them. Uses the folds' tools and the events, but no rules.
 */
package org.wardiary.projector.game.generalsview;
