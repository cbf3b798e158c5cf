package org.wardiary.events.game;

/**
 * What is known of a game before its first answer.
 *
 * @param game the game
 * @param first the side that has the first turn, 0 or 1
 * @param map the map file
 * @param layout the map, parsed by the game
 * @param tags all tags of the record
 */
public record Setup(Game game, int first, MapFile map, Layout layout, Tags tags) {}
