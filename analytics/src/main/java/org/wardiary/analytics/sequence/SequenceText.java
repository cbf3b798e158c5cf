package org.wardiary.analytics.sequence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wardiary.analytics.filter.BadQuery;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.QueryParameter;
import org.wardiary.analytics.filter.QueryText;
import org.wardiary.analytics.sequence.SequenceQuery.Link;
import org.wardiary.analytics.sequence.SequenceQuery.Outcome;
import org.wardiary.analytics.sequence.SequenceQuery.Pattern;
import org.wardiary.analytics.sequence.SequenceQuery.Place;
import org.wardiary.analytics.sequence.SequenceQuery.Result;
import org.wardiary.analytics.sequence.SequenceQuery.Step;
import org.wardiary.analytics.sequence.SequenceQuery.Unit;
import org.wardiary.analytics.sequence.SequenceQuery.Within;
import org.wardiary.events.text.Numerals;
import org.wardiary.events.text.Text;

/** Parses a query over sequences; for the grammar see {@code docs/find.md}. */
public final class SequenceText {

  /** Largest number of events in a sequence. */
  public static final int MOST_STEPS = 8;

  private static final int MOST_BETWEEN = 32;

  private final String text;
  private final Cursor cursor;
  private final PatternText patterns;
  private final List<Step> steps = new ArrayList<>();

  private SequenceText(String text) {
    this.text = text;
    this.cursor = new Cursor(text);
    this.patterns = new PatternText(cursor);
  }

  /**
   * Parses a query.
   *
   * @param common filters of games that apply in addition to those in the text
   * @throws BadSequence if the text is malformed, or names a filter that is in {@code common} too
   */
  public static SequenceQuery read(String text, GameQuery common) {
    return new SequenceText(text).read(common);
  }

  private SequenceQuery read(GameQuery common) {
    steps.add(new Step(Link.NONE, patterns.pattern(0)));
    int last = cursor.place();
    while (cursor.takes("then") ? step(Place.THEN) : cursor.takes("after") && step(Place.AFTER)) {
      if (steps.size() > MOST_STEPS) {
        cursor.go(last);
        throw cursor.bad(Text.of("at most %d events", MOST_STEPS));
      }
      last = cursor.place();
    }
    Map<String, List<String>> filters = new LinkedHashMap<>(common.values());
    Optional<Outcome> outcome = Optional.empty();
    while (cursor.takes(',')) {
      int start = cursor.place();
      Optional<Outcome> found = cursor.takes("side") ? outcome() : Optional.empty();
      if (found.isEmpty()) {
        cursor.go(start);
        filter(filters);
      } else if (outcome.isEmpty()) {
        outcome = found;
      } else {
        cursor.go(start);
        throw cursor.bad("how the game ended for a side once, as in 'side won or drew',");
      }
    }
    if (!cursor.ended()) {
      throw cursor.bad("then, after, within, without, ',' or the end");
    }
    return new SequenceQuery(text, steps, outcome.orElse(Outcome.ANY), GameQuery.of(filters));
  }

  private boolean step(Place place) {
    List<Within> within = new ArrayList<>();
    List<Pattern> without = new ArrayList<>();
    limits(within, without);
    Pattern pattern = patterns.pattern(steps.size());
    limits(within, without);
    steps.add(new Step(new Link(place, within, without), pattern));
    return true;
  }

  private void limits(List<Within> within, List<Pattern> without) {
    while (true) {
      int start = cursor.place();
      if (cursor.takes("within")) {
        within.add(within());
      } else if (cursor.takes("without")) {
        // events in between may refer only to the steps written before this one
        without.add(patterns.pattern(steps.size()));
        cursor.takes("between");
        if (without.size() > MOST_BETWEEN / MOST_STEPS) {
          cursor.go(start);
          throw cursor.bad("at most 4 times 'without' for an event");
        }
      } else {
        return;
      }
    }
  }

  private Within within() {
    String expected = "a number of turns or plies, such as 3 turns,";
    Word number = cursor.word(expected);
    Word unit = cursor.word(expected);
    int value =
        number.text().equals("0") ? 0 : Numerals.parse(number.text(), 0, number.text().length());
    if (value == Numerals.NONE) {
      throw BadSequence.not(expected, number);
    }
    if (unit.is("turns") || unit.is("turn")) {
      return new Within(value, Unit.TURNS);
    }
    if (unit.is("plies") || unit.is("ply")) {
      return new Within(value, Unit.PLIES);
    }
    throw BadSequence.not("turns or plies", unit);
  }

  /** Parses what follows the word {@code side}; empty if it is the filter of that name. */
  private Optional<Outcome> outcome() {
    if (cursor.takes('=')) {
      return Optional.empty();
    }
    int step = 0;
    if (cursor.takes("of")) {
      step = patterns.number(cursor.word("the number of a step, such as #2,"), steps.size());
    }
    Set<Result> results = EnumSet.noneOf(Result.class);
    do {
      Optional<Result> result = result(cursor.word("won, lost or drew"));
      if (result.isEmpty()) {
        return Optional.empty();
      }
      results.add(result.get());
    } while (cursor.takes("or"));
    return Optional.of(new Outcome(step, results));
  }

  private static Optional<Result> result(Word word) {
    return Arrays.stream(Result.values()).filter(result -> word.is(result.name())).findFirst();
  }

  private void filter(Map<String, List<String>> filters) {
    int column = cursor.place() + 1;
    requireFilter(column);
    try {
      QueryText.Clause clause = QueryText.clause("query", text, cursor.place());
      if (filters.putIfAbsent(clause.parameter(), clause.values()) != null) {
        throw new BadSequence(
            column, Text.of("expected %s once but got it twice", clause.parameter()));
      }
      GameQuery.of(Map.of(clause.parameter(), clause.values()));
      cursor.go(clause.end());
    } catch (BadQuery e) {
      throw new BadSequence(e.column() == 0 ? column : e.column(), e.detail());
    }
  }

  /** Requires the name of a filter, since the reader of filters cannot suggest what was meant. */
  private void requireFilter(int column) {
    Word name = cursor.word("the name of a filter, such as event, or side won");
    if (QueryParameter.names().stream().noneMatch(name::is)) {
      throw Spelling.unknown("a filter", QueryParameter.names(), name);
    }
    cursor.go(column - 1);
  }
}
