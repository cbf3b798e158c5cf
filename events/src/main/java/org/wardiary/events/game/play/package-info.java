/** Players of simulated games by name, and those that work for every game. */
package org.wardiary.events.game.play;
