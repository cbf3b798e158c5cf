package org.wardiary.reports.web;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
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

/** The site between two arrivals of games, and what was made of it so far. */
final class Moment {

  /** Path of the list of games, which takes parameters. */
  static final String LIST = "games/index.json";

  private static final long KEPT_BYTES = 64 << 20;

  private final SiteInput input;
  private final Site site;
  private final Map<String, GameSummary> games;
  private final Cache<String, Answer> made =
      Caffeine.newBuilder()
          .maximumWeight(KEPT_BYTES)
          .weigher((String path, Answer answer) -> answer.bytes().length)
          .executor(Runnable::run)
          .build();

  private Moment(SiteInput input) {
    this.input = input;
    this.site = Site.of(input, Delivery.SERVED);
    this.games =
        input.games().stream()
            .collect(Collectors.toMap(GameSummary::getGameId, Function.identity()));
  }

  static Moment of(SiteInput input) {
    return new Moment(input);
  }

  int games() {
    return games.size();
  }

  Site site() {
    return site;
  }

  /** A file of the site. */
  Optional<Answer> file(String path) {
    Optional<Answer> known = Optional.ofNullable(made.getIfPresent(path));
    if (known.isPresent()) {
      return known;
    }
    // not made within the cache, which would make others wait whose paths lie beside this one
    Optional<Answer> answer = site.file(path).map(bytes -> Answer.file(path, bytes));
    answer.ifPresent(file -> made.put(path, file));
    return answer;
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
        Optional.ofNullable(games.get(gameId))
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
