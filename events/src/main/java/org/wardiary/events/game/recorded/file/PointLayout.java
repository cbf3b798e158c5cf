package org.wardiary.events.game.recorded.file;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A map of named spaces with connections. */
final class PointLayout implements Layout {

  private final Map<String, Spot> spots;
  private final List<String> spaces;

  /**
   * A space.
   *
   * @param at where it is, if known
   * @param to the ids of the spaces that it is connected with
   * @param terrain the id of its terrain, if any
   */
  record Spot(Optional<Point> at, List<String> to, Optional<String> terrain) {

    private static final Spot NONE = new Spot(Optional.empty(), List.of(), Optional.empty());
  }

  /**
   * Creates a layout.
   *
   * @param spots the spaces by id; each connection is at both of its ends
   */
  PointLayout(Map<String, Spot> spots) {
    this.spots = Collections.unmodifiableMap(new LinkedHashMap<>(spots));
    this.spaces = List.copyOf(spots.keySet());
  }

  @Override
  public Shape shape() {
    return Shape.POINT;
  }

  @Override
  public List<String> spaces() {
    return spaces;
  }

  @Override
  public boolean isSpace(String id) {
    return spots.containsKey(id);
  }

  @Override
  public List<String> neighbours(String id) {
    return spots.getOrDefault(id, Spot.NONE).to();
  }

  @Override
  public Optional<Point> place(String id) {
    return spots.getOrDefault(id, Spot.NONE).at();
  }

  @Override
  public Optional<String> terrain(String id) {
    return spots.getOrDefault(id, Spot.NONE).terrain();
  }
}
