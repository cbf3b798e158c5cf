package org.wardiary.events.game.recorded.statement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.StringJoiner;
import java.util.stream.Stream;

/**
 * Facts that follow a statement: {@code <3-1 d6=4 DR by=Red of=2 ruling="both agreed">}. Immutable.
 *
 * @param all the facts in their order; {@code by}, {@code of} and {@code ruling} come last
 */
public record Facts(List<Fact> all) {

  /** No facts. */
  public static final Facts NONE = new Facts(List.of());

  static final String BY = "by";
  static final String OF = "of";
  static final String RULING = "ruling";
  static final String ODDS = "odds";
  static final String RESULT = "result";
  static final String APPROACH = "approach";

  /** Names of facts that every game has; each stands once. */
  static final List<String> KEYS = List.of(ODDS, RESULT, APPROACH, BY, OF, RULING);

  /** Sorts {@code by}, {@code of} and {@code ruling} to the end. */
  public Facts {
    all = all.size() < 2 ? List.copyOf(all) : sorted(all);
  }

  /** The facts that an event tells. */
  public static Facts told(List<org.wardiary.events.event.Fact> facts) {
    return new Facts(
        facts.stream().map(fact -> new Fact(fact.getName(), fact.getValue())).toList());
  }

  private static List<Fact> sorted(List<Fact> all) {
    List<Fact> sorted = new ArrayList<>(all);
    sorted.sort(Comparator.comparingInt(Facts::rank));
    return List.copyOf(sorted);
  }

  private static int rank(Fact fact) {
    return switch (fact.key()) {
      case BY -> 1;
      case OF -> 2;
      case RULING -> 3;
      default -> 0;
    };
  }

  /** Whether there are none. */
  public boolean isEmpty() {
    return all.isEmpty();
  }

  /** The side that decided this, if it is not the one that acts. */
  public Optional<String> by() {
    return value(BY);
  }

  /** The number in this turn of the attack that this belongs to, from 1. */
  public OptionalInt of() {
    Optional<String> number = value(OF);
    return number.isPresent()
        ? OptionalInt.of(Integer.parseInt(number.get()))
        : OptionalInt.empty();
  }

  /** What was agreed against the rules, or ruled by an umpire. */
  public Optional<String> ruling() {
    return value(RULING);
  }

  /**
   * The column of the table that was used: the value of {@code odds}, else the first bare word that
   * is a ratio or a number ({@code 3-1}, {@code 1-2}, {@code +2}, {@code 4}).
   */
  public Optional<String> odds() {
    return value(ODDS).or(() -> bare().filter(Fact::isColumn).findFirst().map(Fact::value));
  }

  /** The result: the value of {@code result}, else the first bare word that is not the odds. */
  public Optional<String> result() {
    Optional<String> odds = value(ODDS).isPresent() ? Optional.empty() : odds();
    return value(RESULT)
        .or(
            () ->
                bare()
                    .map(Fact::value)
                    .filter(word -> odds.filter(word::equals).isEmpty())
                    .findFirst());
  }

  /** Whence an attack came, where its players say so: {@code flank} or {@code front}. */
  public Optional<String> approach() {
    return value(APPROACH);
  }

  private Stream<Fact> bare() {
    return all.stream().filter(Fact::isBare);
  }

  /** The value of the first fact with a name. */
  public Optional<String> value(String key) {
    for (Fact fact : all) {
      if (fact.key().equals(key)) {
        return Optional.of(fact.value());
      }
    }
    return Optional.empty();
  }

  /** The canonical text; {@code <>} if there are none. */
  public String text() {
    StringJoiner text = new StringJoiner(" ", "<", ">");
    all.forEach(fact -> text.add(fact.text()));
    return text.toString();
  }
}
