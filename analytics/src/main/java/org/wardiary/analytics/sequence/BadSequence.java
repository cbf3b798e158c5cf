package org.wardiary.analytics.sequence;

import java.util.Optional;
import org.wardiary.events.record.Problem;
import org.wardiary.events.text.Text;

/** Thrown if a query over sequences is malformed, or names something that a game does not have. */
public final class BadSequence extends RuntimeException {

  private final int column;
  private final Optional<String> nearest;

  /**
   * An error at a column of the query.
   *
   * @param column column in the query, from 1
   * @param reason what was expected and what came instead
   */
  public BadSequence(int column, String reason) {
    this(column, reason, Optional.empty());
  }

  private BadSequence(int column, String reason, Optional<String> nearest) {
    super(Text.of("query:%d: %s", column, reason));
    this.column = column;
    this.nearest = nearest;
  }

  /** Column in the query, from 1. */
  public int column() {
    return column;
  }

  /** The name that may have been meant, which the message suggests; empty if there is none. */
  public Optional<String> nearest() {
    return nearest;
  }

  /** An error for a word that is not what was expected. */
  static BadSequence not(String expected, Word word) {
    return not(expected, word, Optional.empty());
  }

  /** An error for a word that is not what was expected, with the name that may have been meant. */
  static BadSequence not(String expected, Word word, Optional<String> nearest) {
    String got = Problem.shown(word.text());
    return new BadSequence(
        word.column(), Text.of("expected %s but got '%s'", expected, got), nearest);
  }
}
