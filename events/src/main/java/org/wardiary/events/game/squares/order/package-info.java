/**
 * What all orders have in common: which unit an order names (SQ-3.6), and how an order is refused.
 * Uses {@code board} and what lies below it.
 */
package org.wardiary.events.game.squares.order;
