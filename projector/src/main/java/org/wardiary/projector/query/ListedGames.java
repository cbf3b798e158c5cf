package org.wardiary.projector.query;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.wardiary.events.game.Games;
import org.wardiary.projector.view.GameSummary;

/** The games of an archive as lists show them, at one moment. Immutable. */
public final class ListedGames {

  /** The games of an empty archive. */
  static final ListedGames NONE = new ListedGames(List.of(), Map.of());

  private final SortedMap<String, ListedGame> games = new TreeMap<>();
  private final Map<String, GameSummary> open;

  /**
   * Creates a list of games.
   *
   * @param games in any order, each once
   * @param open rows of the games that have not ended, by id, including those not listed yet
   */
  ListedGames(Collection<ListedGame> games, Map<String, GameSummary> open) {
    games.forEach(game -> this.games.put(game.gameId(), game));
    this.open = Map.copyOf(open);
  }

  /** The rows of all games, sorted by id. */
  public List<GameSummary> summaries() {
    return games.values().stream().map(ListedGame::summary).toList();
  }

  /** The game with an id; empty if it is not listed. */
  public Optional<ListedGame> game(String gameId) {
    return Optional.ofNullable(games.get(gameId));
  }

  /** Whether a game has not ended. */
  public boolean isOpen(String gameId) {
    return open.containsKey(gameId);
  }

  /**
   * Whether anyone may see a game: it has ended, or its kind hides nothing. The players of another
   * would see it too. A game that is not listed is not public.
   */
  public boolean isPublic(String gameId) {
    return game(gameId).isPresent()
        && Optional.ofNullable(open.get(gameId)).filter(ListedGames::hides).isEmpty();
  }

  private static boolean hides(GameSummary game) {
    return Games.find(game.getGame())
        .map(kind -> kind.visibility().hidesInformation())
        .orElse(true);
  }
}
