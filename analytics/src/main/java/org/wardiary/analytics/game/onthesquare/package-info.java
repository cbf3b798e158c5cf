/**
 * The statistics of Wargaming on the Square: orders, losses, charges, the centre, boxes, luck of
 * the cards.
 */
package org.wardiary.analytics.game.onthesquare;
