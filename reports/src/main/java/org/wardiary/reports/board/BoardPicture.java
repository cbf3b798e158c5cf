package org.wardiary.reports.board;

import org.wardiary.events.game.GameMap;
import org.wardiary.reports.draw.Scene;

/** Draws the positions of a game. Stateless. */
public interface BoardPicture {

  /** The whole picture: board, codes, units, last events, names, score, who decides. */
  Scene full(Moment moment);

  /** A small one: board and units, last events as arrows, hardly a word. */
  Scene small(Moment moment);

  /** The board without units, each space coloured by a value. */
  Scene heat(GameMap map, Heat heat);
}
