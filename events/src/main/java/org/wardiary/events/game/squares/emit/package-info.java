/**
 * Turns steps of SQUARES into events ({@link org.wardiary.events.game.squares.emit.Recorder}) and
 * events back into steps ({@link org.wardiary.events.game.squares.emit.Evolver}). Uses the rules
 * except {@code decision}.
 */
package org.wardiary.events.game.squares.emit;
