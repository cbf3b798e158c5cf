package org.wardiary.reports.site;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.game.Facts;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.page.Templates;

/** What the game files say by which games were recorded, a page for each file. */
final class GameFilesPart implements SitePart {

  private final SiteInput input;

  GameFilesPart(SiteInput input) {
    this.input = input;
  }

  /**
   * A game file.
   *
   * @param context title, navigation and links of the page
   * @param version edition of the file, as games by it tell
   * @param games number of games by it
   * @param picture path of the picture of its map, from the page
   * @param facts what it states
   * @param rulebook its rulebook as HTML, if there is one
   */
  record Model(
      PageContext context,
      String version,
      int games,
      String picture,
      List<Facts> facts,
      Optional<String> rulebook) {}

  /** Path of the page of the file by which a game was recorded; empty if it has complete rules. */
  static Optional<String> page(GameSummary game) {
    return game.getFile().isEmpty()
        ? Optional.empty()
        : Optional.of(
            Text.of("files/%s.html", Slug.of(GameRow.kind(game.getGame()), game.getFile())));
  }

  /** The pages of some games' files, each with its games. */
  static Map<String, List<GameSummary>> pages(List<GameSummary> games) {
    return games.stream()
        .filter(game -> page(game).isPresent())
        .collect(Collectors.groupingBy(game -> page(game).orElseThrow()));
  }

  @Override
  public Map<String, Supplier<byte[]>> files(SiteContext site) {
    Map<String, Supplier<byte[]>> files = new HashMap<>();
    pages(input.games())
        .forEach(
            (page, games) -> {
              files.put(page, () -> html(page, games, site));
              files.put(page.replaceFirst("html$", "json"), () -> Json.bytes(json(games.get(0))));
              files.put(
                  page.replaceFirst("html$", "svg"),
                  () -> Text.utf8(SmallBoard.start(history(games.get(0)))));
            });
    return files;
  }

  private GameHistory history(GameSummary game) {
    return input.histories().apply(game.getGameId());
  }

  private List<Facts> facts(GameSummary game) {
    return GamePresentations.of(game.getGame()).facts(history(game).setup().map());
  }

  private byte[] html(String page, List<GameSummary> games, SiteContext site) {
    GameSummary game = games.get(0);
    PageContext context = site.of(page, GameRow.kind(game.getGame()));
    Optional<String> rulebook =
        GamePresentations.of(game.getGame())
            .rulebook(history(game).setup().map())
            .map(Rulebook::ofGameFile);
    return Templates.bytes(
        "site/gamefile.jte",
        new Model(
            context,
            history(game).setup().game().rulesVersion(),
            games.size(),
            context.to(page.replaceFirst("html$", "svg")),
            facts(game),
            rulebook));
  }

  private ObjectNode json(GameSummary game) {
    ObjectNode json = Json.object().put("game", game.getGame());
    ArrayNode list = json.putArray("tables");
    for (Facts table : facts(game)) {
      ObjectNode one = list.addObject().put("title", table.title());
      table.columns().forEach(one.putArray("columns")::add);
      ArrayNode rows = one.putArray("rows");
      table.rows().forEach(row -> row.forEach(rows.addArray()::add));
    }
    return json;
  }
}
