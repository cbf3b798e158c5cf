package org.wardiary.events.record;

import java.util.List;
import org.wardiary.events.text.Characters;
import org.wardiary.events.text.Text;

/**
 * Why a game of a file was refused.
 *
 * @param file name of the file, as the user gave it
 * @param game number of the game in the file, from 1
 * @param place where the problem is
 * @param token the text at that place; empty at the end of a game
 * @param rule id of the broken rule, empty if no rule is broken
 * @param reason {@code expected … but …}
 * @param nearest legal answers most similar to the token, best first
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

  /** Copies the list and shortens a reason that is too long. */
  public Problem {
    nearest = List.copyOf(nearest);
    reason = Text.cut(reason, LONGEST_REASON);
  }

  /** A problem of the text itself, before any answer has been checked. */
  static Problem of(GameText.Origin origin, Place place, String token, String reason) {
    return new Problem(origin.file(), origin.game(), place, token, "", reason, List.of(), 0);
  }

  /** The same problem with another number of good answers. */
  public Problem withGoodAnswers(int count) {
    return new Problem(file, game, place, token, rule, reason, nearest, count);
  }

  /** The message for users: {@code FILE:LINE:COL: game N: …}. */
  public String message() {
    StringBuilder text = new StringBuilder();
    text.append(
        Text.of(
            "%s:%d:%d: game %d: ", Characters.printable(file), place.line(), place.column(), game));
    if (!token.isEmpty()) {
      text.append('\'').append(shown(token)).append("' refused");
      text.append(rule.isEmpty() ? ": " : " (" + rule + "): ");
    } else if (!rule.isEmpty()) {
      text.append('(').append(rule).append(") ");
    }
    text.append(Characters.printable(reason));
    if (!nearest.isEmpty()) {
      text.append("; nearest legal: ").append(String.join(" ", nearest));
    }
    text.append(Text.of("; %s before it", Text.count(goodAnswers, "good answer")));
    return text.toString();
  }

  /**
   * The message for a viewer who may not learn the place and the reason, since they would disclose
   * answers that are hidden from that viewer.
   */
  public String redactedMessage() {
    return Text.of(
        "%s: game %d: refused; only the umpire may see where and why",
        Characters.printable(file), game);
  }

  /**
   * A token made safe to print: shortened if long, with control characters escaped, since they
   * could move the cursor.
   */
  public static String shown(String token) {
    return Characters.printable(Text.cut(token, SHOWN));
  }
}
