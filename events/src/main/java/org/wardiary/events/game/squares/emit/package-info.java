/**
 * Events of SQUARES: from steps to events ({@link org.wardiary.events.game.squares.emit.Recorder}),
 * and from events back to steps ({@link org.wardiary.events.game.squares.emit.Evolver}). Uses the
 * rules, but not {@code decision}.
 */
package org.wardiary.events.game.squares.emit;
