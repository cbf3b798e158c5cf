package org.wardiary.reports.site;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.wardiary.events.text.Text;
import org.wardiary.reports.page.Templates;

/** The list of games, and each game as each viewer may see it. */
final class GamesPart implements SitePart {

  private static final String INDEX = "games/index.html";

  /** A page of a game, its data, its record. */
  private static final Pattern GAME = Pattern.compile("(?:games|embed)/([0-9a-f]+)\\..*");

  private final SiteInput input;
  private final List<GameRow> games;
  private final Map<String, GameRow> byId;

  GamesPart(SiteInput input) {
    this.input = input;
    this.games = input.games().stream().map(GameRow::new).toList();
    this.byId = games.stream().collect(Collectors.toMap(GameRow::id, Function.identity()));
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
      files.put(Text.of("games/%s.wdr", game.id()), () -> utf8(input.records().apply(game.id())));
      game.views().forEach(view -> add(new GamePages(game, view, views), frames, files));
    }
    return files;
  }

  /** A game's files depend on the game alone, and on what stands around its page. */
  @Override
  public Optional<String> fingerprint(String path, Frames frames) {
    Matcher of = GAME.matcher(path);
    return Optional.of(of)
        .filter(Matcher::matches)
        .flatMap(found -> Optional.ofNullable(byId.get(found.group(1))))
        .flatMap(game -> input.fingerprints().apply(game.id()).map(game::fingerprint))
        .map(game -> Manifest.digest(utf8(game + frames)));
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
