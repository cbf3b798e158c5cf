/**
 * Strength of players from pairs of games with the same opening and sides exchanged: scores of
 * pairs, a sequential test, and maximum-likelihood ratings with bootstrap intervals. Independent of
 * the kind of game.
 */
package org.wardiary.analytics.ladder;
