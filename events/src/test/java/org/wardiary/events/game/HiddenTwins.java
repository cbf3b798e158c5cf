package org.wardiary.events.game;

import java.util.List;
import org.apache.avro.specific.SpecificRecord;

/**
 * Pairs of positions that differ only in what a side cannot see, for the law that they give it
 * equal views. One class for a game with hidden information, named in {@code
 * src/test/resources/META-INF/services/org.wardiary.events.game.HiddenTwins}; public, with a public
 * constructor without parameters.
 */
public interface HiddenTwins {

  /**
   * A position and how it came about.
   *
   * @param position the position
   * @param told all events up to it, in order, answers with them
   */
  record Play(Position position, List<SpecificRecord> told) {

    /** Copies the list. */
    public Play {
      told = List.copyOf(told);
    }
  }

  /**
   * Two positions and a side that cannot tell them apart.
   *
   * @param about what differs, for the message
   * @param one a position
   * @param other another position, different for the umpire; perhaps at another ply
   * @param blind the side
   */
  record Pair(String about, Play one, Play other, Viewer blind) {}

  /** Id of the game. */
  String game();

  /**
   * Pairs, at least one.
   *
   * @param setup a setup of the game on its standard map
   * @param draws where chance comes from
   */
  List<Pair> pairs(Setup setup, RandomDraws draws);
}
