package org.wardiary.events.game.recorded.file;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The names of a game file that its checks may use. */
final class CheckNames {

  private final GameFile.Parts parts;
  private final Set<String> ratings = new LinkedHashSet<>();

  CheckNames(GameFile.Parts parts) {
    this.parts = parts;
    parts.forces().kinds().values().forEach(kind -> ratings.addAll(kind.ratings()));
  }

  Goals goals() {
    return parts.goals();
  }

  Vocabulary vocabulary() {
    return parts.vocabulary();
  }

  Set<String> ratings() {
    return ratings;
  }

  /** Kinds of units, or sides; any word is a kind if the file has none. */
  Set<String> kinds(List<Cursor> words) {
    List<String> right = new ArrayList<>(parts.forces().kinds().keySet());
    boolean open = right.isEmpty();
    parts.sides().forEach(side -> right.add(side.id()));
    return open ? texts(words) : listed(words, "a kind of unit, or a side,", right);
  }

  /** States of units. */
  Set<String> states(List<Cursor> words) {
    Set<String> right = parts.vocabulary().states().keySet();
    words.stream()
        .filter(word -> !parts.vocabulary().isState(word.text(), StateWord.Bearer.UNITS))
        .findFirst()
        .ifPresent(
            word -> {
              throw word.bad("a state of units", right);
            });
    return texts(words);
  }

  /** States of units whose values are numbers. */
  List<String> numbers() {
    return parts.vocabulary().states().values().stream()
        .filter(state -> state.form() == StateWord.Form.NUMBER)
        .map(StateWord::id)
        .toList();
  }

  Set<String> terrain(List<Cursor> words) {
    return listed(words, "a kind of terrain", parts.map().terrain().keySet());
  }

  /** Kinds of terrain, and what runs between spaces. */
  Set<String> ground(List<Cursor> words) {
    Set<String> right = new LinkedHashSet<>(parts.map().terrain().keySet());
    right.addAll(parts.map().edges().keySet());
    return listed(words, "a kind of terrain, or a word of \"edges\",", right);
  }

  /** Phases; any word is one if the file has none. */
  Set<String> phases(List<Cursor> words) {
    List<String> right = parts.turns().phases();
    return right.isEmpty() ? texts(words) : listed(words, "a phase", right);
  }

  Set<String> results(List<Cursor> words) {
    Set<String> right = new LinkedHashSet<>();
    parts.vocabulary().tables().values().forEach(table -> right.addAll(table.results()));
    return listed(words, "a result of a table", right);
  }

  Set<String> spaces(List<Cursor> words) {
    words.forEach(word -> Spaces.known(word, parts.map()));
    return texts(words);
  }

  /** A whole number, or a rating of a kind of unit. */
  Amount amount(Cursor word) {
    boolean digits = word.text().matches(Amount.DIGITS);
    return new Amount(digits ? word.text() : rating(word, "a whole number, or a rating,"));
  }

  String rating(Cursor word, String expected) {
    return Clause.in(word, expected, ratings);
  }

  private static Set<String> texts(List<Cursor> words) {
    Set<String> texts = new LinkedHashSet<>();
    words.forEach(word -> texts.add(word.text()));
    return texts;
  }

  static Set<String> listed(List<Cursor> words, String expected, Collection<String> right) {
    words.forEach(word -> Clause.in(word, expected, right));
    return texts(words);
  }
}
