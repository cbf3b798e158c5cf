package org.wardiary.events.game.recorded.statement;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads the statements that consist of words of the game's lists: acting, chance, cards. */
final class WordReader {

  private final Words words;
  private final FactsReader facts;
  private final Set<String> actors;

  WordReader(Words words, FactsReader facts) {
    this.words = words;
    this.facts = facts;
    this.actors = new LinkedHashSet<>(words.sides());
    actors.add(Words.ALL);
  }

  /** Reads what follows {@code :} at the beginning of a statement. */
  Statement.Acting acting(Cursor in) {
    int at = in.at();
    String first = in.name("a side or a phase");
    if (actors.contains(first)) {
      Optional<String> phase = in.take('.') ? Optional.of(phase(in)) : Optional.empty();
      return new Statement.Acting(Optional.of(first), phase, facts.read(in));
    }
    Set<String> right = new LinkedHashSet<>(actors);
    if (in.peek() == '.') {
      throw BadStatement.unknown(at, "side", first, right);
    }
    if (!words.phases().has(first)) {
      right.addAll(words.phases().words());
      throw BadStatement.unknown(at, "side or phase", first, right);
    }
    return new Statement.Acting(Optional.empty(), Optional.of(first), facts.read(in));
  }

  private String phase(Cursor in) {
    int at = in.at();
    return words.phases().checked(at, "phase", "", in.name("a phase"));
  }

  /** Reads what follows {@code %}. */
  Statement.Chance chance(Cursor in) {
    int at = in.at();
    String source = in.id("a die or a deck");
    AllowedWords outcomes = words.source(source).orElse(AllowedWords.NONE);
    if (outcomes.isEmpty()) {
      throw BadStatement.unknown(at, "die or deck", source, words.sources());
    }
    in.need('=', "'=' and what was thrown or drawn");
    List<String> drawn = new ArrayList<>(1);
    do {
      at = in.at();
      String outcome = in.value("what was thrown or drawn");
      drawn.add(outcomes.checked(at, "result of ", source, outcome));
    } while (in.take(','));
    return new Statement.Chance(source, drawn, facts.read(in));
  }

  /** Reads what follows {@code ^}. */
  Statement.Play play(Cursor in) {
    int at = in.at();
    String card = in.id("a card");
    if (!words.isCard(card)) {
      throw BadStatement.unknown(at, "card", card, words.cards());
    }
    return new Statement.Play(card, facts.read(in));
  }
}
