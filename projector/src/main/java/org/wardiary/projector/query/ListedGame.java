package org.wardiary.projector.query;

import org.wardiary.projector.view.GameSummary;

/**
 * A game as lists show it. Its row and its place are of the same edition.
 *
 * @param summary its row
 * @param game its place in the log
 */
public record ListedGame(GameSummary summary, StoredGame game) {

  /** The game's id. */
  public String gameId() {
    return game.gameId();
  }

  /** Whether a game's place is of the same edition as its row, and at least as far. */
  static boolean fit(GameSummary summary, StoredGame game) {
    return game.edition() == summary.getEdition() && game.seq() >= summary.getSeq();
  }
}
