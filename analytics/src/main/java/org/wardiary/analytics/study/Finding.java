package org.wardiary.analytics.study;

import java.util.Optional;

/**
 * A conclusion from a table, in a sentence or two.
 *
 * @param table id of the table
 * @param kind kind of finding
 * @param text plain words, with the uncertainty
 * @param next a sentence on what to test next because of it, if anything
 */
public record Finding(String table, Kind kind, String text, Optional<String> next) {

  /** Kinds of findings, in the order in which a report shows them. */
  public enum Kind {
    /** A difference that is more than chance. */
    SHOWN,
    /** A number that says something about the design: a rule or unit that is hardly used. */
    TELLING,
    /** A number that describes the games. */
    MEASURED,
    /** A caution about the other findings. */
    CAUTION,
    /** A difference that may be chance. */
    NOT_SHOWN
  }

  /** A finding of kind {@link Kind#MEASURED}, with nothing to test next. */
  public Finding(String table, String text) {
    this(table, Kind.MEASURED, text, Optional.empty());
  }

  /** A finding with nothing to test next. */
  public Finding(String table, Kind kind, String text) {
    this(table, kind, text, Optional.empty());
  }

  /** This finding with a sentence on what to test next. */
  public Finding next(String sentence) {
    return new Finding(table, kind, text, Optional.of(sentence));
  }
}
