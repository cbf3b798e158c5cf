package org.wardiary.reports.site;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wardiary.analytics.tournament.Round;
import org.wardiary.analytics.tournament.Tournament;
import org.wardiary.projector.fold.PlayerName;
import org.wardiary.projector.view.GameSummary;

/**
 * Where the pages of players and tournaments are, and which games stand beside a game in its round.
 * Thread-safe.
 */
final class Addresses {

  private final List<GameSummary> games;
  private final List<Tournament> tournaments;
  private Set<String> players = Set.of();
  private Map<String, List<GameSummary>> rounds = Map.of();

  /**
   * The addresses of a site's pages.
   *
   * @param games all games of the site
   * @param tournaments their tournaments
   */
  Addresses(List<GameSummary> games, List<Tournament> tournaments) {
    this.games = games;
    this.tournaments = tournaments;
  }

  /** Path of the page of a player, whose name may be written in any way; empty if there is none. */
  synchronized Optional<String> player(String written) {
    if (players.isEmpty()) {
      players = new HashSet<>();
      for (GameSummary game : games) {
        players.add(PlayerName.of(game, 0));
        players.add(PlayerName.of(game, 1));
      }
      players.remove("");
    }
    return Optional.of(PlayerName.of(written)).filter(players::contains).map(PlayersPart::page);
  }

  /** Path of the page of a game's tournament; empty if it belongs to none. */
  Optional<String> event(GameSummary game) {
    return Tournament.of(List.of(game)).stream().findFirst().map(TournamentsPart::page);
  }

  /**
   * A game beside another one in its round.
   *
   * @param by 1 for the next one, -1 for the one before
   */
  synchronized Optional<GameRow> beside(GameSummary game, int by) {
    if (rounds.isEmpty()) {
      rounds = new HashMap<>();
      tournaments.stream()
          .flatMap(tournament -> tournament.rounds().stream())
          .map(Round::games)
          .forEach(round -> round.forEach(one -> rounds.put(one.getGameId(), round)));
    }
    List<GameSummary> round = rounds.getOrDefault(game.getGameId(), List.of(game));
    int at = round.indexOf(game) + by;
    return at < 0 || at >= round.size()
        ? Optional.empty()
        : Optional.of(new GameRow(round.get(at)));
  }

  /** Nothing: what a page takes from here is part of the fingerprint of that page. */
  @Override
  public String toString() {
    return "";
  }
}
