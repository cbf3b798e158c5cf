package org.wardiary.events.game;

/**
 * What is fixed before a game's first answer.
 *
 * @param game the game
 * @param first the side that has the first turn, 0 or 1
 * @param mapFile the map file
 * @param map the map, read by the game
 * @param tags all tags of the record
 */
public record Setup(Game game, int first, MapFile mapFile, GameMap map, Tags tags) {

  /** A new position at ply 0, with the first question standing. */
  public Position start() {
    Position position = game.position(this);
    position.begin(EventSink.NONE);
    return position;
  }
}
