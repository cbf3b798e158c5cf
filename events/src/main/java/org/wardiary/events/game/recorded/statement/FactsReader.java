package org.wardiary.events.game.recorded.statement;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wardiary.events.text.Numerals;
import org.wardiary.events.text.Text;

/** Reads the facts at the end of a statement. */
final class FactsReader {

  private static final String END = "facts '<…>' or the end of the statement";
  private static final String ONLY_UNITS = "only units before 'x', joined by ',' and '+',";
  private static final String VALUE = "value of ";
  private static final AllowedWords APPROACHES = AllowedWords.of(List.of("flank", "front"));
  private static final String WITHOUT = ", which has no brackets and none of \" ; ! ?,";

  private final Words words;
  private final AllowedWords sides;

  FactsReader(Words words) {
    this.words = words;
    this.sides = AllowedWords.of(words.sides());
  }

  /** Reads the facts if there are any; nothing may follow. */
  Facts read(Cursor in) {
    in.skipBlanks();
    if (in.atEnd()) {
      return Facts.NONE;
    }
    int begin = in.at();
    in.need('<', in.atAgainst() ? ONLY_UNITS : END);
    List<Fact> facts = new ArrayList<>();
    in.skipBlanks();
    while (!in.take('>')) {
      if (in.atEnd()) {
        throw in.expectedAt(begin, "facts closed by '>'");
      }
      facts.add(fact(in, facts));
      if (!in.skipBlanks() && !in.atEnd() && in.peek() != '>') {
        throw in.expected("a blank or '>' after a fact" + WITHOUT);
      }
    }
    in.skipBlanks();
    if (!in.atEnd()) {
      throw in.expected("nothing after '>'");
    }
    return facts.isEmpty() ? Facts.NONE : new Facts(facts);
  }

  private Fact fact(Cursor in, List<Fact> before) {
    int at = in.at();
    String word = in.factWord();
    if (word.isEmpty()) {
      throw in.expected("a fact" + WITHOUT);
    }
    if (!in.take('=')) {
      return bare(at, word);
    }
    if (Facts.KEYS.contains(word) && new Facts(before).value(word).isPresent()) {
      throw in.expectedAt(at, Text.of("'%s' once", word));
    }
    return valued(in, at, word);
  }

  private Fact bare(int at, String word) {
    if (!words.columns().has(word) && !words.results().has(word)) {
      Set<String> right = new HashSet<>(words.columns().words());
      right.addAll(words.results().words());
      throw BadStatement.unknown(at, "column or result of a table", word, right);
    }
    return Fact.bare(word);
  }

  private Fact valued(Cursor in, int keyAt, String key) {
    int at = in.at();
    String value = value(in);
    switch (key) {
      case Facts.BY -> sides.checked(at, VALUE, key, value);
      case Facts.ODDS -> words.columns().checked(at, VALUE, key, value);
      case Facts.RESULT -> words.results().checked(at, VALUE, key, value);
      case Facts.APPROACH -> APPROACHES.checked(at, VALUE, key, value);
      case Facts.OF -> checkAttack(in, at, value);
      case Facts.RULING -> {
        // any text
      }
      default -> checkOwn(keyAt, key, at, value);
    }
    return new Fact(key, value);
  }

  private static String value(Cursor in) {
    int at = in.at();
    boolean quoted = in.take('"');
    String value = quoted ? in.upTo('"') : in.factWord();
    if (quoted && !in.take('"')) {
      throw in.expectedAt(at, "a value closed by '\"'");
    }
    if (!Fact.isValue(value)) {
      throw in.expectedAt(at, "a value" + WITHOUT);
    }
    return value;
  }

  private static void checkAttack(Cursor in, int at, String number) {
    if (Numerals.parse(number, 0, number.length()) == Numerals.NONE) {
      throw in.expectedAt(at, "the number of an attack, from 1,");
    }
  }

  /** Checks what the game's own names say: its dice, its decks, and what else its file names. */
  private void checkOwn(int keyAt, String key, int at, String value) {
    Optional<AllowedWords> outcomes = words.source(key);
    if (!Ids.isId(key) || outcomes.isEmpty() && !words.keys().has(key)) {
      Set<String> right = words.sources();
      right.addAll(Facts.KEYS);
      right.addAll(words.keys().words());
      throw BadStatement.unknown(keyAt, "fact's name", key, right);
    }
    if (outcomes.isPresent()) {
      for (String part : value.split(",", -1)) {
        outcomes.get().checked(at, "result of ", key, part);
      }
    }
  }
}
