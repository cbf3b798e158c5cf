package org.wardiary.events.game.recorded.statement;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The words of one game that its statements may use. All lists but that of the sides may be open.
 *
 * @param sides names of the sides
 * @param phases the phases
 * @param states the words of states
 * @param dice each die with its faces
 * @param decks each deck with its cards
 * @param columns odds, differences and other columns of the game's tables, as bare words of facts
 * @param results results of the game's tables, as bare words of facts
 * @param keys names of facts besides those that every game has, its dice and its decks
 * @param spaces the spaces of the map
 * @param units the units of the order of battle
 */
public record Words(
    List<String> sides,
    AllowedWords phases,
    Lexicon<AllowedState> states,
    Lexicon<AllowedWords> dice,
    Lexicon<AllowedWords> decks,
    AllowedWords columns,
    AllowedWords results,
    AllowedWords keys,
    AllowedWords spaces,
    AllowedWords units) {

  /** All sides together, where one may stand. No side has this name. */
  public static final String ALL = "all";

  /** Copies the list. */
  public Words {
    sides = List.copyOf(sides);
  }

  /** The words of a game without lists of spaces and units: any word is one. */
  public Words(
      List<String> sides,
      AllowedWords phases,
      Lexicon<AllowedState> states,
      Lexicon<AllowedWords> dice,
      Lexicon<AllowedWords> decks,
      AllowedWords columns,
      AllowedWords results,
      AllowedWords keys) {
    this(
        sides,
        phases,
        states,
        dice,
        decks,
        columns,
        results,
        keys,
        AllowedWords.ANY,
        AllowedWords.ANY);
  }

  /** The words of a game of which only the sides are known. */
  public static Words open(List<String> sides) {
    return new Words(
        sides,
        AllowedWords.ANY,
        Lexicon.any(AllowedState.ANY),
        Lexicon.any(AllowedWords.ANY),
        Lexicon.any(AllowedWords.ANY),
        AllowedWords.ANY,
        AllowedWords.ANY,
        AllowedWords.ANY);
  }

  /** What a die or deck may give; empty if there is none of that name. */
  Optional<AllowedWords> source(String name) {
    AllowedWords faces = dice.names().get(name);
    return faces == null ? decks.find(name).or(dice::others) : Optional.of(faces);
  }

  /** Names of the dice and decks that are known. */
  Set<String> sources() {
    Set<String> names = new HashSet<>(dice.names().keySet());
    names.addAll(decks.names().keySet());
    return names;
  }

  /** Whether a deck has a card. */
  boolean isCard(String card) {
    return decks.others().filter(cards -> cards.has(card)).isPresent()
        || decks.names().values().stream().anyMatch(cards -> cards.has(card));
  }

  /** The cards that are known. */
  Set<String> cards() {
    Set<String> cards = new HashSet<>();
    decks.names().values().forEach(deck -> cards.addAll(deck.words()));
    return cards;
  }
}
