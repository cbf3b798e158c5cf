package org.wardiary.reports.web;

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

/** The site between two arrivals of games. */
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
   * @param input the site
   * @param made what was made for earlier snapshots
   * @param number of this snapshot, unlike those of others
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

  /** What it is made of. */
  SiteInput input() {
    return input;
  }

  /** A file of the site; one that would be made as for an earlier snapshot is that one. */
  Optional<Answer> file(String path) {
    String version = site.fingerprint(path).orElse("snapshot " + number);
    return made.get(path, version, () -> site.file(path));
  }

  /**
   * The list of some games.
   *
   * @param parameters what the address asks for, as options of commands do
   * @throws Refusal if it asks for what there cannot be
   */
  Answer list(Map<String, List<String>> parameters) {
    try {
      return Answer.file(LIST, Site.list(GameQuery.of(parameters).select(input.games())));
    } catch (BadQuery e) {
      throw new Refusal(400, e.getMessage());
    }
  }

  /**
   * A position of a game as JSON, legal answers listed.
   *
   * @param ply as the address has it
   * @param as a side's name, {@code umpire}, or nothing for the umpire
   * @throws Refusal if there is no such game, ply or side
   */
  Answer position(String gameId, String ply, Optional<String> as) {
    GameSummary game =
        input
            .byId()
            .find(gameId)
            .orElseThrow(
                () -> new Refusal(404, Text.of("expected a game's id but got '%s'", gameId)));
    int plies = game.getPlies();
    // longer numbers are no plies either
    int wanted = ply.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(ply);
    if (wanted > plies) {
      throw new Refusal(404, Text.of("expected a ply from 0 to %d but got %s", plies, ply));
    }
    Viewer viewer = viewer(Games.find(game.getGame()).orElseThrow(), as);
    return Answer.json(
        new PositionJson(viewer, Legal.LISTED).write(input.positions().apply(gameId, wanted)));
  }

  private static Viewer viewer(Game game, Optional<String> as) {
    try {
      return as.map(name -> Viewer.named(name, game)).orElse(Viewer.UMPIRE);
    } catch (IllegalArgumentException e) {
      throw new Refusal(400, "as: " + e.getMessage());
    }
  }
}
