/**
 * Tournaments: the games of one event, with rounds, standings, tie-breaks and a crosstable. Defined
 * in {@code docs/tournaments.md}.
 */
package org.wardiary.analytics.tournament;
