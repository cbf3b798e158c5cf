package org.wardiary.events.game.recorded.statement;

import java.util.EnumSet;
import java.util.Set;

/**
 * What a word of states means.
 *
 * @param of the kinds of targets that may have the state
 * @param values its values; {@link AllowedWords#NONE} if it has none and only begins and ends
 */
public record AllowedState(Set<Target.Kind> of, AllowedWords values) {

  /** A word of which nothing is known: a state of anything, with or without values. */
  public static final AllowedState ANY =
      new AllowedState(EnumSet.allOf(Target.Kind.class), AllowedWords.ANY);

  /** Copies the set. */
  public AllowedState {
    of = Set.copyOf(of);
  }
}
