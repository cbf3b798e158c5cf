package org.wardiary.analytics.study;

import org.wardiary.analytics.state.StateReader;
import org.wardiary.analytics.state.StateWriter;
import org.wardiary.projector.view.GameSummary;

/**
 * What a list of games says of each, whatever the list is about.
 *
 * @param map its map
 * @param firstPlayer who had the first-named side, as the record names them
 * @param secondPlayer who had the other
 * @param result the side that won, or {@code draw}
 */
public record GameHeading(String map, String firstPlayer, String secondPlayer, String result) {

  /** That of a game. */
  public static GameHeading of(GameSummary game) {
    return new GameHeading(
        game.getMap(), game.getFirstPlayer(), game.getSecondPlayer(), game.getResult());
  }

  /** Writes it. */
  public void write(StateWriter out) {
    out.text(map).text(firstPlayer).text(secondPlayer).text(result);
  }

  /** Reads one that was written. */
  public static GameHeading read(StateReader in) {
    return new GameHeading(in.text(), in.text(), in.text(), in.text());
  }
}
