package org.wardiary.events.game.recorded.file;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.wardiary.events.game.recorded.statement.Ids;

/** Reads the line of a unit: {@code Red Inf 4 3 @0101}, {@code none Fort @0304 :supplied}. */
final class UnitReader {

  private static final String NO_SIDE = "none";
  private static final String TURN = "turn";

  private static final String RATING = "-?[0-9]{1,6}(/-?[0-9]{1,6}){0,8}";

  private final Cursor unit;
  private final List<String> sides;
  private final MapPlan map;
  private final Vocabulary vocabulary;
  private final Map<String, Kind> kinds;
  private final Map<String, String> states = new LinkedHashMap<>();
  private Optional<String> start = Optional.empty();
  private OptionalInt arrival = OptionalInt.empty();

  UnitReader(
      Cursor unit,
      List<String> sides,
      MapPlan map,
      Vocabulary vocabulary,
      Map<String, Kind> kinds) {
    this.unit = unit;
    this.sides = sides;
    this.map = map;
    this.vocabulary = vocabulary;
    this.kinds = kinds;
  }

  GameUnit read() {
    Cursor line = unit.get("is").orElse(unit);
    Deque<Cursor> words = new ArrayDeque<>(line.words());
    if (words.isEmpty()) {
      throw line.bad("a side, then kind, ratings, @space, turn N", sides);
    }
    Optional<String> side = side(words.pop());
    Optional<String> kind = kind(words);
    Map<String, String> ratings = ratings(words, kind);
    while (!words.isEmpty()) {
      rest(words);
    }
    return new GameUnit(unit.key(), unit.name(), side, kind, ratings, start, arrival, states);
  }

  private Optional<String> side(Cursor word) {
    if (word.text().equals(NO_SIDE)) {
      return Optional.empty();
    }
    if (!sides.contains(word.text())) {
      throw word.bad("a side, or none,", sides);
    }
    return Optional.of(word.text());
  }

  private static boolean isPlain(Deque<Cursor> words) {
    return !words.isEmpty() && !words.peek().text().matches("[@:].*|" + TURN);
  }

  private Optional<String> kind(Deque<Cursor> words) {
    if (!isPlain(words)) {
      return Optional.empty();
    }
    Cursor word = words.pop();
    boolean known = kinds.isEmpty() ? Ids.isId(word.text()) : kinds.containsKey(word.text());
    if (!known) {
      throw word.bad("a kind of unit", kinds.keySet());
    }
    return Optional.of(word.text());
  }

  private Map<String, String> ratings(Deque<Cursor> words, Optional<String> kind) {
    List<String> names = kind.map(kinds::get).map(Kind::ratings).orElse(List.of());
    Map<String, String> ratings = new LinkedHashMap<>();
    Cursor last = unit;
    while (isPlain(words)) {
      last = words.pop();
      if (ratings.size() == names.size() || !last.text().matches(RATING)) {
        String expected =
            ratings.size() == names.size()
                ? "@space, turn N or :state"
                : "the rating "
                    + names.get(ratings.size())
                    + ", a whole number or several such as 4/2,";
        throw last.bad(expected, List.of());
      }
      ratings.put(names.get(ratings.size()), last.text());
    }
    if (!ratings.isEmpty() && ratings.size() < names.size()) {
      throw last.not("the ratings " + String.join(" ", names), ratings.size() + " of them");
    }
    return ratings;
  }

  private void rest(Deque<Cursor> words) {
    Cursor word = words.pop();
    String text = word.text();
    if (text.startsWith("@") && start.isEmpty()) {
      start = Optional.of(Spaces.known(word.part(1, text.substring(1)), map));
    } else if (text.equals(TURN) && arrival.isEmpty()) {
      arrival = OptionalInt.of(turn(words.isEmpty() ? word : words.pop()));
    } else if (text.startsWith(":")) {
      state(word.part(1, text.substring(1)));
    } else {
      throw word.bad("@space, turn N or :state, each once,", List.of());
    }
  }

  private static int turn(Cursor word) {
    if (!word.text().matches("[0-9]{1,4}")) {
      throw word.bad("the number of a turn", List.of());
    }
    return Integer.parseInt(word.text());
  }

  private void state(Cursor word) {
    String[] parts = word.text().split("=", 2);
    Cursor name = word.part(0, parts[0]);
    if (!vocabulary.isState(parts[0], StateWord.Bearer.UNITS)) {
      throw name.bad("a state of units", vocabulary.states().keySet());
    }
    String value = parts.length == 2 ? parts[1] : "";
    if (vocabulary.state(parts[0]).filter(state -> !state.accepts(value)).isPresent()) {
      throw word.bad("a value that the state may have", List.of());
    }
    if (states.put(parts[0], value) != null) {
      throw word.not("each state once", "'" + parts[0] + "' twice");
    }
  }
}
