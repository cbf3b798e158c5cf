package org.wardiary.analytics.filter;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.events.record.Problem;
import org.wardiary.events.text.Text;

/**
 * A query as one line of text: {@code player Ann or 'Bob Miller', after 1996, result draw}. The
 * name of a parameter is followed by its values, separated by {@code or}; parameters are separated
 * by commas. A value of one word needs no quotes; within quotes, a quote is doubled. {@code
 * player=Ann} is the same as {@code player Ann}. {@code all} stands for all games.
 */
public final class QueryText {

  private static final String ALL = "all";
  private static final String OR = "or";
  private static final char QUOTE = '\'';
  private static final char EQUALS = '=';

  private final String name;
  private final String text;
  private int at;

  private QueryText(String name, String text) {
    this.name = name;
    this.text = text;
  }

  /**
   * Reads a query; returns the values by name of the parameter, in the order of the text.
   *
   * @param name what an error message calls the line
   * @param more names that the line may have beside those of the parameters
   * @throws BadQuery if the text is malformed, or has another name
   */
  public static Map<String, List<String>> read(String name, String text, List<String> more) {
    return new QueryText(name, text).read(more);
  }

  /**
   * One filter of a line.
   *
   * @param parameter name of the parameter, which need not exist
   * @param values values of the parameter, at least one
   * @param end index of the first character after the filter
   */
  public record Clause(String parameter, List<String> values, int end) {

    /** Copies the list. */
    public Clause {
      values = List.copyOf(values);
    }
  }

  /**
   * Reads the filter that begins at an index of a line, up to a comma or the end.
   *
   * @param name what an error message calls the line
   * @throws BadQuery if the text is malformed; whether the parameter exists is not checked
   */
  public static Clause clause(String name, String text, int from) {
    QueryText rest = new QueryText(name, text);
    rest.at = from;
    rest.blanks();
    String parameter = rest.parameter();
    return new Clause(parameter, rest.values(parameter), rest.at);
  }

  private Map<String, List<String>> read(List<String> more) {
    Map<String, List<String>> values = new LinkedHashMap<>();
    if (text.strip().equalsIgnoreCase(ALL)) {
      return values;
    }
    do {
      int start = blanks();
      String parameter = parameter();
      if (!more.contains(parameter)) {
        requireParameter(parameter);
      }
      if (values.containsKey(parameter)) {
        at = start;
        throw bad("'" + parameter + "' once, its values divided by 'or',");
      }
      values.put(parameter, values(parameter));
      blanks();
    } while (comma());
    if (at < text.length()) {
      throw bad("',' or 'or' or the end");
    }
    return values;
  }

  private void requireParameter(String parameter) {
    try {
      QueryParameter.named(shown(parameter));
    } catch (BadQuery e) {
      throw new BadQuery(name, e.getMessage());
    }
  }

  private String parameter() {
    int end = text.indexOf(EQUALS, at);
    int start = at;
    String expected = "the name of a filter, such as event or rules,";
    String found = word(expected);
    if (end < 0 || end >= at) {
      return found;
    }
    if (end == start) {
      at = start;
      throw bad(expected);
    }
    at = end + 1;
    return text.substring(start, end);
  }

  private List<String> values(String parameter) {
    String expected = Text.of("a value of '%s'", parameter);
    List<String> values = new ArrayList<>();
    do {
      int start = blanks();
      values.add(at < text.length() && text.charAt(at) == QUOTE ? quoted() : word(expected));
      if (!Text.shows(values.get(values.size() - 1))) {
        at = start;
        throw bad(expected);
      }
    } while (or());
    return values;
  }

  private String word(String expected) {
    int start = at;
    while (at < text.length() && !isEnd(text.charAt(at))) {
      at++;
    }
    if (at == start) {
      throw bad(expected);
    }
    return text.substring(start, at);
  }

  private static boolean isEnd(char c) {
    return c == ',' || c == QUOTE || Character.isWhitespace(c);
  }

  private String quoted() {
    int start = at++;
    StringBuilder value = new StringBuilder();
    while (at < text.length()) {
      char c = text.charAt(at++);
      if (c != QUOTE) {
        value.append(c);
      } else if (at < text.length() && text.charAt(at) == QUOTE) {
        value.append(text.charAt(at++));
      } else {
        return value.toString();
      }
    }
    at = start;
    throw bad("a quote at the end of what begins here");
  }

  private boolean or() {
    int start = at;
    blanks();
    int end = at + OR.length();
    boolean found =
        text.regionMatches(true, at, OR, 0, OR.length())
            && end < text.length()
            && (Character.isWhitespace(text.charAt(end)) || text.charAt(end) == QUOTE);
    at = found ? end : start;
    return found;
  }

  private boolean comma() {
    boolean found = at < text.length() && text.charAt(at) == ',';
    at += found ? 1 : 0;
    return found;
  }

  private int blanks() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private BadQuery bad(String expected) {
    String rest = at < text.length() ? "'" + shown(text.substring(at)) + "'" : "the end";
    return BadQuery.at(
        name, shown(text), at + 1, Text.of("expected %s but got %s", expected, rest));
  }

  private static String shown(String value) {
    return Problem.shown(value);
  }
}
