package org.wardiary.events.game.recorded;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.file.Die;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.GameUnit;
import org.wardiary.events.game.recorded.file.ResultTable;
import org.wardiary.events.game.recorded.file.Score;
import org.wardiary.events.game.recorded.file.StateWord;
import org.wardiary.events.game.recorded.file.StateWord.Bearer;
import org.wardiary.events.game.recorded.statement.AllowedState;
import org.wardiary.events.game.recorded.statement.AllowedWords;
import org.wardiary.events.game.recorded.statement.Lexicon;
import org.wardiary.events.game.recorded.statement.Target;
import org.wardiary.events.game.recorded.statement.Words;

/** What a game file says, in the form in which movetext and board need it. */
final class FileWords {

  private static final List<String> COMMON_DICE =
      List.of("d3", "d4", "d6", "d8", "d10", "d12", "d20", "d100", "2d6", "3d6", "2d10");

  private FileWords() {}

  /** The words that statements may use. */
  static Words of(GameFile file) {
    return new Words(
        file.sideIds(),
        closed(file.turns().phases()),
        states(file),
        dice(file),
        decks(file),
        AllowedWords.columns(
            tables(file).flatMap(table -> table.columns().stream()).collect(Collectors.toSet())),
        closed(tables(file).flatMap(table -> table.results().stream()).toList()),
        AllowedWords.ANY);
  }

  private static Stream<ResultTable> tables(GameFile file) {
    return file.vocabulary().tables().values().stream();
  }

  private static AllowedWords closed(List<String> words) {
    return words.isEmpty() ? AllowedWords.ANY : AllowedWords.of(words);
  }

  private static Lexicon<AllowedState> states(GameFile file) {
    Map<String, AllowedState> words = new HashMap<>();
    file.vocabulary().states().forEach((id, word) -> words.put(id, state(word)));
    // a score is a state of its sides
    AllowedState points = new AllowedState(Set.of(Target.Kind.SIDE), AllowedWords.NUMBERS);
    file.goals().scores().keySet().forEach(id -> words.putIfAbsent(id, points));
    return file.vocabulary().states().isEmpty()
        ? new Lexicon<>(words, Optional.of(AllowedState.ANY))
        : Lexicon.of(words);
  }

  private static AllowedState state(StateWord word) {
    Set<Target.Kind> of = EnumSet.noneOf(Target.Kind.class);
    word.of().forEach(bearer -> of.add(kind(bearer)));
    AllowedWords values =
        switch (word.form()) {
          case WORD -> AllowedWords.NONE;
          case NUMBER -> AllowedWords.NUMBERS;
          case LIST -> AllowedWords.of(word.values());
          case ANY -> AllowedWords.ANY;
        };
    return new AllowedState(of, values);
  }

  private static Target.Kind kind(Bearer bearer) {
    return switch (bearer) {
      case UNITS -> Target.Kind.UNIT;
      case SPACES -> Target.Kind.SPACE;
      case EDGES -> Target.Kind.EDGE;
      case SIDES -> Target.Kind.SIDE;
    };
  }

  private static boolean isOpen(GameFile file) {
    return file.vocabulary().dice().isEmpty() && file.vocabulary().decks().isEmpty();
  }

  /** The dice of the file and those that every game may throw; any word if the file names none. */
  private static Lexicon<AllowedWords> dice(GameFile file) {
    if (isOpen(file)) {
      return Lexicon.any(AllowedWords.ANY);
    }
    Map<String, AllowedWords> dice = new HashMap<>();
    COMMON_DICE.forEach(word -> Die.common(word).ifPresent(die -> dice.put(word, faces(die))));
    file.vocabulary().dice().forEach((word, die) -> dice.put(word, faces(die)));
    return Lexicon.of(dice);
  }

  private static AllowedWords faces(Die die) {
    return die.count() == 1 ? AllowedWords.of(die.faces()) : AllowedWords.NUMBERS;
  }

  private static Lexicon<AllowedWords> decks(GameFile file) {
    if (isOpen(file)) {
      return Lexicon.any(AllowedWords.ANY);
    }
    Map<String, AllowedWords> decks = new HashMap<>();
    file.vocabulary()
        .decks()
        .forEach((word, deck) -> decks.put(word, AllowedWords.of(deck.cards().keySet())));
    return Lexicon.of(decks);
  }

  /** The units of the order of battle as they stand before the first statement, by their ids. */
  static Map<String, Piece> units(GameFile file) {
    Map<String, Piece> units = new LinkedHashMap<>();
    file.forces().units().forEach((id, unit) -> units.put(id, piece(unit)));
    return units;
  }

  /** What sides have scored before the first statement, by the side, then by the score's word. */
  static Map<String, SortedMap<String, String>> startingScores(GameFile file) {
    Map<String, SortedMap<String, String>> scores = new TreeMap<>();
    for (Score score : file.goals().scores().values()) {
      score
          .start()
          .forEach(
              (side, points) ->
                  scores
                      .computeIfAbsent(side, any -> new TreeMap<>())
                      .put(score.id(), Integer.toString(points)));
    }
    return scores;
  }

  /** The states of spaces and sides before the first statement, by what has them, then by word. */
  static Map<String, SortedMap<String, String>> marks(GameFile file) {
    Map<String, SortedMap<String, String>> marks = startingScores(file);
    for (StateWord word : file.vocabulary().states().values()) {
      word.start()
          .forEach(
              (space, value) ->
                  marks.computeIfAbsent("@" + space, any -> new TreeMap<>()).put(word.id(), value));
    }
    return marks;
  }

  private static Piece piece(GameUnit unit) {
    String space = unit.arrival().isPresent() ? "" : unit.start().orElse("");
    return new Piece(
        unit.side().orElse(""), unit.kind().orElse(""), space, false, new TreeMap<>(unit.states()));
  }
}
