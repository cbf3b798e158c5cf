package org.wardiary.events.game.recorded.file;

import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.Titled;

/**
 * What runs along the sides of spaces, such as a river, or across them from space to space, such as
 * a road.
 *
 * @param id its word
 * @param name what people call it
 * @param colour its colour as {@code #rrggbb}, if the file gives one
 * @param course how it runs
 * @param at the sides of spaces
 * @param cost what crossing the sides, or following the edges, costs
 * @param unless the state of a side of a space with which the edge is not there, such as of a
 *     bridge that is blown up
 */
public record Edge(
    String id,
    String name,
    Optional<String> colour,
    Course course,
    List<SpaceSide> at,
    Cost cost,
    Optional<String> unless) {

  /** How something runs. */
  public enum Course implements Titled {
    /** Along the sides between spaces. */
    ALONG,
    /** Across the sides, from the centre of one space to that of the next. */
    ACROSS
  }

  /** Copies the list. */
  public Edge {
    at = List.copyOf(at);
  }
}
