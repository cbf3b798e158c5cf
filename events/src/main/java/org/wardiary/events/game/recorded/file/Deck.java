package org.wardiary.events.game.recorded.file;

import java.util.Map;
import java.util.Optional;

/**
 * A deck of cards.
 *
 * @param id the word that records use
 * @param name what people call it
 * @param side the id of the side that owns it, if one does
 * @param cards how often each card is in it, by the card's word
 * @param names names of cards by their words, where the file gives them
 */
public record Deck(
    String id,
    String name,
    Optional<String> side,
    Map<String, Integer> cards,
    Map<String, String> names) {

  /** Copies the maps. */
  public Deck {
    cards = Copies.of(cards);
    names = Copies.of(names);
  }

  /** The number of cards. */
  public int size() {
    return cards.values().stream().mapToInt(Integer::intValue).sum();
  }
}
