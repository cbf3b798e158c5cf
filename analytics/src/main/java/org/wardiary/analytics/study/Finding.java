package org.wardiary.analytics.study;

import java.util.Optional;

/**
 * A conclusion from a table, in a sentence or two.
 *
 * @param table id of the table
 * @param kind kind of finding
 * @param text plain words, with the uncertainty
 * @param effect how much it changes the probability to win, 0 to 1; 0 if it is not about winning
 * @param next a sentence on what to test next because of it, if anything
 */
public record Finding(String table, Kind kind, String text, double effect, Optional<String> next) {

  /** Kinds of findings, in the order in which a report shows them. */
  public enum Kind {
    /** What games cannot tell as they were played, though it is a main question. */
    UNTOLD,
    /** A difference that is more than chance. */
    SHOWN,
    /** A number that says something about the design: a rule or unit that is hardly used. */
    TELLING,
    /** The answer to a main question that is no verdict. */
    ANSWER,
    /** A difference that may be chance. */
    NOT_SHOWN,
    /** A number that describes the games. */
    MEASURED,
    /** A caution about the other findings. */
    CAUTION
  }

  /** A finding of kind {@link Kind#MEASURED}, with nothing to test next. */
  public Finding(String table, String text) {
    this(table, Kind.MEASURED, text);
  }

  /** A finding with nothing to test next. */
  public Finding(String table, Kind kind, String text) {
    this(table, kind, text, 0, Optional.empty());
  }

  /** This finding with a sentence on what to test next. */
  public Finding next(String sentence) {
    return new Finding(table, kind, text, effect, Optional.of(sentence));
  }

  /** This finding with its effect on the probability to win, of any sign. */
  public Finding of(double probability) {
    return new Finding(table, kind, text, Math.abs(probability), next);
  }
}
