package org.wardiary.app.web;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.analytics.filter.BadQuery;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.sequence.BadSequence;
import org.wardiary.app.find.SequenceAnswers;
import org.wardiary.events.text.Numerals;
import org.wardiary.events.text.Text;
import org.wardiary.reports.site.SiteInput;

/** A request to search for sequences of events ({@code docs/find.md}). */
final class AskedSequence {

  /** Path of the search. */
  static final String PATH = "search/sequences.json";

  private static final String QUERY = "query";
  private static final String LIMIT = "limit";
  private static final int USUAL = 100;
  private static final int MOST = 1000;

  private AskedSequence() {}

  /**
   * Searches for a sequence.
   *
   * @param parameters {@code query}, {@code limit}, filters of games
   * @throws HttpProblem if the parameters are invalid, or the search is busy
   */
  static Answer answer(
      SequenceAnswers search, SiteInput input, Map<String, List<String>> parameters) {
    Map<String, List<String>> filters = new HashMap<>(parameters);
    String query = single(QUERY, filters.remove(QUERY));
    List<String> limit = filters.remove(LIMIT);
    int most = limit == null ? USUAL : limit(single(LIMIT, limit));
    try {
      return Answer.json(search.ask(query, GameQuery.of(filters), input.ended(), most).toString());
    } catch (BadQuery | BadSequence e) {
      throw new HttpProblem(400, e.getMessage());
    } catch (SequenceAnswers.Busy e) {
      throw new HttpProblem(503, e.getMessage());
    }
  }

  private static String single(String name, List<String> values) {
    if (values == null || values.size() != 1) {
      throw new HttpProblem(
          400, Text.of("expected one %s but got %d", name, values == null ? 0 : values.size()));
    }
    return values.get(0);
  }

  private static int limit(String value) {
    int number = Numerals.parse(value, 0, value.length());
    if (number == Numerals.NONE || number > MOST) {
      throw new HttpProblem(
          400, Text.of("%s: expected a number from 1 to %d but got '%s'", LIMIT, MOST, value));
    }
    return number;
  }
}
