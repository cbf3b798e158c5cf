/**
 * How strong players were over all games that count together, with side and first turn: counts of
 * who met whom, a model of pairs by maximum likelihood, and shares as they would be between equal
 * players. How a strength changes over time is told by {@code player}.
 */
package org.wardiary.analytics.strength;
