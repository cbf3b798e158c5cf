package org.wardiary.projector.index;

import java.util.HashMap;
import java.util.Map;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.key.PositionKeys;

/** The keys of each combination of game, rules and map, each made once. For one thread. */
public final class KeyLibrary {

  private record Kind(String game, RuleSet rules, MapFile map) {}

  private final Map<Kind, PositionKeys> keys = new HashMap<>();

  /** The keys of a setup's game, rules and map. */
  public PositionKeys of(Setup setup) {
    return keys.computeIfAbsent(
        new Kind(setup.game().id(), setup.game().rules(), setup.mapFile()),
        kind -> new PositionKeys(setup));
  }
}
