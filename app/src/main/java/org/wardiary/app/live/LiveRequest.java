package org.wardiary.app.live;

import java.util.Optional;
import java.util.UUID;
import org.wardiary.events.log.LiveCommand;
import org.wardiary.events.text.Text;

/**
 * What every request about a live game says.
 *
 * @param gameId the game
 * @param seen seq of the last event that its sender saw
 * @param commandId id of the command that it becomes, the same whenever the request is sent again;
 *     empty if it is never sent again
 */
public record LiveRequest(String gameId, long seen, Optional<String> commandId) {

  /** A request whose sender has seen a position, and which is never sent again. */
  public static LiveRequest after(LivePosition seen) {
    return new LiveRequest(seen.gameId(), seen.seq(), Optional.empty());
  }

  /**
   * The request for a further part of the same line.
   *
   * @param now the game after the parts before it
   * @param part its number, from 1
   */
  LiveRequest after(LivePosition now, int part) {
    return new LiveRequest(
        gameId,
        now.seq(),
        commandId.map(
            id -> UUID.nameUUIDFromBytes(Text.utf8(Text.of("%s %d", id, part))).toString()));
  }

  /** The command that the request becomes. */
  LiveCommand command(LiveCommand made) {
    return commandId.map(made::withId).orElse(made);
  }
}
