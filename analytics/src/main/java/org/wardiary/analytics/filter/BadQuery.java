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
   * With what is wrong.
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

  /** What is wrong at a place of a line, whose text is shown with it. */
  static BadQuery at(String name, String shown, int column, String detail) {
    return new BadQuery(name, Text.of("%s:%d: %s", shown, column, detail), detail, column);
  }

  /** A value that is not one of those that are known. */
  public static BadQuery notOneOf(String parameter, Collection<String> known, String value) {
    return new BadQuery(
        parameter, Text.of("expected one of %s but got '%s'", String.join(", ", known), value));
  }

  /** A value that has not the form that it should have. */
  static BadQuery not(String parameter, String form, String value) {
    return new BadQuery(parameter, Text.of("expected %s but got '%s'", form, value));
  }

  /** Name of the parameter. */
  public String parameter() {
    return parameter;
  }

  /** What was expected and what came instead. */
  public String reason() {
    return reason;
  }

  /** The same without the line and the place in it. */
  public String detail() {
    return detail;
  }

  /** The place in a line, from 1; 0 where there is no line. */
  public int column() {
    return column;
  }
}
