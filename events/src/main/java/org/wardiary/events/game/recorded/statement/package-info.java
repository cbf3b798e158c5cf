/**
 * The statements of which the movetext of a recorded game consists: what was moved, attacked, lost,
 * drawn, as the players wrote it ({@code docs/recorded-games.md}).
 */
package org.wardiary.events.game.recorded.statement;
