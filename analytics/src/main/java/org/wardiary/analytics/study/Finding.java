package org.wardiary.analytics.study;

import java.util.Optional;

/**
 * A sentence or two that a table allows.
 *
 * @param table id of the table that it is made from
 * @param kind what sort of finding it is
 * @param text plain words with their uncertainty
 * @param next what to test next because of it, in a sentence, if anything
 */
public record Finding(String table, Kind kind, String text, Optional<String> next) {

  /** Sorts of findings, in the order in which a report tells them. */
  public enum Kind {
    /** A difference that is more than chance. */
    SHOWN,
    /** A number that says something about the design: a rule or unit that is hardly used. */
    TELLING,
    /** A number that describes the games. */
    MEASURED,
    /** A word of caution about what else is told. */
    CAUTION,
    /** A difference that may be chance. */
    NOT_SHOWN
  }

  /** A number that describes the games. */
  public Finding(String table, String text) {
    this(table, Kind.MEASURED, text, Optional.empty());
  }

  /** A finding of a sort, with nothing to test next. */
  public Finding(String table, Kind kind, String text) {
    this(table, kind, text, Optional.empty());
  }

  /** The same, saying what to test next. */
  public Finding next(String sentence) {
    return new Finding(table, kind, text, Optional.of(sentence));
  }
}
