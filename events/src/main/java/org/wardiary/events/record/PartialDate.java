package org.wardiary.events.record;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.events.text.Text;

/**
 * A date as the tag {@code Date} writes it: {@code 1996.05.17}, {@code 1996.05.??}, {@code
 * 1996.??.??}, rarely {@code 1996.??.17}.
 *
 * @param year 1 to 9999
 * @param month 1 to 12, 0 if unknown
 * @param day 1 to 31, 0 if unknown
 */
public record PartialDate(int year, int month, int day) {

  private static final Pattern TEXT =
      Pattern.compile("(\\d{4})(?:[.-](0[1-9]|1\\d|\\?\\?)(?:[.-](0[1-9]|[1-3]\\d|\\?\\?))?)?");
  private static final int MONTHS = 12;
  private static final int DAYS = 31;
  private static final int FEBRUARY = 2;

  /**
   * Reads a date. Unknown parts at the end may be omitted, and {@code -} may replace the point.
   *
   * @return the date; empty if the text is not a date of the calendar with at least a year
   */
  public static Optional<PartialDate> read(String text) {
    Matcher parts = TEXT.matcher(text);
    if (!parts.matches()) {
      return Optional.empty();
    }
    PartialDate date = new PartialDate(number(parts, 1), number(parts, 2), number(parts, 3));
    return date.isInTheCalendar() ? Optional.of(date) : Optional.empty();
  }

  private static int number(Matcher parts, int group) {
    String text = parts.group(group);
    return text == null || text.startsWith("?") ? 0 : Integer.parseInt(text);
  }

  private boolean isInTheCalendar() {
    return year > 0 && month <= MONTHS && day <= days();
  }

  private int days() {
    if (month == FEBRUARY) {
      return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28;
    }
    return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : DAYS;
  }

  /** Whether the day is known, with its month. */
  public boolean isDay() {
    return month > 0 && day > 0;
  }

  /** Whether this is a day, a month or a year, and not the same day of any month of a year. */
  public boolean isOneSpan() {
    return month > 0 || day == 0;
  }

  /** The date as a record writes it, with {@code ??} for unknown parts. */
  public String text() {
    return Text.of("%04d.%s.%s", year, two(month), two(day));
  }

  private static String two(int number) {
    return number == 0 ? "??" : Text.of("%02d", number);
  }

  /** The first day that the date may be, as the number {@code yyyymmdd}. */
  public int earliest() {
    return number(month == 0 ? 1 : month, day == 0 ? 1 : day);
  }

  /** The last day that the date may be, as the number {@code yyyymmdd}; day 31 in any month. */
  public int latest() {
    return number(month == 0 ? MONTHS : month, day == 0 ? DAYS : day);
  }

  private int number(int someMonth, int someDay) {
    return (year * 100 + someMonth) * 100 + someDay;
  }

  /**
   * Whether this date is certain to lie within another one, such as a day in a month or year.
   *
   * @param other one that {@linkplain #isOneSpan is one span}
   */
  public boolean isWithin(PartialDate other) {
    return earliest() >= other.earliest() && latest() <= other.latest();
  }

  /** Whether this date is certain to be later than another one. */
  public boolean isAfter(PartialDate other) {
    return earliest() > other.latest();
  }

  /** Whether this date is certain to be earlier than another one. */
  public boolean isBefore(PartialDate other) {
    return latest() < other.earliest();
  }
}
