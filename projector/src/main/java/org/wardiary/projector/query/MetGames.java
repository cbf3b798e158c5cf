package org.wardiary.projector.query;

import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.recorded.RecordedGame;
import org.wardiary.projector.view.GameSummary;

/** Makes recorded games known to the program that reads rows of them. */
final class MetGames {

  private MetGames() {}

  /** Makes the game of a row known, if the row is one of a recorded game. */
  static <V extends SpecificRecord> V meet(V row) {
    if (row instanceof GameSummary game && RecordedGame.isId(game.getGame())) {
      Games.meet(
          game.getGame(),
          () -> RecordedGame.listed(game.getGame(), game.getTitle(), game.getSides()));
    }
    return row;
  }
}
