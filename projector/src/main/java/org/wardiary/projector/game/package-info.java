/**
 * What a game adds to the read side, its {@link org.wardiary.projector.game.GameProjection}, and
 * the list of all projections. Each game's own folds and rows have a package of their own below
 * this one, which nothing outside it uses.
 */
package org.wardiary.projector.game;
