/**
 * Steps to events ({@link org.wardiary.events.game.generalsview.emit.Recorder}) and back ({@link
 * org.wardiary.events.game.generalsview.emit.Evolver}). Uses {@code board} and what it uses, and
 * knows no rule.
 */
package org.wardiary.events.game.generalsview.emit;
