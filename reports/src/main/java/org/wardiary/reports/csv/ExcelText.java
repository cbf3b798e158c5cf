package org.wardiary.reports.csv;

/** Text in a CSV file that Excel shows as it is, and takes neither for a number nor for a date. */
public final class ExcelText {

  /** The longest text that Excel accepts within a formula. */
  private static final int LONGEST = 255;

  private ExcelText() {}

  /**
   * The text as a formula whose value it is ({@code ="1.10"}) where Excel might take it for
   * something else: if it has a digit, is {@code true} or {@code false}, or could begin a formula.
   * A text that is too long or has line ends, which is no number, is as {@link SafeText} has it.
   */
  public static String of(String text) {
    String safe = SafeText.of(text);
    boolean risky =
        text.chars().anyMatch(Character::isDigit)
            || text.equalsIgnoreCase("true")
            || text.equalsIgnoreCase("false")
            || !safe.equals(text);
    boolean fits = text.length() <= LONGEST && text.chars().noneMatch(Character::isISOControl);
    return risky && fits ? "=\"" + text.replace("\"", "\"\"") + "\"" : safe;
  }
}
