package org.wardiary.analytics.player;

/**
 * A player's rating after a period in which the player played.
 *
 * @param period the period for people: a day, or an event and its round
 * @param games games played in it
 * @param rating the rating after it
 */
public record RatingPoint(String period, int games, Rating rating) {}
