package org.wardiary.reports.site;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.wardiary.events.text.Text;
import org.wardiary.reports.page.Templates;

/** The list of games, and each game as each viewer may see it. */
final class GamesPart implements SitePart {

  private static final String INDEX = "games/index.html";

  private final SiteInput input;
  private final List<GameRow> games;

  GamesPart(SiteInput input) {
    this.input = input;
    this.games = input.games().stream().map(GameRow::new).toList();
  }

  @Override
  public Optional<Link> link() {
    return Optional.of(new Link("Games", INDEX));
  }

  @Override
  public Map<String, Supplier<byte[]>> files(Frames frames) {
    Map<String, Supplier<byte[]>> files = new HashMap<>();
    GameList list = new GameList(frames.of(INDEX, "Games"), games);
    files.put(INDEX, () -> utf8(Templates.render("site/games.jte", list)));
    files.put("games/index.json", () -> Json.bytes(GameList.json(games)));
    GameViews views = new GameViews(input.histories());
    for (GameRow game : games) {
      String id = game.summary().getGameId();
      files.put(Text.of("games/%s.wdr", id), () -> utf8(input.records().apply(id)));
      game.views().forEach(view -> add(new GamePages(game, view, views), frames, files));
    }
    return files;
  }

  private static void add(GamePages pages, Frames frames, Map<String, Supplier<byte[]>> files) {
    files.put(pages.path(), () -> utf8(pages.whole(frames)));
    files.put(pages.jsonPath(), () -> utf8(pages.json()));
    files.put(pages.embedPath(), () -> utf8(pages.embedded()));
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
