/**
 * What the statistics need of a game ({@link org.wardiary.analytics.game.GameStudy}) and the list
 * of it. The statistics of one game stand in a package below this one, which no class outside of it
 * uses.
 */
package org.wardiary.analytics.game;
