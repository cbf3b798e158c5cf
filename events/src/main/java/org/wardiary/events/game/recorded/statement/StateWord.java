package org.wardiary.events.game.recorded.statement;

import java.util.EnumSet;
import java.util.Set;

/**
 * What a word of states means.
 *
 * @param of the kinds of targets that may have the state
 * @param values its values; {@link Vocabulary#NONE} if it has none and only begins and ends
 */
public record StateWord(Set<Target.Kind> of, Vocabulary values) {

  /** A word of which nothing is known: a state of anything, with or without values. */
  public static final StateWord ANY =
      new StateWord(EnumSet.allOf(Target.Kind.class), Vocabulary.ANY);

  /** Copies the set. */
  public StateWord {
    of = Set.copyOf(of);
  }
}
