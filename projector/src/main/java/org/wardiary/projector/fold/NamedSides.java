package org.wardiary.projector.fold;

import java.util.List;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.text.Text;

/** The two sides of a game by number: 0 the first-named, 1 the other. Immutable. */
public final class NamedSides {

  private final List<String> names;

  /** Creates the sides of a game from its first event. */
  public NamedSides(GameStarted started) {
    this.names = List.copyOf(started.getSides());
  }

  /**
   * The number of a side that an event names.
   *
   * @throws CorruptGame if the game has no such side
   */
  public int of(GameEvent event, String name) {
    int side = names.indexOf(name);
    if (side < 0) {
      throw new CorruptGame(
          event.getGameId(),
          event.getSeq(),
          Text.of("expected one of the sides %s but got '%s'", names, name));
    }
    return side;
  }

  /**
   * The opponent of a side that an event names.
   *
   * @throws CorruptGame if the game has no such side
   */
  public String enemy(GameEvent event, String name) {
    return names.get(1 - of(event, name));
  }
}
