/**
 * The interface to the statistics specific to a game ({@link
 * org.wardiary.analytics.game.GameStudy}) and the list of its implementations. The statistics of
 * each game are in a package below this one, on which this package does not depend.
 */
package org.wardiary.analytics.game;
