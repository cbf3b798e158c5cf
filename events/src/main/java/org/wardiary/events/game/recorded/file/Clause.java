package org.wardiary.events.game.recorded.file;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A part of a check's line, between commas: first words, then keywords with the words behind each:
 * {@code 2 units of Inf Cav in t}.
 */
final class Clause {

  private static final Pattern WORD = Pattern.compile("[^ ,]+|,");

  private final Cursor line;
  private final Set<String> keywords;
  private final Deque<Cursor> first = new ArrayDeque<>();
  private final Map<String, Cursor> found = new HashMap<>();
  private final Map<String, List<Cursor>> behind = new HashMap<>();

  private String last = "";

  private Clause(Cursor line, Set<String> keywords) {
    this.line = line;
    this.keywords = keywords;
  }

  /** The clauses of a line, one or more. */
  static List<Clause> all(Cursor line, Collection<String> units, String... others) {
    Set<String> keywords = new LinkedHashSet<>(units);
    keywords.addAll(List.of(others));
    List<Clause> clauses = new ArrayList<>(List.of(new Clause(line, keywords)));
    Matcher word = WORD.matcher(line.text());
    while (word.find()) {
      Clause clause = clauses.get(clauses.size() - 1);
      if (!word.group().equals(",")) {
        clause.add(line.part(word.start(), word.group()));
      } else if (clause.first.isEmpty() && clause.found.isEmpty()) {
        throw line.part(word.start(), ",").bad("words before a comma", List.of());
      } else {
        clauses.add(new Clause(line.part(word.start(), ","), keywords));
      }
    }
    return clauses;
  }

  /** The one clause of a line. */
  static Clause single(Cursor line, Collection<String> units, String... others) {
    List<Clause> clauses = all(line, units, others);
    if (clauses.size() > 1) {
      throw clauses.get(1).line.bad("no comma", List.of());
    }
    return clauses.get(0);
  }

  private void add(Cursor word) {
    if (keywords.contains(word.text())) {
      if (found.put(word.text(), word) != null) {
        throw word.not("each keyword once", "'" + word.text() + "' twice");
      }
      last = word.text();
    } else if (found.isEmpty()) {
      first.add(word);
    } else {
      behind.computeIfAbsent(last, any -> new ArrayList<>()).add(word);
    }
  }

  /** The next of the first words, which must be there. */
  Cursor next(String expected, Collection<String> right) {
    if (first.isEmpty()) {
      throw line.bad(expected, right);
    }
    return first.pop();
  }

  /** The next of the first words, if there is one. */
  Optional<Cursor> next() {
    return Optional.ofNullable(first.poll());
  }

  /** The rest of the first words. */
  List<Cursor> rest() {
    List<Cursor> rest = List.copyOf(first);
    first.clear();
    return rest;
  }

  /** Whether a keyword is there, behind which nothing stands. */
  boolean has(String keyword) {
    if (behind.containsKey(keyword)) {
      throw behind.get(keyword).get(0).bad("a keyword: " + String.join(", ", keywords), keywords);
    }
    return found.containsKey(keyword);
  }

  /** The words behind a keyword; none if it is not there. */
  List<Cursor> after(String keyword) {
    if (found.containsKey(keyword) && !behind.containsKey(keyword)) {
      throw found.get(keyword).not("words behind '" + keyword + "'", "none");
    }
    return behind.getOrDefault(keyword, List.of());
  }

  /** The one word behind a keyword, if it is there. */
  Optional<Cursor> one(String keyword) {
    List<Cursor> words = after(keyword);
    if (words.size() > 1) {
      throw words.get(1).bad("one word behind '" + keyword + "'", keywords);
    }
    return words.stream().findFirst();
  }

  /** A word of a list. */
  static String in(Cursor word, String expected, Collection<String> right) {
    if (!right.contains(word.text())) {
      throw word.bad(expected, right);
    }
    return word.text();
  }

  /** A whole number. */
  static int number(Cursor word, String expected) {
    if (!word.text().matches(Amount.DIGITS)) {
      throw word.bad(expected, List.of());
    }
    return Integer.parseInt(word.text());
  }

  /** A number, or two with a hyphen: the least and the most. */
  static int[] numbers(Cursor word, String expected) {
    String text = word.text();
    if (!text.matches(Amount.DIGITS + "(-" + Amount.DIGITS + ")?")) {
      throw word.bad(expected, List.of());
    }
    int hyphen = text.indexOf('-');
    int least = Integer.parseInt(hyphen < 0 ? text : text.substring(0, hyphen));
    int most = Integer.parseInt(text.substring(hyphen + 1));
    if (least > most) {
      throw word.bad("the lower number first", List.of());
    }
    return new int[] {least, most};
  }

  /** Nothing but keywords may follow. */
  void end() {
    if (!first.isEmpty()) {
      throw first.peek().bad("a keyword: " + String.join(", ", keywords), keywords);
    }
  }
}
