package org.wardiary.events.game.recorded.statement;

import static java.util.stream.Collectors.toSet;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The words of a small game with closed lists, of the kind that {@code recorded-games.md} shows.
 */
final class FordWords {

  static final Words CLOSED =
      new Words(
          List.of("Red", "Blue"),
          AllowedWords.of(Set.of("Move", "Combat", "Orders")),
          Lexicon.of(
              Map.of(
                  "disrupted", new AllowedState(Set.of(Target.Kind.UNIT), AllowedWords.NONE),
                  "demoralised", new AllowedState(Set.of(Target.Kind.SIDE), AllowedWords.NONE),
                  "blown", new AllowedState(Set.of(Target.Kind.EDGE), AllowedWords.NONE),
                  "control",
                      new AllowedState(
                          Set.of(Target.Kind.SPACE), AllowedWords.of(Set.of("Red", "Blue"))),
                  "step", new AllowedState(Set.of(Target.Kind.UNIT), AllowedWords.NUMBERS),
                  "kind",
                      new AllowedState(Set.of(Target.Kind.UNIT), AllowedWords.of(Set.of("Inf"))),
                  "vp", new AllowedState(Set.of(Target.Kind.SIDE), AllowedWords.NUMBERS))),
          Lexicon.of(Map.of("d6", numbers(6))),
          Lexicon.of(
              Map.of("card", numbers(40), "event", AllowedWords.of(Set.of("Storm", "Truce")))),
          AllowedWords.of(Set.of("1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1")),
          AllowedWords.of(Set.of("AE", "Ae", "Ar", "Dr", "DE", "De", "EX")),
          AllowedWords.of(Set.of("terrain")));

  /** The same words in a game with a map. */
  static Words on(Set<String> spaces, AllowedWords units) {
    return new Words(
        CLOSED.sides(),
        CLOSED.phases(),
        CLOSED.states(),
        CLOSED.dice(),
        CLOSED.decks(),
        CLOSED.columns(),
        CLOSED.results(),
        CLOSED.keys(),
        AllowedWords.of(spaces),
        units);
  }

  static final Words OPEN = Words.open(List.of("Red", "Blue"));

  private FordWords() {}

  private static AllowedWords numbers(int last) {
    return AllowedWords.of(
        IntStream.rangeClosed(1, last).mapToObj(Integer::toString).collect(toSet()));
  }
}
