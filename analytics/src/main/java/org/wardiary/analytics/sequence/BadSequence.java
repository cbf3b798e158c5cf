package org.wardiary.analytics.sequence;

import org.wardiary.events.record.Problem;
import org.wardiary.events.text.Text;

/** Thrown if a query over sequences is malformed, or names something that a game does not have. */
public final class BadSequence extends RuntimeException {

  private final int column;

  /**
   * An error at a column of the query.
   *
   * @param column column in the query, from 1
   * @param reason what was expected and what came instead
   */
  public BadSequence(int column, String reason) {
    super(Text.of("query:%d: %s", column, reason));
    this.column = column;
  }

  /** Column in the query, from 1. */
  public int column() {
    return column;
  }

  /** An error for a word that is not what was expected. */
  static BadSequence not(String expected, Word word) {
    return new BadSequence(
        word.column(), Text.of("expected %s but got '%s'", expected, Problem.shown(word.text())));
  }
}
