/**
 * The Bridge at Harrow, played by a simulator that has its rules as code of its own. From the game
 * file it takes the map and the order of battle, no rule.
 */
package org.wardiary.events.game.recorded.harrow;
