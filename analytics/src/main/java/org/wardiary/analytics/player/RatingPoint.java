package org.wardiary.analytics.player;

/**
 * A player's rating after a period in which the player played.
 *
 * @param period readable label of the period: a day, or an event and its round
 * @param games number of games that the player played in the period
 * @param rating the rating after the period
 */
public record RatingPoint(String period, int games, Rating rating) {}
