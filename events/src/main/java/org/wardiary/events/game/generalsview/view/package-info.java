/**
 * A position as JSON and as text. Nothing is hidden in this game, so all viewers see the same. Uses
 * {@code board} and what it uses.
 */
package org.wardiary.events.game.generalsview.view;
