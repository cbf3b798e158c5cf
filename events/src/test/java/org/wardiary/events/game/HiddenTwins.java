package org.wardiary.events.game;

import java.util.List;
import org.apache.avro.specific.SpecificRecord;

/**
 * Pairs of positions that differ only in what a side cannot see, for the law that they give that
 * side equal views. Each game with hidden information has one such class, named in {@code
 * src/test/resources/META-INF/services/org.wardiary.events.game.HiddenTwins}; it must be public and
 * have a public constructor without parameters.
 */
public interface HiddenTwins {

  /**
   * A position and the events that led to it.
   *
   * @param position the position
   * @param told all events up to the position, in order, including those of the answers
   */
  record Play(Position position, List<SpecificRecord> emitted) {

    public Play {
      emitted = List.copyOf(emitted);
    }
  }

  /**
   * Two positions and a side that cannot tell them apart.
   *
   * @param about what differs, for failure messages
   * @param one the first position
   * @param other the second position, different for the umpire; may be at another ply
   * @param blind the side that cannot tell them apart
   */
  record Pair(String about, Play one, Play other, Viewer blind) {}

  /** Id of the game. */
  String game();

  /**
   * The pairs, at least one.
   *
   * @param setup a setup of the game on its standard map
   * @param draws source of the random draws
   */
  List<Pair> pairs(Setup setup, RandomDraws draws);
}
