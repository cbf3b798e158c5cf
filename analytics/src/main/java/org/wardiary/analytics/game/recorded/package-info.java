/** Statistics of games that are recorded only: {@code docs/statistics/recorded-games.md}. */
package org.wardiary.analytics.game.recorded;
