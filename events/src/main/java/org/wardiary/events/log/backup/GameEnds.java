package org.wardiary.events.log.backup;

import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.revision.Revision;

/** After which events a game may stand as it is: the referee writes up to such a one at once. */
final class GameEnds {

  private GameEnds() {}

  static boolean with(GameEvent event) {
    return event.getBody() instanceof GameEnded
        || event.getBody() instanceof GameRevised revised && Revision.WITHDRAWN.names(revised);
  }
}
