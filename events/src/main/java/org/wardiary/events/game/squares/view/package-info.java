/** Writes positions as JSON fields and as text. Uses {@code board} and what lies below it. */
package org.wardiary.events.game.squares.view;
