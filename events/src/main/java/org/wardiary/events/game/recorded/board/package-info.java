/**
 * The board of a recorded game and the steps that change it. The game's position uses it; it knows
 * no game file.
 */
package org.wardiary.events.game.recorded.board;
