/**
 * Events of Wargaming on the Square: recorders take the steps of {@code board} and emit an event
 * for each; {@code Evolver} turns an event back into the same step. Uses {@code map}, {@code unit},
 * {@code answer} and {@code board}.
 */
package org.wardiary.events.game.onthesquare.emit;
