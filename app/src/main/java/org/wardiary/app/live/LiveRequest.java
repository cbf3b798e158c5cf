package org.wardiary.app.live;

import java.util.Optional;
import org.wardiary.events.log.LiveCommand;

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

  /** The command that the request becomes. */
  LiveCommand command(LiveCommand made) {
    return commandId.map(made::withId).orElse(made);
  }
}
