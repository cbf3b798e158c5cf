/** Players of simulated games that need to know nothing of the game. */
package org.wardiary.events.game.play;
