package org.wardiary.events.game.recorded.file;

import java.util.Map;
import java.util.Optional;
import org.wardiary.events.game.Titled;

/**
 * The map of a game.
 *
 * @param layout its spaces, without boxes
 * @param boxes what boxes mean, by id; boxes are spaces too
 * @param names names of spaces and boxes by id, where the file gives them
 * @param terrain the kinds of terrain by id
 * @param edges what runs along sides of spaces or from space to space, by id
 * @param picture the owner's picture, if there is one
 */
public record MapPlan(
    Layout layout,
    Map<String, Box> boxes,
    Map<String, String> names,
    Map<String, Terrain> terrain,
    Map<String, Edge> edges,
    Optional<Picture> picture) {

  /** The map of a game whose file has none: every id is a space. */
  public static final MapPlan OPEN =
      new MapPlan(new OpenLayout(), Map.of(), Map.of(), Map.of(), Map.of(), Optional.empty());

  /** What it means that a unit is in a box. */
  public enum Box implements Titled {
    /** It is eliminated. */
    LOST,
    /** It has left the map and does not return. */
    LEFT,
    /** It waits for its arrival or for being rebuilt. */
    RESERVE,
    /** The box is part of a track: what lies there counts something. */
    TRACK,
    /** It is somewhere, as on the map. */
    SPACE
  }

  /** Copies the maps. */
  public MapPlan {
    boxes = Copies.of(boxes);
    names = Copies.of(names);
    terrain = Copies.of(terrain);
    edges = Copies.of(edges);
  }

  /** The map without the owner's picture. */
  MapPlan withoutPicture() {
    return new MapPlan(layout, boxes, names, terrain, edges, Optional.empty());
  }

  /** Whether there is a space or a box with an id, which need not be well formed. */
  public boolean isSpace(String id) {
    return layout.isSpace(id) || boxes.containsKey(id);
  }

  /** What a space means if it is a box. */
  public Optional<Box> box(String id) {
    return Optional.ofNullable(boxes.get(id));
  }

  /** What people call a space: its name, else its id. */
  public String name(String id) {
    return names.getOrDefault(id, id);
  }
}
