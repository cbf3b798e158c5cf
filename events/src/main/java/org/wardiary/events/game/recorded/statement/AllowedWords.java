package org.wardiary.events.game.recorded.statement;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.wardiary.events.text.Text;

/** The words that may stand at one place: a closed list, whole numbers, or any word. Immutable. */
public final class AllowedWords {

  /** No word. */
  public static final AllowedWords NONE = of(Set.of());

  /** Any word: what a game without a file allows. */
  public static final AllowedWords ANY = new AllowedWords("any word", Set.of(), word -> true);

  /** Whole numbers, such as {@code 3}, {@code 0}, {@code -2}. */
  public static final AllowedWords NUMBERS =
      new AllowedWords("a whole number", Set.of(), AllowedWords::isNumber);

  private static final int LONGEST_NUMBER = 9;

  private final String described;
  private final Set<String> words;
  private final Predicate<String> others;

  private AllowedWords(String described, Set<String> words, Predicate<String> others) {
    this.described = described;
    this.words = words;
    this.others = others;
  }

  /** A closed list. */
  public static AllowedWords of(Collection<String> words) {
    return new AllowedWords("", Set.copyOf(words), word -> false);
  }

  /**
   * The columns of tables: those named and, since players write what they counted, any ratio and
   * any number; any word if none is named.
   */
  public static AllowedWords columns(Collection<String> words) {
    return words.isEmpty() ? ANY : new AllowedWords("", Set.copyOf(words), Fact::isColumn);
  }

  /** Whether a word belongs to it. */
  public boolean has(String word) {
    return words.contains(word) || others.test(word);
  }

  /** The words of a closed list; empty if it is none. */
  public Set<String> words() {
    return words;
  }

  /** Whether no word belongs to it. */
  boolean isEmpty() {
    return words.isEmpty() && described.isEmpty();
  }

  /** Whether, as values of a state, the state may also begin without one. */
  boolean isOptional() {
    return isEmpty() || this == ANY;
  }

  /**
   * A word, which has to belong to it.
   *
   * @param at index of the word in the statement
   * @param what what the word is, for messages, such as {@code value of }
   * @param of of what it is that; may be empty
   * @throws BadStatement if it does not belong to it
   */
  String checked(int at, String what, String of, String word) {
    if (!has(word)) {
      throw refused(at, what + of, word);
    }
    return word;
  }

  private BadStatement refused(int at, String what, String word) {
    if (described.isEmpty()) {
      return BadStatement.unknown(at, what, word, words);
    }
    String reason = Text.of("expected %s as %s but got '%s'", described, what, word);
    return new BadStatement(at, reason, List.of());
  }

  private static boolean isNumber(String word) {
    int from = word.startsWith("-") ? 1 : 0;
    int length = word.length() - from;
    boolean zero = length > 0 && word.charAt(from) == '0';
    return length > 0
        && length <= LONGEST_NUMBER
        && (!zero || word.equals("0"))
        && word.chars().skip(from).allMatch(c -> c >= '0' && c <= '9');
  }

  @Override
  public String toString() {
    return described.isEmpty() ? new TreeSet<>(words).toString() : described;
  }
}
