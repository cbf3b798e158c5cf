package org.wardiary.events.log;

import java.util.Optional;
import org.wardiary.events.event.ReviseGame;
import org.wardiary.events.revision.Revision;
import org.wardiary.events.text.Characters;
import org.wardiary.events.text.Text;

/**
 * A command to the referee to revise a stored game.
 *
 * @param gameId the game
 * @param what the kind of revision
 * @param by who asks for it
 * @param reason why
 * @param time when, in milliseconds since 1970-01-01T00:00:00Z
 * @param seq seq of the last event of the game that the sender has seen
 * @param edition the edition to restore, otherwise 0
 * @param before the current canonical record; empty for a withdrawal or restoration
 * @param record the new canonical record; empty for a withdrawal
 * @param mapText text of the game's map if it is not bundled with the program, otherwise empty
 * @param gameFile text of another edition of its game file, to which the game moves; otherwise
 *     empty
 */
public record RevisionCommand(
    String gameId,
    Revision what,
    String by,
    String reason,
    long time,
    long seq,
    int edition,
    String before,
    String record,
    String mapText,
    String gameFile) {

  /** The largest number of characters in a name. */
  public static final int LONGEST_NAME = 200;

  /** The largest number of characters in a reason. */
  public static final int LONGEST_REASON = 2000;

  /** The command as the body of a message. */
  ReviseGame command(String commandId) {
    return new ReviseGame(
        commandId,
        what.command(),
        by,
        reason,
        time,
        seq,
        edition,
        before,
        record,
        mapText,
        gameFile);
  }

  /**
   * Why the command cannot be sent: its records exceed the largest size of a message; empty if it
   * can.
   */
  public Optional<String> tooLarge() {
    return tooLarge(before, record, mapText + gameFile);
  }

  /**
   * Why two records and a map cannot be sent in one command: they exceed the largest size of a
   * message; empty if they can.
   */
  public static Optional<String> tooLarge(String before, String record, String mapText) {
    long bytes = bytes(before) + bytes(record) + bytes(mapText);
    return bytes <= Submission.LIMIT
        ? Optional.empty()
        : Optional.of(
            Text.of(
                "expected records of at most %d bytes, the one before, the one after and their map,"
                    + " but they have %d",
                Submission.LIMIT, bytes));
  }

  private static long bytes(String text) {
    return Text.utf8(text).length;
  }

  /**
   * Why a name or reason is refused: it is blank or too long, or has characters that text may not
   * have; empty if both are accepted.
   */
  public static Optional<String> invalidText(Revision what, String by, String reason) {
    boolean optional = what == Revision.CONTINUED;
    return invalidText("by whom", by, LONGEST_NAME, optional)
        .or(
            () ->
                invalidText(
                    "a reason", reason, LONGEST_REASON, optional || what == Revision.TAKEN_BACK));
  }

  private static Optional<String> invalidText(
      String what, String text, int most, boolean optional) {
    if (text.isBlank() && !optional) {
      return Optional.of(Text.of("expected %s but got nothing", what));
    }
    if (text.length() > most) {
      return Optional.of(
          Text.of("expected %s in at most %d characters but got %d", what, most, text.length()));
    }
    return Characters.faultOfLine(text)
        .map(found -> Text.of("expected %s as a line of text but got %s", what, found));
  }
}
