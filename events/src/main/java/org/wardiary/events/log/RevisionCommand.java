package org.wardiary.events.log;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.wardiary.events.event.ReviseGame;
import org.wardiary.events.revision.Revision;
import org.wardiary.events.text.Text;

/**
 * A change of what is recorded of a stored game, for the referee.
 *
 * @param gameId the game
 * @param what what is to be done
 * @param by who asks for it
 * @param reason why
 * @param time when, in milliseconds since 1970-01-01T00:00:00Z
 * @param seq seq of the game's last event that the sender saw
 * @param edition the edition to restore, else 0
 * @param before the canonical record as it stands; empty to withdraw or restore
 * @param record the canonical record as it is to stand; empty to withdraw
 * @param mapText text of its map where the program does not bring the map with it, else empty
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
    String mapText) {

  /** Most characters of a name. */
  public static final int LONGEST_NAME = 200;

  /** Most characters of a reason. */
  public static final int LONGEST_REASON = 2000;

  /** The command. */
  ReviseGame command(String commandId) {
    return new ReviseGame(
        commandId, what.command(), by, reason, time, seq, edition, before, record, mapText);
  }

  /** Why it cannot be sent: its records are larger than a message may be. */
  public Optional<String> tooLarge() {
    return tooLarge(before, record, mapText);
  }

  /** Why records cannot be sent together: they are larger than a message may be. */
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
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  /** Why a name or reason is refused: blank or too long. */
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
    return text.length() <= most
        ? Optional.empty()
        : Optional.of(
            Text.of("expected %s in at most %d characters but got %d", what, most, text.length()));
  }
}
