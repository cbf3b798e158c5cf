/**
 * Statistics over many games: {@link org.wardiary.analytics.Archive} takes the projections' rows,
 * {@link org.wardiary.analytics.Studies} makes the tables, {@link org.wardiary.analytics.Findings}
 * says what they show. Below: {@code filter} says which games are meant; {@code estimate} and
 * {@code table} know no games; {@code study} has what every game can use; {@code game} is the seam
 * to the games' own statistics.
 */
package org.wardiary.analytics;
