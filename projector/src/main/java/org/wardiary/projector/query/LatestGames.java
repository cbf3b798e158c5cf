package org.wardiary.projector.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.wardiary.projector.stream.LatestViews;
import org.wardiary.projector.view.GameSummary;

/**
 * The games as lists show them, for a program that stays: asked again, it reads only what has come
 * since. For one thread; what it returns may be shared.
 */
public final class LatestGames {

  private final LatestViews<GameSummary> summaries;
  private final LatestViews<StoredGame> boards;

  LatestGames(LatestViews<GameSummary> summaries, LatestViews<StoredGame> boards) {
    this.summaries = summaries;
    this.boards = boards;
  }

  /** The rows of all games that have ended, sorted by id. */
  public List<GameSummary> summaries() {
    return new ArrayList<>(summaries.read().values());
  }

  /** All games by id, open ones too, their boards without the text of the position. */
  public Map<String, StoredGame> games() {
    return Map.copyOf(boards.read());
  }
}
