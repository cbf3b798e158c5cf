package org.wardiary.reports.board;

import java.util.Optional;
import org.wardiary.analytics.study.BoardPlan;
import org.wardiary.events.game.MapFile;
import org.wardiary.reports.draw.Scene;

/** Draws the positions of a game. Stateless. */
public interface BoardPicture {

  /** The whole picture: board, codes, units, last events, names, score, who decides. */
  Scene full(Moment moment);

  /** A small one: board and units, last events as arrows, hardly a word. */
  Scene small(Moment moment);

  /** The board as geometry for statistics by space; empty where the game has none. */
  default Optional<BoardPlan> plan(MapFile map) {
    return Optional.empty();
  }

  /** The board without units, each space coloured by a value. */
  Scene heat(MapFile map, Heat heat);
}
