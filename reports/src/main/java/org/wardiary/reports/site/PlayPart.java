package org.wardiary.reports.site;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.page.Templates;

/** Playing games: a form that opens a game, and a page on which it is played or watched. */
final class PlayPart implements SitePart {

  /** The form. */
  static final String PAGE = "play/index.html";

  /** The page of any game; the fragment of its address names the game. */
  static final String TABLE = "play/game.html";

  private final SiteInput input;

  PlayPart(SiteInput input) {
    this.input = input;
  }

  /**
   * A page.
   *
   * @param context title, navigation and links of the page
   * @param kinds the kinds of games, as JSON to embed in the page
   */
  record Model(PageContext context, String kinds) {}

  @Override
  public Optional<Link> link() {
    return Optional.of(new Link("Play", PAGE));
  }

  @Override
  public Map<String, Supplier<byte[]>> files(SiteContext site) {
    return Map.of(
        PAGE,
        () ->
            Templates.bytes(
                "site/play.jte", new Model(site.of(PAGE, "Play"), Json.embedded(kinds()))),
        "play/index.json",
        () -> Json.bytes(kinds()),
        TABLE,
        () -> Templates.bytes("site/table.jte", new Model(site.of(TABLE, "A game in play"), "")),
        "play/game.json",
        () -> Json.bytes(Json.object().put("games", "games/ID.json")));
  }

  private ObjectNode kinds() {
    ObjectNode json = Json.object();
    ArrayNode kinds = json.putArray("kinds");
    for (Game game : Games.all()) {
      ObjectNode kind = kinds.addObject();
      kind.put("id", game.id()).put("title", game.title());
      game.sides().forEach(kind.putArray("sides")::add);
      kind.put("hidden", game.visibility().hidesInformation());
      kind.put("chance", game.hasChance());
      ArrayNode levels = kind.putArray("levels");
      game.ladder()
          .forEach(
              it ->
                  levels
                      .addObject()
                      .put("player", it.name())
                      .put("elo", it.elo())
                      .put("text", LevelText.of(game, it.name())));
      ArrayNode maps = kind.putArray("maps").add(game.standardMap());
      others(game).forEach(maps::add);
    }
    return json;
  }

  /** Maps that the archive's games of a kind were played on, besides the standard one. */
  private List<String> others(Game game) {
    TreeSet<String> maps = new TreeSet<>();
    input.games().stream()
        .filter(it -> it.getGame().equals(game.id()))
        .map(GameSummary::getMap)
        .filter(map -> !map.equals(game.standardMap()))
        .forEach(maps::add);
    return List.copyOf(maps);
  }
}
