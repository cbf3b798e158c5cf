package org.wardiary.events.game.recorded.file;

import java.util.Map;
import java.util.Optional;

/**
 * The order of battle.
 *
 * @param kinds the kinds of units by id; empty if any word is a kind
 * @param units the units by id; empty if a unit exists from where a record first names it
 */
public record Forces(Map<String, Kind> kinds, Map<String, GameUnit> units) {

  /** Forces of which nothing is known. */
  public static final Forces OPEN = new Forces(Map.of(), Map.of());

  /** Copies the maps. */
  public Forces {
    kinds = Copies.of(kinds);
    units = Copies.of(units);
  }

  /** The unit with an id. */
  public Optional<GameUnit> unit(String id) {
    return Optional.ofNullable(units.get(id));
  }

  /** The kind of a unit, if both are known. */
  public Optional<Kind> kindOf(String unit) {
    return unit(unit).flatMap(GameUnit::kind).map(kinds::get);
  }
}
