package org.wardiary.reports.site;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.text.Text;
import org.wardiary.reports.archive.View;
import org.wardiary.reports.page.Templates;

/** The list of games, and each game. */
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
    games.forEach(game -> add(game, frames, files));
    return files;
  }

  private void add(GameRow row, Frames frames, Map<String, Supplier<byte[]>> files) {
    String id = row.summary().getGameId();
    files.put(Text.of("games/%s.wdr", id), () -> utf8(input.records().apply(id)));
    files.put(Text.of("games/%s.json", id), () -> Json.bytes(row.json()));
    files.put(row.page(), () -> page(row, row.page(), frames, Viewer.UMPIRE));
    Optional<Game> game = Games.find(row.summary().getGame());
    if (game.isPresent() && game.get().visibility().hidesInformation()) {
      for (int side = 0; side < game.get().sides().size(); side++) {
        Viewer viewer = Viewer.side(side);
        String name = game.get().sides().get(side).toLowerCase(Locale.ROOT);
        String path = Text.of("games/%s.%s.html", id, name);
        files.put(Text.of("games/%s.%s.json", id, name), () -> Json.bytes(row.json()));
        files.put(path, () -> page(row, path, frames, viewer));
      }
    }
  }

  private byte[] page(GameRow row, String path, Frames frames, Viewer viewer) {
    Frame frame = frames.of(path, row.players());
    Game game = Games.find(row.summary().getGame()).orElseThrow();
    GamePage page =
        new GamePage(
            frame, row, input.histories().apply(row.summary().getGameId()), new View(game, viewer));
    return utf8(Templates.render("site/game.jte", page));
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
