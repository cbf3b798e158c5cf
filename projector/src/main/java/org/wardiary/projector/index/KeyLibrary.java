package org.wardiary.projector.index;

import java.util.HashMap;
import java.util.Map;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Setup;
import org.wardiary.events.key.PositionKeys;

/** The keys of each game and map, made once. For one thread. */
public final class KeyLibrary {

  private record Kind(String game, MapFile map) {}

  private final Map<Kind, PositionKeys> keys = new HashMap<>();

  /** The keys of a setup's game and map. */
  public PositionKeys of(Setup setup) {
    return keys.computeIfAbsent(
        new Kind(setup.game().id(), setup.mapFile()), kind -> new PositionKeys(setup));
  }
}
