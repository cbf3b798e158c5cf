package org.wardiary.analytics.study;

import org.wardiary.analytics.state.StateReader;
import org.wardiary.analytics.state.StateWriter;
import org.wardiary.projector.view.GameSummary;

/**
 * What every list of games shows of a game, regardless of its subject.
 *
 * @param map name of the map
 * @param firstPlayer the player who had the first-named side, as named in the record
 * @param secondPlayer the player who had the other side
 * @param result the side that won, {@code draw}, or {@code *} if the game is unfinished
 */
public record GameHeading(String map, String firstPlayer, String secondPlayer, String result) {

  /** The heading of a game. */
  public static GameHeading of(GameSummary game) {
    return new GameHeading(
        game.getMap(), game.getFirstPlayer(), game.getSecondPlayer(), game.getResult());
  }

  /** Writes the heading. */
  public void write(StateWriter out) {
    out.text(map).text(firstPlayer).text(secondPlayer).text(result);
  }

  /** Reads a heading written by {@link #write}. */
  public static GameHeading read(StateReader in) {
    return new GameHeading(in.text(), in.text(), in.text(), in.text());
  }
}
