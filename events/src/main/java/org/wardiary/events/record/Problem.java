package org.wardiary.events.record;

import java.util.List;
import org.wardiary.events.text.Text;

/**
 * Why a game of a file was refused.
 *
 * @param file name of the file, as people gave it
 * @param game number of the game in the file, from 1
 * @param place where
 * @param token the text that stands there; empty at the end of a game
 * @param rule id of the rule that is broken, empty where none is
 * @param reason {@code expected … but …}
 * @param nearest legal answers most like the token, best first
 * @param goodAnswers number of answers before the bad one, all of them legal
 */
public record Problem(
    String file,
    int game,
    Place place,
    String token,
    String rule,
    String reason,
    List<String> nearest,
    int goodAnswers) {

  private static final int SHOWN = 60;
  private static final int LONGEST_REASON = 2000;

  /** Copies the list; a reason that quotes a text without end is cut. */
  public Problem {
    nearest = List.copyOf(nearest);
    reason = Text.cut(reason, LONGEST_REASON);
  }

  /** A problem of the text alone, no answer good so far. */
  static Problem of(GameText.Origin origin, Place place, String token, String reason) {
    return new Problem(origin.file(), origin.game(), place, token, "", reason, List.of(), 0);
  }

  /** The same problem after so many good answers. */
  public Problem withGoodAnswers(int count) {
    return new Problem(file, game, place, token, rule, reason, nearest, count);
  }

  /** The line for people: {@code FILE:LINE:COL: game N: …}. */
  public String message() {
    StringBuilder text = new StringBuilder();
    text.append(Text.of("%s:%d:%d: game %d: ", file, place.line(), place.column(), game));
    if (!token.isEmpty()) {
      text.append('\'').append(shown(token)).append("' refused");
      text.append(rule.isEmpty() ? ": " : " (" + rule + "): ");
    } else if (!rule.isEmpty()) {
      text.append('(').append(rule).append(") ");
    }
    text.append(printable(reason));
    if (!nearest.isEmpty()) {
      text.append("; nearest legal: ").append(String.join(" ", nearest));
    }
    text.append(Text.of("; %s before it", Text.count(goodAnswers, "good answer")));
    return text.toString();
  }

  /**
   * The line for a viewer who may not know where and why, since that would disclose answers that
   * are hidden from him.
   */
  public String redactedMessage() {
    return Text.of("%s: game %d: refused; only the umpire may see where and why", file, game);
  }

  /** A token as it may be printed: cut when long, nothing that could move a cursor. */
  public static String shown(String token) {
    return printable(Text.cut(token, SHOWN));
  }

  /** A text as it may be printed: nothing that could move a cursor or end the line. */
  public static String printable(String text) {
    StringBuilder out = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            c -> {
              int type = Character.getType(c);
              if (type == Character.CONTROL
                  || type == Character.FORMAT
                  || type == Character.LINE_SEPARATOR
                  || type == Character.PARAGRAPH_SEPARATOR) {
                out.append(Text.of("\\u%04x", c));
              } else {
                out.appendCodePoint(c);
              }
            });
    return out.toString();
  }
}
