package org.wardiary.reports.game;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Iterator;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How the sides of a game stand at one moment; more is better.
 *
 * @param what is counted, e.g. {@code squares owned}
 * @param first the first-named side's number
 * @param second the second-named side's number
 */
public record SideCounts(String what, int first, int second) {

  /** The losses that each side has inflicted; empty if the position does not count losses. */
  static Optional<SideCounts> ofLosses(JsonNode position) {
    Iterator<JsonNode> losses = position.path("losses").elements();
    OptionalInt first = next(losses);
    OptionalInt second = next(losses);
    return first.isPresent() && second.isPresent()
        ? Optional.of(new SideCounts("losses inflicted", second.getAsInt(), first.getAsInt()))
        : Optional.empty();
  }

  private static OptionalInt next(Iterator<JsonNode> numbers) {
    return numbers.hasNext() ? OptionalInt.of(numbers.next().asInt()) : OptionalInt.empty();
  }
}
