package org.wardiary.analytics.sequence;

import org.wardiary.events.record.Problem;
import org.wardiary.events.text.Text;

/** A query over sequences that cannot be read, or that a game cannot answer. */
public final class BadSequence extends RuntimeException {

  private final int column;

  /**
   * With what is wrong.
   *
   * @param column where in the query, from 1
   * @param reason what was expected and what came instead
   */
  public BadSequence(int column, String reason) {
    super(Text.of("query:%d: %s", column, reason));
    this.column = column;
  }

  /** Where in the query, from 1. */
  public int column() {
    return column;
  }

  /** A word that is not what was expected. */
  static BadSequence not(String expected, Word word) {
    return new BadSequence(
        word.column(), Text.of("expected %s but got '%s'", expected, Problem.shown(word.text())));
  }
}
