/**
 * Players: their results by side, opponent and opening, and ratings with deviation. Defined in
 * {@code docs/tournaments.md}.
 */
package org.wardiary.analytics.player;
