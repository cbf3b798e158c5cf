package org.wardiary.analytics.ladder;

/**
 * The pairs of games between two players.
 *
 * @param player index, in a list of players, of the player whose scores are given
 * @param opponent index of the opponent
 * @param scores the player's scores
 */
public record MatchUp(int player, int opponent, PairScores scores) {}
