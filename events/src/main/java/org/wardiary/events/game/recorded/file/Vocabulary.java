package org.wardiary.events.game.recorded.file;

import java.util.Map;
import java.util.Optional;
import org.wardiary.events.game.recorded.statement.Ids;

/**
 * The words of states and of chance.
 *
 * @param states the states by word; empty if any word is a state
 * @param dice the dice that the file describes, by word
 * @param decks the decks by word
 * @param tables the tables by word
 */
public record Vocabulary(
    Map<String, StateWord> states,
    Map<String, Die> dice,
    Map<String, Deck> decks,
    Map<String, ResultTable> tables) {

  /** Words of which nothing is known. */
  public static final Vocabulary OPEN = new Vocabulary(Map.of(), Map.of(), Map.of(), Map.of());

  /** Copies the maps. */
  public Vocabulary {
    states = Copies.of(states);
    dice = Copies.of(dice);
    decks = Copies.of(decks);
    tables = Copies.of(tables);
  }

  /** The state with a word. */
  public Optional<StateWord> state(String word) {
    return Optional.ofNullable(states.get(word));
  }

  /** Whether records may use a word for a state of such things. */
  public boolean isState(String word, StateWord.Bearer bearer) {
    return states.isEmpty()
        ? Ids.isId(word)
        : state(word).filter(state -> state.of().contains(bearer)).isPresent();
  }

  /** The die or dice with a word: the file's, else those that the word means in every game. */
  public Optional<Die> die(String word) {
    return Optional.ofNullable(dice.get(word)).or(() -> Die.common(word));
  }

  /** The deck with a word. */
  public Optional<Deck> deck(String word) {
    return Optional.ofNullable(decks.get(word));
  }
}
