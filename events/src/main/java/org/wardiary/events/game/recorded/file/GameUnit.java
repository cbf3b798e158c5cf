package org.wardiary.events.game.recorded.file;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A unit of the order of battle.
 *
 * @param id the word that records use
 * @param name what is printed on its counter, else its id
 * @param side the id of its side; empty if it belongs to none
 * @param kind the id of its kind; empty if it is not known
 * @param ratings the values of its ratings by the word of the rating; empty if they are not known
 * @param start the space where it starts or arrives, if the file gives it
 * @param arrival the turn in which it arrives; empty if it does not arrive later
 * @param states its states at the start: the word and its value, which is empty for a plain word
 */
public record GameUnit(
    String id,
    String name,
    Optional<String> side,
    Optional<String> kind,
    Map<String, String> ratings,
    Optional<String> start,
    OptionalInt arrival,
    Map<String, String> states) {

  /** Copies the maps. */
  public GameUnit {
    ratings = Copies.of(ratings);
    states = Copies.of(states);
  }

  /**
   * The value of a rating.
   *
   * @param lost steps that the unit has lost; the ratings of units that have others then are
   *     written {@code 4/2}
   * @return empty if the unit has no such rating
   */
  public OptionalInt rating(String word, int lost) {
    String all = ratings.get(word);
    if (all == null) {
      return OptionalInt.empty();
    }
    String[] values = all.split("/");
    return OptionalInt.of(Integer.parseInt(values[Math.min(lost, values.length - 1)]));
  }
}
