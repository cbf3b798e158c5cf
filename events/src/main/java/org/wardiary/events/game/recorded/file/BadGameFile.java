package org.wardiary.events.game.recorded.file;

import java.util.List;
import org.wardiary.events.text.Characters;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;

/** Thrown when a game file cannot be read or contradicts itself. */
public final class BadGameFile extends InputRefused {

  private static final long serialVersionUID = 1L;
  private static final int SHOWN = 40;
  private static final int LONGEST_PATH = 120;

  private final int line;
  private final int column;
  private final String path;
  private final String nearest;

  private BadGameFile(At at, String reason, String nearest) {
    super(message(at, reason, nearest));
    this.line = at.mark.line();
    this.column = at.mark.column();
    this.path = at.path;
    this.nearest = nearest;
  }

  /**
   * The place of a value in a file.
   *
   * @param file the file's name
   * @param mark line and column
   * @param path the keys that lead to the value, joined by dots; empty for the whole file
   */
  record At(String file, Mark mark, String path) {}

  /**
   * An exception for a value that is not what was expected.
   *
   * @param reason {@code expected … but got …}
   */
  static BadGameFile at(At at, String reason) {
    return new BadGameFile(at, reason, "");
  }

  /**
   * An exception for a word that is none of those that are right here.
   *
   * @param what what the word should be, e.g. {@code a kind of unit}
   * @param word the word
   * @param nearest the right words, the most similar one first; may be empty
   */
  static BadGameFile unknown(At at, String what, String word, List<String> nearest) {
    String near = nearest.isEmpty() ? "" : nearest.get(0);
    return new BadGameFile(at, Text.of("expected %s but got '%s'", what, shown(word)), near);
  }

  private static String message(At at, String reason, String nearest) {
    return Text.of(
        "%s:%d:%d: %s%s%s",
        Characters.printable(at.file),
        at.mark.line(),
        at.mark.column(),
        at.path.isEmpty() ? "" : Characters.printable(Text.cutWithin(at.path, LONGEST_PATH)) + ": ",
        reason,
        nearest.isEmpty() ? "" : Text.of("; nearest: %s", Characters.printable(nearest)));
  }

  /** A text of the file, short and safe to print. */
  static String shown(String text) {
    return Characters.printable(Text.cut(text, SHOWN));
  }

  /** The line of the file, from 1. */
  public int line() {
    return line;
  }

  /** The column, from 1. */
  public int column() {
    return column;
  }

  /** The keys that lead to the value, e.g. {@code units.I}; empty for the whole file. */
  public String path() {
    return path;
  }

  /** The right word that is most similar to the wrong one; empty if there is none. */
  public String nearest() {
    return nearest;
  }
}
