/** The statistics of SQUARES: attacks, careers of units, openings. */
package org.wardiary.analytics.game.squares;
