/**
 * The typed map of SQUARES and its reader (SQ-1): spaces, their codes and their geometry. Uses no
 * other package of the game; pictures and statistics may also read it.
 */
package org.wardiary.events.game.squares.map;
