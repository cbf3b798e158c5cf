/**
 * Statistics over many games: {@link org.wardiary.analytics.Archive} holds the projections' rows,
 * {@link org.wardiary.analytics.Studies} builds the tables, {@link org.wardiary.analytics.Findings}
 * states what they show. Subpackages: {@code filter} selects games; {@code estimate} and {@code
 * table} do not depend on games; {@code study} has what every game can use; {@code game} is the
 * interface to the statistics specific to each game.
 */
package org.wardiary.analytics;
