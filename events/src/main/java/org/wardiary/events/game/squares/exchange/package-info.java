/** Imports games of SQUARES that others publish. */
package org.wardiary.events.game.squares.exchange;
