package org.wardiary.events.game.recorded.file;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.wardiary.events.game.recorded.statement.Ids;

/** Reads the words of states, dice, decks and tables of a game file. */
final class VocabularyReader {

  private static final int MOST_OF_A_CARD = 1000;

  private final Cursor root;
  private final List<String> sides;
  private final MapPlan map;
  private final Map<String, Die> dice = new LinkedHashMap<>();

  VocabularyReader(Cursor root, List<String> sides, MapPlan map) {
    this.root = root;
    this.sides = sides;
    this.map = map;
  }

  Vocabulary read() {
    Map<String, StateWord> states = new LinkedHashMap<>();
    root.entries("states").forEach((id, state) -> states.put(id, state(state)));
    root.entries("dice").forEach((id, die) -> dice.put(id, die(die)));
    Map<String, Deck> decks = new LinkedHashMap<>();
    root.entries("decks").forEach((id, deck) -> decks.put(id, deck(deck)));
    Map<String, ResultTable> tables = new LinkedHashMap<>();
    root.entries("tables")
        .forEach((id, table) -> tables.put(id, new TableReader(table, dice).read()));
    return new Vocabulary(states, dice, decks, tables);
  }

  private StateWord state(Cursor state) {
    Set<StateWord.Bearer> of = EnumSet.noneOf(StateWord.Bearer.class);
    for (Cursor word : state.words("of")) {
      of.add(Enums.of(word, StateWord.Bearer.values()));
    }
    List<String> values = state.words("values").stream().map(VocabularyReader::value).toList();
    StateWord.Form form = StateWord.Form.WORD;
    if (values.equals(List.of("number"))) {
      form = StateWord.Form.NUMBER;
    } else if (values.equals(List.of("any"))) {
      form = StateWord.Form.ANY;
    } else if (!values.isEmpty()) {
      form = StateWord.Form.LIST;
    }
    boolean list = form == StateWord.Form.LIST;
    StateWord word =
        new StateWord(state.key(), state.name(), of, form, list ? values : List.of(), Map.of());
    return word.startingWith(start(state, word));
  }

  private Map<String, String> start(Cursor state, StateWord word) {
    Map<String, String> start = new LinkedHashMap<>();
    state
        .entries("start")
        .forEach(
            (space, value) -> {
              Spaces.known(value.ofKey(), map);
              if (!word.of().contains(StateWord.Bearer.SPACES) || !word.accepts(value.text())) {
                throw value.bad("a value of a state of spaces", word.values());
              }
              start.put(space, value.text());
            });
    return start;
  }

  private static String value(Cursor word) {
    if (!Ids.isId(word.text())) {
      throw word.bad("number, any, or a word of letters and digits", List.of());
    }
    return word.text();
  }

  private static Die die(Cursor die) {
    List<String> faces = die.words().stream().map(VocabularyReader::value).toList();
    if (faces.isEmpty()) {
      throw die.bad("dice such as 2d6, or the faces of a die", List.of());
    }
    Optional<Die> common = faces.size() == 1 ? Die.common(faces.get(0)) : Optional.empty();
    return new Die(
        die.key(), common.map(Die::count).orElse(1), common.map(Die::faces).orElse(faces));
  }

  private Deck deck(Cursor deck) {
    if (dice.containsKey(deck.key()) || Die.common(deck.key()).isPresent()) {
      throw deck.ofKey().bad("a deck whose word is no die's", List.of());
    }
    Map<String, Integer> cards = new LinkedHashMap<>();
    IntStream.rangeClosed(1, deck.whole("size").orElse(0)).forEach(n -> cards.put(n + "", 1));
    if (cards.isEmpty() == deck.get("cards").isEmpty()) {
      throw deck.not("\"size\" or \"cards\"", cards.isEmpty() ? "neither" : "both");
    }
    deck.words("cards").forEach(word -> card(word, cards));
    Map<String, String> names = new LinkedHashMap<>();
    deck.entries("names")
        .forEach(
            (card, name) -> {
              if (!cards.containsKey(card)) {
                throw name.ofKey().bad("a card of the deck", cards.keySet());
              }
              names.put(card, name.text());
            });
    Optional<String> side = deck.get("side").map(this::side);
    return new Deck(deck.key(), deck.name(), side, cards, names);
  }

  private static void card(Cursor word, Map<String, Integer> cards) {
    Valued valued = Valued.of(word, MOST_OF_A_CARD);
    if (cards.put(valued.word(), valued.number().orElse(1)) != null) {
      throw word.not("each card once", "'" + valued.word() + "' twice");
    }
  }

  private String side(Cursor word) {
    if (!sides.contains(word.text())) {
      throw word.bad("a side", sides);
    }
    return word.text();
  }
}
