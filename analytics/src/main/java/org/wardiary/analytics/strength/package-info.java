/**
 * The players' strengths over all games that are counted together, allowing for side and first
 * turn: counts of who met whom, a paired-comparison model, and shares as they would be between
 * equal players. For how strengths change over time see {@code player}.
 */
package org.wardiary.analytics.strength;
