/**
 * Statistics of one kind of game: from the rows of its games, counted one by one, to tables. Kinds
 * of games are never mixed. Each statistic is defined on a page in {@code docs/statistics}.
 */
package org.wardiary.analytics.study;
