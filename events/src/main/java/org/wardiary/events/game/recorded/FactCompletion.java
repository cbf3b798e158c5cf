package org.wardiary.events.game.recorded;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wardiary.events.game.recorded.board.RecordedBoard;
import org.wardiary.events.game.recorded.statement.AllowedWords;
import org.wardiary.events.game.recorded.statement.Words;

/**
 * How a fact, or a draw by chance, that is being typed may go on.
 *
 * @param words the words of the game
 * @param board the board, for the attacks of the turn
 */
record FactCompletion(Words words, RecordedBoard board) {

  /**
   * The words that may stand in the place of a fact.
   *
   * @param word what is typed of it
   */
  Stream<String> of(String word) {
    int open = word.startsWith("<") ? 1 : 0;
    int equals = word.indexOf('=');
    if (equals < 0) {
      return Stream.concat(sources(), named()).map(word.substring(0, open)::concat);
    }
    int sign = Math.max(equals, word.lastIndexOf(','));
    return values(word.substring(open, equals)).map(word.substring(0, sign + 1)::concat);
  }

  private Stream<String> named() {
    Stream<String> keys = Stream.of("by=", "of=", "ruling=\"", "card=");
    return Stream.concat(keys, joined(words.results().words(), words.columns().words()));
  }

  private Stream<String> values(String key) {
    return switch (key) {
      case "by" -> joined(words.sides(), List.of(Words.ALL));
      case "of" -> attacks();
      case "card" -> cards();
      case "odds" -> words.columns().words().stream();
      case "result" -> words.results().words().stream();
      default ->
          Stream.of(words.dice(), words.decks())
              .flatMap(all -> Optional.ofNullable(all.names().get(key)).stream())
              .flatMap(FactCompletion::known);
    };
  }

  /** Dice and decks, with the sign that follows them. */
  private Stream<String> sources() {
    return joined(words.dice().names().keySet(), words.decks().names().keySet())
        .map(source -> source + "=");
  }

  /** The cards of all decks. */
  Stream<String> cards() {
    return words.decks().names().values().stream().flatMap(FactCompletion::known);
  }

  /** The numbers of the attacks of the turn. */
  Stream<String> attacks() {
    return IntStream.rangeClosed(1, board.attacks()).mapToObj(Integer::toString);
  }

  private static Stream<String> known(AllowedWords allowed) {
    return allowed.words().stream();
  }

  static Stream<String> joined(Collection<String> some, Collection<String> others) {
    return Stream.concat(some.stream(), others.stream());
  }
}
