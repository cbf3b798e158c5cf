package org.wardiary.projector.query;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wardiary.projector.view.GameSummary;

/** The games of an archive as lists show them, at one moment. Immutable. */
public final class ListedGames {

  /** Of an empty archive. */
  static final ListedGames NONE = new ListedGames(List.of(), Set.of());

  private final ById<ListedGame> games;
  private final Set<String> open;

  /**
   * Some games.
   *
   * @param games in any order, each once
   * @param open ids of those that have not ended
   */
  ListedGames(Collection<ListedGame> games, Set<String> open) {
    this.games = new ById<>(games, ListedGame::gameId);
    this.open = Set.copyOf(open);
  }

  /** The rows of all games, sorted by id. */
  public List<GameSummary> summaries() {
    return games.all().stream().map(ListedGame::summary).toList();
  }

  /** The game with an id. */
  public Optional<ListedGame> game(String gameId) {
    return games.find(gameId);
  }

  /** Whether a game has not ended. */
  public boolean isOpen(String gameId) {
    return open.contains(gameId);
  }
}
