package org.wardiary.events.game.recorded.file;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How the spaces of a grid are numbered: {@code CC} is the column with at least two digits, {@code
 * RR} the row, {@code A} or {@code a} the letter of whichever of both is not named.
 *
 * @param first the first part
 * @param between what stands between both parts, empty or one character
 * @param second the second part
 */
record Numbering(Part first, String between, Part second) {

  private static final Pattern FORM =
      Pattern.compile("(C{1,4}|R{1,4}|[Aa])([._/]?)(C{1,4}|R{1,4}|[Aa1])");
  private static final int LETTERS = 26;

  /**
   * One number of a space.
   *
   * @param ofColumn whether it is the column's, not the row's
   * @param digits the least number of digits; 0 for letters
   * @param letter the first letter, {@code A} or {@code a}
   */
  record Part(boolean ofColumn, int digits, char letter) {

    private String text(int number) {
      if (digits > 0) {
        String plain = Integer.toString(number);
        return "0".repeat(Math.max(0, digits - plain.length())) + plain;
      }
      // A to Z, then AA, BB and so on, as wargames do
      char c = (char) (letter + (number - 1) % LETTERS);
      return String.valueOf(c).repeat((number - 1) / LETTERS + 1);
    }

    private Optional<Integer> number(String text) {
      if (digits > 0) {
        return Pattern.matches("[0-9]{1,4}", text)
            ? Optional.of(Integer.valueOf(text))
            : Optional.empty();
      }
      int number = text.isEmpty() ? 0 : text.charAt(0) - letter + 1 + LETTERS * (text.length() - 1);
      return number >= 1 && text(number).equals(text) ? Optional.of(number) : Optional.empty();
    }
  }

  /** The numbering that a pattern such as {@code CCRR} or {@code A1} describes. */
  static Optional<Numbering> of(String pattern) {
    Matcher form = FORM.matcher(pattern);
    if (!form.matches()) {
      return Optional.empty();
    }
    String first = form.group(1);
    String second = form.group(3).replace("1", "R");
    boolean lettered = Character.toUpperCase(first.charAt(0)) == 'A';
    boolean columnFirst = lettered ? !second.startsWith("C") : first.startsWith("C");
    boolean same = columnFirst ? second.startsWith("C") : second.startsWith("R");
    boolean twice = lettered && Character.toUpperCase(second.charAt(0)) == 'A';
    return same || twice
        ? Optional.empty()
        : Optional.of(
            new Numbering(part(first, columnFirst), form.group(2), part(second, !columnFirst)));
  }

  private static Part part(String text, boolean ofColumn) {
    char c = text.charAt(0);
    boolean letters = Character.toUpperCase(c) == 'A';
    return new Part(ofColumn, letters ? 0 : text.length(), c);
  }

  /** The id of a space. */
  String id(int column, int row) {
    return first.text(first.ofColumn ? column : row)
        + between
        + second.text(second.ofColumn ? column : row);
  }

  /** Column and row of an id; empty if the id has another form. */
  Optional<int[]> numbers(String id) {
    for (int cut = 1; cut + between.length() < id.length(); cut++) {
      Optional<Integer> a = first.number(id.substring(0, cut));
      Optional<Integer> b =
          id.startsWith(between, cut)
              ? second.number(id.substring(cut + between.length()))
              : Optional.empty();
      if (a.isPresent() && b.isPresent()) {
        int column = first.ofColumn ? a.get() : b.get();
        int row = first.ofColumn ? b.get() : a.get();
        if (id(column, row).equals(id)) {
          return Optional.of(new int[] {column, row});
        }
      }
    }
    return Optional.empty();
  }
}
