/**
 * Players: their results by side, opponent and opening, and their ratings with deviations. Defined
 * in {@code docs/tournaments.md}.
 */
package org.wardiary.analytics.player;
