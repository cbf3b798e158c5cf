/** Finds the players of simulated games by name, and implements those that work for every game. */
package org.wardiary.events.game.play;
