package org.wardiary.app.sheet;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.wardiary.events.record.PartialDate;
import org.wardiary.events.record.Problem;
import org.wardiary.events.text.Text;

/**
 * Reads the dates of a sheet: {@code 2026-05-17} and its like, {@code 17.05.2026}, {@code 17 May
 * 2026}, and numbers divided by slashes, in the order that the user says or the column shows.
 *
 * @param order the order of day and month; empty if no date needs it
 */
record SheetDates(Optional<DateOrder> order) {

  private static final int MONTHS = 12;
  private static final Pattern YEAR_FIRST =
      Pattern.compile("(\\d{4})[-./](\\d{1,2})[-./](\\d{1,2})(?:[T ].*)?");
  private static final Pattern YEAR_LAST =
      Pattern.compile("(\\d{1,2})([-./])(\\d{1,2})\\2(\\d{4})(?: .*)?");
  private static final List<DateTimeFormatter> WORDS =
      Stream.of("d MMM uuuu", "d MMMM uuuu", "MMM d, uuuu", "MMMM d, uuuu", "d-MMM-uuuu")
          .map(SheetDates::format)
          .toList();

  private static DateTimeFormatter format(String pattern) {
    return new DateTimeFormatterBuilder()
        .parseCaseInsensitive()
        .appendPattern(pattern)
        .toFormatter(Locale.ENGLISH);
  }

  /**
   * The dates of a sheet.
   *
   * @throws BadSheet if the order of day and month is needed and cannot be told
   */
  static SheetDates of(Sheet sheet, ColumnPlan plan, Optional<DateOrder> said) {
    if (said.isPresent()) {
      return new SheetDates(said);
    }
    Optional<String> unclear = Optional.empty();
    for (Sheet.Row row : sheet.rows()) {
      Matcher date = YEAR_LAST.matcher(plan.cell(row, Column.DATE));
      if (!date.matches() || date.group(2).equals(".")) {
        continue;
      }
      if (number(date, 1) > MONTHS || number(date, 3) > MONTHS) {
        boolean dayFirst = number(date, 1) > MONTHS;
        return new SheetDates(Optional.of(dayFirst ? DateOrder.DAY_FIRST : DateOrder.MONTH_FIRST));
      }
      if (number(date, 1) != number(date, 3)) {
        unclear = Optional.of(Text.of("line %d: the date '%s'", row.line(), date.group()));
      }
    }
    unclear.ifPresent(
        date -> {
          throw new BadSheet(
              "%s is unclear: expected --dates day-first or --dates month-first", date);
        });
    return new SheetDates(Optional.of(DateOrder.DAY_FIRST));
  }

  private static int number(Matcher date, int group) {
    return Integer.parseInt(date.group(group));
  }

  /**
   * A date as records write it.
   *
   * @throws BadSheet if it is none of the calendar
   */
  String read(String cell) {
    Matcher first = YEAR_FIRST.matcher(cell);
    Matcher last = YEAR_LAST.matcher(cell);
    Optional<PartialDate> date =
        first.matches()
            ? date(number(first, 1), number(first, 2), number(first, 3))
            : last.matches() ? yearLast(last) : PartialDate.read(cell).or(() -> inWords(cell));
    return date.map(PartialDate::text)
        .orElseThrow(
            () ->
                new BadSheet(
                    "expected a date such as 2026-05-17 but Date is '%s'", Problem.shown(cell)));
  }

  private Optional<PartialDate> yearLast(Matcher date) {
    boolean dayFirst =
        date.group(2).equals(".") || order.filter(DateOrder.MONTH_FIRST::equals).isEmpty();
    int month = number(date, dayFirst ? 3 : 1);
    return date(number(date, 4), month, number(date, dayFirst ? 1 : 3));
  }

  private static Optional<PartialDate> date(int year, int month, int day) {
    return PartialDate.read(Text.of("%04d.%02d.%02d", year, month, day));
  }

  private static Optional<PartialDate> inWords(String cell) {
    for (DateTimeFormatter format : WORDS) {
      try {
        LocalDate date = LocalDate.parse(cell, format);
        return date(date.getYear(), date.getMonthValue(), date.getDayOfMonth());
      } catch (DateTimeParseException e) {
        // perhaps the next form
      }
    }
    return Optional.empty();
  }
}
