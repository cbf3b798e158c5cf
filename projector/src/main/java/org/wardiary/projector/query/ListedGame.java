package org.wardiary.projector.query;

import org.wardiary.projector.view.GameSummary;

/**
 * A game as lists show it. Both are of the same edition.
 *
 * @param summary its row, without the hashes of its answers
 * @param game where it stands
 */
public record ListedGame(GameSummary summary, StoredGame game) {

  /** The game's id. */
  public String gameId() {
    return game.gameId();
  }

  /** Whether a game's place has come as far as its row. */
  static boolean fit(GameSummary summary, StoredGame game) {
    return game.edition() == summary.getEdition() && game.seq() >= summary.getSeq();
  }
}
