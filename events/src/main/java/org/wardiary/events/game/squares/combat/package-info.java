/**
 * How a declared attack is resolved (SQ-6, SQ-7). Uses {@code turn}, {@code retreat} and what lies
 * below them.
 */
package org.wardiary.events.game.squares.combat;
