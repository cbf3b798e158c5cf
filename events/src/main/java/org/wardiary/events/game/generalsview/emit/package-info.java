/**
 * Turns steps into events ({@link org.wardiary.events.game.generalsview.emit.Recorder}) and back
 * ({@link org.wardiary.events.game.generalsview.emit.Evolver}). Uses {@code board} and what it
 * uses, and contains no rules.
 */
package org.wardiary.events.game.generalsview.emit;
