package org.wardiary.analytics.filter;

import java.util.Collection;
import org.wardiary.events.text.Text;

/** A filter that cannot be read: an unknown parameter, or a value that it cannot have. */
public final class BadQuery extends RuntimeException {

  private final String parameter;
  private final String reason;
  private final String detail;
  private final int column;

  /**
   * An error in the value of a parameter, or an unknown parameter.
   *
   * @param parameter name of the parameter, e.g. {@code date}
   * @param reason what was expected and what came instead
   */
  public BadQuery(String parameter, String reason) {
    this(parameter, reason, reason, 0);
  }

  private BadQuery(String parameter, String reason, String detail, int column) {
    super(parameter + ": " + reason);
    this.parameter = parameter;
    this.reason = reason;
    this.detail = detail;
    this.column = column;
  }

  /** An error at a column, from 1, of a line of text, which the message quotes. */
  static BadQuery at(String name, String shown, int column, String detail) {
    return new BadQuery(name, Text.of("%s:%d: %s", shown, column, detail), detail, column);
  }

  /** A value that is not one of the known ones. */
  public static BadQuery notOneOf(String parameter, Collection<String> known, String value) {
    return new BadQuery(
        parameter, Text.of("expected one of %s but got '%s'", String.join(", ", known), value));
  }

  /** A value that does not have the expected form. */
  static BadQuery not(String parameter, String form, String value) {
    return new BadQuery(parameter, Text.of("expected %s but got '%s'", form, value));
  }

  /** Name of the parameter. */
  public String parameter() {
    return parameter;
  }

  /** What was expected and what came instead, with the line and column if there are any. */
  public String reason() {
    return reason;
  }

  /** The reason without the line and column. */
  public String detail() {
    return detail;
  }

  /** Column in the line, from 1; 0 if there is no line. */
  public int column() {
    return column;
  }
}
