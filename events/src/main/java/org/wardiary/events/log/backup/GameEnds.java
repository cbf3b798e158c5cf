package org.wardiary.events.log.backup;

import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.revision.Revision;

/**
 * Tells which events the messages of a finished game may end with: the referee never commits a
 * submission or a revision without one.
 */
final class GameEnds {

  private GameEnds() {}

  static boolean with(GameEvent event) {
    return event.getBody() instanceof GameEnded
        || event.getBody() instanceof GameRevised revised && Revision.WITHDRAWN.names(revised);
  }
}
