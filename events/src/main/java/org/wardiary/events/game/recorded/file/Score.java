package org.wardiary.events.game.recorded.file;

import java.util.Map;
import java.util.Optional;

/**
 * What sides score.
 *
 * @param id its word, which is also the word of a side's state
 * @param name what people call it
 * @param start what sides have at the start, by the side's id
 * @param lost what a lost unit gives its enemy: points, or the word of a rating
 * @param left what a unit that leaves the map gives its own side: points, or the word of a rating
 * @param at what a unit gives its own side at the end, by the space's or box's id
 * @param held what the control of a space gives at the end, by the space's id
 */
public record Score(
    String id,
    String name,
    Map<String, Integer> start,
    Optional<String> lost,
    Optional<String> left,
    Map<String, String> at,
    Map<String, Integer> held) {

  /** Copies the maps. */
  public Score {
    start = Copies.of(start);
    at = Copies.of(at);
    held = Copies.of(held);
  }
}
