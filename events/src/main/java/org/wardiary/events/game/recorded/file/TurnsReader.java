package org.wardiary.events.game.recorded.file;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Reads the turns of a game file. */
final class TurnsReader {

  private static final String ALL = "all";

  private final Cursor turns;
  private final List<String> sides;
  private final Set<String> phases = new LinkedHashSet<>();
  private final List<Turns.Step> steps = new ArrayList<>();
  private final boolean closed;

  private TurnsReader(Cursor turns, List<String> sides) {
    this.turns = turns;
    this.sides = sides;
    this.closed = turns.get("phases").isPresent();
  }

  static Turns read(Cursor root, List<String> sides) {
    return root.get("turns").map(turns -> new TurnsReader(turns, sides).read()).orElse(Turns.OPEN);
  }

  private Turns read() {
    int first = turns.whole("first").orElse(1);
    OptionalInt last = turns.whole("count");
    if (last.isPresent() && last.getAsInt() < first) {
      throw turns
          .get("count")
          .orElseThrow()
          .not("no turn before the first one, " + first + ",", last.getAsInt() + "");
    }
    turns.words("phases").forEach(word -> add(phase(word)));
    turns.get("each").map(Cursor::elements).orElse(List.of()).forEach(this::line);
    return new Turns(first, last, List.copyOf(phases), steps, notes());
  }

  private static Cursor phase(Cursor word) {
    if (!Turns.isWord(word.text())) {
      throw word.bad("a phase, a word of letters and digits,", List.of());
    }
    return word;
  }

  private void add(Cursor word) {
    if (!phases.add(word.text())) {
      throw word.not("each phase once", "'" + word.text() + "' twice");
    }
  }

  private void line(Cursor line) {
    List<Cursor> words = line.words();
    String first = words.isEmpty() ? "" : words.get(0).text();
    if (!first.endsWith(":")) {
      throw line.bad("a line such as \"" + sides.get(0) + ": Move Combat\"", List.of());
    }
    Cursor name = words.get(0).part(0, first.substring(0, first.length() - 1));
    Optional<String> side = Optional.of(name.text()).filter(text -> !text.equals(ALL));
    if (side.isPresent() && !sides.contains(name.text())) {
      throw name.bad("a side or all", sides);
    }
    if (words.size() == 1) {
      step(words.get(0), new Turns.Step(side, Optional.empty()));
    }
    for (Cursor word : words.subList(1, words.size())) {
      step(word, new Turns.Step(side, Optional.of(phase(word).text())));
      if (closed && !phases.contains(word.text())) {
        throw word.bad("one of the phases", phases);
      }
      phases.add(word.text());
    }
  }

  private void step(Cursor word, Turns.Step step) {
    if (steps.contains(step)) {
      throw word.not("each phase of a side once in a turn", "'" + word.text() + "' twice");
    }
    steps.add(step);
  }

  private Map<Integer, String> notes() {
    Map<Integer, String> notes = new HashMap<>();
    turns.entries("notes").forEach((turn, note) -> notes.put(Integer.valueOf(turn), note.text()));
    return notes;
  }
}
