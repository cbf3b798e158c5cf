package org.wardiary.events.game.recorded.board;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A unit as it stands. Immutable.
 *
 * @param side the side that owns it; empty where it is not known
 * @param kind its kind; empty where it is not known
 * @param space where it stands; empty if it has not been placed
 * @param gone whether it is lost or has left the map
 * @param states its states by their words; the value is empty for a state without value
 */
public record Piece(
    String side, String kind, String space, boolean gone, SortedMap<String, String> states) {

  /** Where a unit stands that is lost, as the position's JSON says it. */
  public static final String LOST = "lost";

  /** Where a unit stands that has not been placed yet, as the position's JSON says it. */
  public static final String WAITING = "waiting";

  /** The state that says the kind of a unit which no order of battle has, or which was hidden. */
  public static final String KIND = "kind";

  /** A unit that has not been placed. */
  public static Piece waiting(String side, String kind) {
    return new Piece(side, kind, "", false, new TreeMap<>());
  }

  /** Whether it stands somewhere. */
  public boolean stands() {
    return !gone && !space.isEmpty();
  }

  /** The unit on a space. */
  public Piece at(String where) {
    return new Piece(side, kind, where, false, states);
  }

  /** The unit, gone from where it stood. */
  public Piece away() {
    return new Piece(side, kind, "", true, states);
  }

  /** The unit of a side. */
  public Piece of(String owner) {
    return new Piece(owner, kind, space, gone, states);
  }

  /** The unit with its states changed; the state {@link #KIND} says its kind. */
  Piece with(Map<String, String> changed) {
    String of = changed.getOrDefault(KIND, kind);
    return new Piece(side, of, space, gone, new TreeMap<>(changed));
  }

  /** Where it stands, in a word: its space, {@link #LOST} or {@link #WAITING}. */
  public String place() {
    return gone ? LOST : space.isEmpty() ? WAITING : space;
  }
}
