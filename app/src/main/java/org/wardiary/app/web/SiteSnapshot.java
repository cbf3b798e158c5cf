package org.wardiary.app.web;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.analytics.filter.BadQuery;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.referee.PositionJson.Legal;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.site.Delivery;
import org.wardiary.reports.site.Site;
import org.wardiary.reports.site.SiteInput;

/** The site as it is until the next new games. */
final class SiteSnapshot {

  /** Path of the list of games, which takes parameters. */
  static final String LIST = "games/index.json";

  private final SiteInput input;
  private final Site site;
  private final MadeFiles made;
  private final long number;

  /**
   * The site as it is now.
   *
   * @param input what the site is made of
   * @param made files that were made for earlier snapshots
   * @param number number of this snapshot, different from those of others
   */
  SiteSnapshot(SiteInput input, MadeFiles made, long number) {
    this.input = input;
    this.made = made;
    this.number = number;
    this.site = Site.of(input, Delivery.SERVED);
  }

  int games() {
    return input.games().size();
  }

  Site site() {
    return site;
  }

  /** What the site is made of. */
  SiteInput input() {
    return input;
  }

  /**
   * A file of the site; one that would be the same as for an earlier snapshot is not made again.
   */
  Optional<Answer> file(String path) {
    String version = site.fingerprint(path).orElse("snapshot " + number);
    return made.get(path, version, () -> site.file(path));
  }

  /**
   * The list of some games.
   *
   * @param parameters query parameters, which select games as options of commands do
   * @throws HttpProblem if they are invalid
   */
  Answer list(Map<String, List<String>> parameters) {
    try {
      return Answer.file(LIST, Site.list(GameQuery.of(parameters).select(input.games())));
    } catch (BadQuery e) {
      throw new HttpProblem(400, e.getMessage());
    }
  }

  /**
   * A position of a game as JSON, with its legal answers.
   *
   * @param ply digits from the address
   * @param as a side's name or {@code umpire}; empty for the umpire
   * @throws HttpProblem if there is no such game, ply or side
   */
  Answer position(String gameId, String ply, Optional<String> as) {
    GameSummary game =
        input
            .game(gameId)
            .orElseThrow(
                () -> new HttpProblem(404, Text.of("expected a game's id but got '%s'", gameId)));
    int plies = game.getPlies();
    // a longer number is no ply either, and might overflow
    int wanted = ply.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(ply);
    if (wanted > plies) {
      throw new HttpProblem(404, Text.of("expected a ply from 0 to %d but got %s", plies, ply));
    }
    Viewer viewer = viewer(Games.find(game.getGame()).orElseThrow(), as);
    return Answer.json(
        new PositionJson(viewer, Legal.LISTED).write(input.positions().apply(gameId, wanted)));
  }

  private static Viewer viewer(Game game, Optional<String> as) {
    try {
      return as.map(name -> Viewer.named(name, game)).orElse(Viewer.UMPIRE);
    } catch (IllegalArgumentException e) {
      throw new HttpProblem(400, "as: " + e.getMessage());
    }
  }
}
