/**
 * What reports need to know of each game: {@link org.wardiary.reports.game.GamePresentation},
 * listed in {@link org.wardiary.reports.game.GamePresentations}. Each game has a package of its own
 * below this one, which nothing else names; it may use its own packages in the other modules.
 */
package org.wardiary.reports.game;
