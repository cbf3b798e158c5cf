package org.wardiary.projector.query;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.wardiary.projector.stream.EditionViews;
import org.wardiary.projector.stream.LatestViews;
import org.wardiary.projector.stream.ViewKind;
import org.wardiary.projector.view.GameSummary;

/**
 * The games as lists show them, for a program that stays: asked again, it reads only what has come
 * since. For one thread; what it returns may be shared.
 */
public final class LatestGames {

  private final LatestViews<GameSummary> summaries;
  private final LatestViews<StoredGame> boards;
  private final OpenRows open;
  private final EditionViews instead;

  LatestGames(
      LatestViews<GameSummary> summaries,
      LatestViews<StoredGame> boards,
      OpenRows open,
      EditionViews instead) {
    this.summaries = summaries;
    this.boards = boards;
    this.open = open;
    this.instead = instead;
  }

  /** The rows of all games that have ended, sorted by id. */
  public List<GameSummary> summaries() {
    Map<String, GameSummary> rows = new TreeMap<>(summaries.read());
    rows.putAll(instead.of(ViewKind.SUMMARIES));
    return new ArrayList<>(rows.values());
  }

  /** The rows of the games that have not ended, as far as they go, sorted by id. */
  public List<GameSummary> open() {
    Set<String> ended = summaries.read().keySet();
    List<StoredGame> begun =
        boards.read().values().stream().filter(game -> !ended.contains(game.gameId())).toList();
    return open.of(begun);
  }

  /** All games by id, open ones too, their boards without the text of the position. */
  public Map<String, StoredGame> games() {
    Map<String, StoredGame> games = new HashMap<>(boards.read());
    instead
        .of(ViewKind.BOARDS)
        .forEach(
            (gameId, board) ->
                games.put(
                    gameId, new StoredGame(board, instead.range(gameId).orElseThrow()).listed()));
    return Map.copyOf(games);
  }
}
