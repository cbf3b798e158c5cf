package org.wardiary.events.record;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.ToIntFunction;
import org.wardiary.events.text.Text;

/**
 * The text of a line of play: a game's main line or a variation. Immutable; safe to hand to another
 * thread.
 *
 * <p>Words are numbered from 0; turn numbers are left out, and marks are cut off.
 */
public final class LineText {

  /**
   * A comment.
   *
   * @param after number of the word before it, -1 if it stands before the first word
   * @param text the text without braces, trimmed, with runs of white space folded
   */
  public record Comment(int after, String text) {}

  /**
   * A mark, somebody's assessment of an answer.
   *
   * @param after number of the word before it, 0 or more
   * @param text one of {@link Marks#ALL}
   * @param place where it stands
   */
  public record Mark(int after, String text, Place place) {}

  /**
   * A variation: what might have been played instead of the last answer before it.
   *
   * @param after number of the word before it, 0 or more
   * @param line the line within its parentheses
   * @param place the place of the opening parenthesis
   */
  public record Variation(int after, LineText line, Place place) {}

  private final String[] words;
  private final long[] places;
  private final List<Comment> comments;
  private final List<Mark> marks;
  private final List<Variation> variations;

  LineText(
      String[] words,
      long[] places,
      List<Comment> comments,
      List<Mark> marks,
      List<Variation> variations) {
    this.words = words;
    this.places = places;
    this.comments = List.copyOf(comments);
    this.marks = List.copyOf(marks);
    this.variations = List.copyOf(variations);
  }

  /**
   * Reads the line of a variation.
   *
   * @param text the text within its parentheses
   * @param game the game's id
   * @throws IllegalArgumentException if it cannot be read
   */
  public static LineText read(String text, String game) {
    String record = Text.of("[Game \"%s\"]\n\nx (%s\n)", game, text);
    try (RecordReader reader = RecordReader.of(record, "a variation")) {
      GameText read = reader.next().orElseThrow();
      if (read.problem().isPresent() || read.size() != 1) {
        throw new IllegalArgumentException("expected a variation but got '" + text + "'");
      }
      return read.line().variations(0).get(0).line();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Number of words. */
  public int size() {
    return words.length;
  }

  /** A word by its number. */
  public String word(int index) {
    return words[index];
  }

  /** The place where a word begins. */
  public Place place(int index) {
    return new Place((int) (places[index] >>> 32), (int) places[index]);
  }

  /** Whether the line consists of words only, without comments, marks or variations. */
  public boolean isBare() {
    return comments.isEmpty() && marks.isEmpty() && variations.isEmpty();
  }

  /** All comments in the order of the text. */
  public List<Comment> comments() {
    return comments;
  }

  /** The comments between a word and the next, or before the first word if {@code after} is -1. */
  public List<Comment> comments(int after) {
    return between(comments, Comment::after, after);
  }

  /** The mark of a word, if it has one. */
  public Optional<Mark> mark(int word) {
    List<Mark> found = between(marks, Mark::after, word);
    return found.isEmpty() ? Optional.empty() : Optional.of(found.get(0));
  }

  /** The variations between a word and the next. */
  public List<Variation> variations(int after) {
    return between(variations, Variation::after, after);
  }

  /** The elements of a list that stand after a word; the list is sorted by the word before each. */
  private static <T> List<T> between(List<T> all, ToIntFunction<T> place, int after) {
    return all.isEmpty()
        ? List.of()
        : all.subList(firstFrom(all, place, after), firstFrom(all, place, after + 1));
  }

  private static <T> int firstFrom(List<T> all, ToIntFunction<T> place, int after) {
    int low = 0;
    int high = all.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (place.applyAsInt(all.get(middle)) < after) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /**
   * A text that is read as this line: words separated by blanks, and everything else in its place.
   */
  public String text() {
    StringJoiner out = new StringJoiner(" ");
    for (int word = -1; word < words.length; word++) {
      if (word >= 0) {
        out.add(words[word] + mark(word).map(Mark::text).orElse(Marks.NONE));
      }
      comments(word).forEach(comment -> out.add("{" + comment.text() + "}"));
      variations(word).forEach(variation -> out.add("(" + variation.line().text() + ")"));
    }
    return out.toString();
  }

  static long pack(int line, int column) {
    return (long) line << 32 | column;
  }
}
