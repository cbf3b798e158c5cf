/**
 * Rows of A General's View: turns, units, draws and supply cuts, and the fold that makes them. Uses
 * the folds' tools and the events, no rules.
 */
package org.wardiary.projector.game.generalsview;
