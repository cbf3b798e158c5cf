package org.wardiary.projector.query;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wardiary.projector.stream.EditionViews;
import org.wardiary.projector.stream.LatestViews;
import org.wardiary.projector.stream.ViewKind;
import org.wardiary.projector.view.GameSummary;

/**
 * The games as lists show them, for a long-running program: each call reads only what is new since
 * the last one. Keeps some hundred bytes for each game. For one thread; what it returns may be
 * shared.
 */
public final class LatestGames {

  private final LatestViews<GameSummary> summaries;
  private final LatestViews<StoredGame> boards;
  private final OpenRows open;
  private final EditionViews editions;
  private ListedGames shown = ListedGames.NONE;

  LatestGames(
      LatestViews<GameSummary> summaries,
      LatestViews<StoredGame> boards,
      OpenRows open,
      EditionViews editions) {
    this.summaries = summaries;
    this.boards = boards;
    this.open = open;
    this.editions = editions;
  }

  /**
   * The games as they are now, including open ones. A game's row and its place come from separate
   * topics: as long as they are not of the same edition, the game is returned as it was before.
   */
  public ListedGames read() {
    Map<String, GameSummary> ended = summaries.read();
    Map<String, StoredGame> places = boards.read();
    Map<String, GameSummary> others = editions.of(ViewKind.SUMMARIES);
    Map<String, StoredGame> otherPlaces = chosen();
    List<StoredGame> begun =
        places.values().stream()
            .filter(game -> !ended.containsKey(game.gameId()) && !editions.has(game.gameId()))
            .toList();
    Map<String, GameSummary> going =
        open.of(begun).stream().collect(Collectors.toMap(GameSummary::getGameId, row -> row));
    List<ListedGame> now = new ArrayList<>(ended.size());
    ended.values().stream()
        .filter(row -> !editions.has(row.getGameId()))
        .forEach(row -> listed(row, places).ifPresent(now::add));
    others.values().forEach(row -> listed(row, otherPlaces).ifPresent(now::add));
    going.values().forEach(row -> listed(row, places).ifPresent(now::add));
    shown = new ListedGames(now, going);
    return shown;
  }

  /** The places of the chosen editions, by game id. */
  private Map<String, StoredGame> chosen() {
    Map<String, StoredGame> places = new HashMap<>();
    editions
        .of(ViewKind.BOARDS)
        .forEach(
            (gameId, board) ->
                places.put(gameId, StoredGame.of(board, editions.range(gameId).orElseThrow())));
    return places;
  }

  private Optional<ListedGame> listed(GameSummary row, Map<String, StoredGame> places) {
    StoredGame place = places.get(row.getGameId());
    return place != null && ListedGame.fit(row, place)
        ? Optional.of(new ListedGame(row, place))
        : shown.game(row.getGameId());
  }
}
