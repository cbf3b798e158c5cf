/**
 * Queries over sequences of events of a game ({@code docs/find.md}): their syntax, the search in a
 * game, and the totals over many games.
 */
package org.wardiary.analytics.sequence;
