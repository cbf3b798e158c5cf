package org.wardiary.events.game.recorded.file;

import java.util.List;
import java.util.Set;

/**
 * Which units a check is about.
 *
 * @param of kinds and sides of which they are; empty for all
 * @param except kinds and sides of which they are not
 * @param when states of which they have one; empty for any
 * @param unless states of which they have none
 */
public record Among(Set<String> of, Set<String> except, Set<String> when, Set<String> unless) {

  /** All units. */
  public static final Among ALL = new Among(Set.of(), Set.of(), Set.of(), Set.of());

  /** The keywords that say which units. */
  static final List<String> KEYWORDS = List.of("of", "except", "when", "unless");

  /** Copies the sets. */
  public Among {
    of = Set.copyOf(of);
    except = Set.copyOf(except);
    when = Set.copyOf(when);
    unless = Set.copyOf(unless);
  }

  static Among of(Clause clause, CheckNames names) {
    return new Among(
        names.kinds(clause.after("of")),
        names.kinds(clause.after("except")),
        names.states(clause.after("when")),
        names.states(clause.after("unless")));
  }

  /** Whether a unit is among them: by its side, its kind and the words of its states. */
  public boolean has(String side, String kind, Set<String> states) {
    return (of.isEmpty() || of.contains(kind) || of.contains(side))
        && !except.contains(kind)
        && !except.contains(side)
        && (when.isEmpty() || when.stream().anyMatch(states::contains))
        && unless.stream().noneMatch(states::contains);
  }
}
