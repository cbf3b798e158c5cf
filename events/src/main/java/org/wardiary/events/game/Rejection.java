package org.wardiary.events.game;

import java.util.List;
import org.wardiary.events.text.Text;

/**
 * Why an answer was refused.
 *
 * @param rule id of the rule that the answer breaks, e.g. {@code SQ-4.2}; empty if it could not be
 *     read
 * @param reason {@code expected … but got …}
 * @param nearest the legal answers most similar to the refused one, best first
 */
public record Rejection(String rule, String reason, List<String> nearest) {

  /** Copies the list. */
  public Rejection {
    nearest = List.copyOf(nearest);
  }

  /** Creates a rejection that suggests no answers. */
  public Rejection(String rule, String reason) {
    this(rule, reason, List.of());
  }

  /** A rejection without nearest answers, its reason formatted as by {@link Text#of}. */
  public static Rejection of(String rule, String reason, Object... values) {
    return new Rejection(rule, Text.of(reason, values));
  }
}
