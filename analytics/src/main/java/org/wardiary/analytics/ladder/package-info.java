/**
 * How strong players are by pairs of games with the same opening and the sides exchanged: scores of
 * pairs, a sequential test, ratings by maximum likelihood with bootstrap intervals. No game is
 * known here.
 */
package org.wardiary.analytics.ladder;
