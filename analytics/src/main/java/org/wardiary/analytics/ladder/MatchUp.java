package org.wardiary.analytics.ladder;

/**
 * Pairs of games of two players.
 *
 * @param player the player whose scores they are, by its place in a list of players
 * @param opponent the other one
 * @param scores the pairs
 */
public record MatchUp(int player, int opponent, PairScores scores) {}
