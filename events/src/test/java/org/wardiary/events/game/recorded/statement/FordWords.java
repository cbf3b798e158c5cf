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
          Vocabulary.of(Set.of("Move", "Combat", "Orders")),
          Lexicon.of(
              Map.of(
                  "disrupted", new StateWord(Set.of(Target.Kind.UNIT), Vocabulary.NONE),
                  "demoralised", new StateWord(Set.of(Target.Kind.SIDE), Vocabulary.NONE),
                  "blown", new StateWord(Set.of(Target.Kind.EDGE), Vocabulary.NONE),
                  "control",
                      new StateWord(
                          Set.of(Target.Kind.SPACE), Vocabulary.of(Set.of("Red", "Blue"))),
                  "step", new StateWord(Set.of(Target.Kind.UNIT), Vocabulary.NUMBERS),
                  "kind", new StateWord(Set.of(Target.Kind.UNIT), Vocabulary.of(Set.of("Inf"))),
                  "vp", new StateWord(Set.of(Target.Kind.SIDE), Vocabulary.NUMBERS))),
          Lexicon.of(Map.of("d6", numbers(6))),
          Lexicon.of(Map.of("card", numbers(40), "event", Vocabulary.of(Set.of("Storm", "Truce")))),
          Vocabulary.of(Set.of("1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1")),
          Vocabulary.of(Set.of("AE", "Ae", "Ar", "Dr", "DE", "De", "EX")),
          Vocabulary.of(Set.of("terrain")));

  /** The same words in a game with a map. */
  static Words on(Set<String> spaces, Vocabulary units) {
    return new Words(
        CLOSED.sides(),
        CLOSED.phases(),
        CLOSED.states(),
        CLOSED.dice(),
        CLOSED.decks(),
        CLOSED.columns(),
        CLOSED.results(),
        CLOSED.keys(),
        Vocabulary.of(spaces),
        units);
  }

  static final Words OPEN = Words.open(List.of("Red", "Blue"));

  private FordWords() {}

  private static Vocabulary numbers(int last) {
    return Vocabulary.of(
        IntStream.rangeClosed(1, last).mapToObj(Integer::toString).collect(toSet()));
  }
}
