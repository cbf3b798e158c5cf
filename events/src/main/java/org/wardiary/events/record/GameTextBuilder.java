package org.wardiary.events.record;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wardiary.events.text.Text;

/** Gathers one game while it is read. Anything after a problem is dropped. */
final class GameTextBuilder {

  /** The greatest depth to which variations may be nested. */
  static final int DEEPEST = 32;

  private static final int EXPECTED_WORDS = 128;
  private static final int EXPECTED_IN_VARIATION = 8;

  private final GameText.Origin origin;
  private final Place begin;
  private final List<TagText> tags = new ArrayList<>();
  private final Set<String> tagNames = new HashSet<>();
  // the open variations, innermost first, then the game's main line
  private final Deque<LineTextBuilder> lines = new ArrayDeque<>(1);
  private int endLine;
  private int endColumn;
  private Optional<Problem> problem = Optional.empty();

  GameTextBuilder(GameText.Origin origin, Place begin) {
    this.origin = origin;
    this.begin = begin;
    endLine = begin.line();
    endColumn = begin.column();
    lines.push(new LineTextBuilder(begin, EXPECTED_WORDS));
  }

  /** Records the first problem; later ones may be its consequences and are ignored. */
  void refuse(Place place, String token, String reason) {
    if (problem.isEmpty()) {
      problem = Optional.of(Problem.of(origin, place, token, reason));
    }
  }

  boolean refused() {
    return problem.isPresent();
  }

  boolean hasTag(String name) {
    return tagNames.contains(name);
  }

  /** The value of a tag read so far. */
  Optional<String> tag(String name) {
    return hasTag(name)
        ? tags.stream().filter(tag -> tag.name().equals(name)).map(TagText::value).findFirst()
        : Optional.empty();
  }

  void add(TagText tag) {
    tags.add(tag);
    tagNames.add(tag.name());
  }

  void word(String word, long place) {
    if (!refused()) {
      lines.element().word(word, place);
    }
  }

  /** Whether a word leaves the facts of a statement open, so that it cannot end with a mark. */
  boolean inFacts(String word) {
    return StatementWords.inFacts(lines.element().last(), word);
  }

  /** Adds a word to the statement before it if it belongs to it, and returns whether it does. */
  boolean continueStatement(String word) {
    LineTextBuilder line = lines.element();
    return !refused() && StatementWords.continues(line.last(), word) && line.append(word);
  }

  void comment(String text) {
    if (!refused()) {
      lines.element().comment(text);
    }
  }

  /** Adds a mark to the last answer. */
  void mark(String mark, Place place) {
    if (refused()) {
      return;
    }
    LineTextBuilder line = lines.element();
    if (line.isEmpty()) {
      refuse(place, mark, "expected an answer before a mark but there is none");
    } else if (line.isMarked()) {
      refuse(place, mark, "expected one mark for an answer but found another");
    } else {
      line.mark(mark, place);
    }
  }

  /** Begins a variation. */
  void open(Place place) {
    if (refused()) {
      return;
    }
    if (lines.element().isEmpty()) {
      refuse(place, "(", "expected an answer before a variation, which it replaces, but got none");
    } else if (lines.size() > DEEPEST) {
      refuse(place, "(", Text.of("expected variations at most %d deep but got more", DEEPEST));
    } else {
      lines.push(new LineTextBuilder(place, EXPECTED_IN_VARIATION));
    }
  }

  /** Ends the innermost variation. */
  void close(Place place) {
    if (refused()) {
      return;
    }
    if (lines.size() == 1) {
      refuse(place, ")", "expected ')' after '(' alone but no variation is open");
    } else if (lines.element().isEmpty()) {
      refuse(lines.element().begin(), "(", "expected an answer in the variation but got none");
    } else {
      LineTextBuilder closed = lines.pop();
      lines.element().variation(closed);
    }
  }

  /** Notes the place after a token; called after each token. */
  void endsAt(int line, int column) {
    endLine = line;
    endColumn = column;
  }

  GameText build() {
    if (lines.size() > 1) {
      refuse(
          lines.element().begin(),
          "(",
          "expected a variation closed by ')' but found the end of the game");
    }
    return new GameText(this);
  }

  GameText.Origin origin() {
    return origin;
  }

  List<TagText> tags() {
    return List.copyOf(tags);
  }

  /** The main line of the game; a variation that is still open is not included. */
  LineText line() {
    return lines.getLast().build();
  }

  Place begin() {
    return begin;
  }

  Place end() {
    return new Place(endLine, endColumn);
  }

  Optional<Problem> problem() {
    return problem;
  }
}
