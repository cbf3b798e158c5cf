package org.wardiary.events.record;

import java.util.List;
import java.util.Optional;

/**
 * The text of one game of a file. Immutable; safe to hand to another thread.
 *
 * <p>Words are numbered from 0; turn numbers are left out. The last word of a complete game is its
 * result.
 */
public final class GameText {

  /**
   * Where a game comes from.
   *
   * @param file name of the file, as the user gave it
   * @param game number of the game in the file, from 1
   */
  public record Origin(String file, int game) {}

  private final Origin origin;
  private final List<TagText> tags;
  private final LineText line;
  private final Place begin;
  private final Place end;
  private final Optional<Problem> problem;

  GameText(GameTextBuilder builder) {
    this.origin = builder.origin();
    this.tags = builder.tags();
    this.line = builder.line();
    this.begin = builder.begin();
    this.end = builder.end();
    this.problem = builder.problem();
  }

  /** File and number of the game. */
  public Origin origin() {
    return origin;
  }

  /** The tags in the order of the text; their names are unique. */
  public List<TagText> tags() {
    return tags;
  }

  /** The tag with a name. */
  public Optional<TagText> tag(String name) {
    for (TagText tag : tags) {
      if (tag.name().equals(name)) {
        return Optional.of(tag);
      }
    }
    return Optional.empty();
  }

  /** Number of words. */
  public int size() {
    return line.size();
  }

  /** A word by its number. */
  public String word(int index) {
    return line.word(index);
  }

  /** The place where a word begins. */
  public Place place(int index) {
    return line.place(index);
  }

  /** The game's line of play, with comments, marks and variations. */
  public LineText line() {
    return line;
  }

  /** The place where the game begins. */
  public Place begin() {
    return begin;
  }

  /** The place just after the game's last token. */
  public Place end() {
    return end;
  }

  /** Why the text cannot be read beyond these words, if so. */
  public Optional<Problem> problem() {
    return problem;
  }

  /** A comment's text in its canonical form, without braces; empty if the comment is blank. */
  public static String comment(String text) {
    return CommentText.folded(text);
  }
}
