package org.wardiary.reports.site;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.wardiary.events.text.Digest;
import org.wardiary.events.text.Text;
import org.wardiary.reports.page.Templates;

/** The list of games, and each game as each viewer may see it. */
final class GamesPart implements SitePart {

  private static final String INDEX = "games/index.html";

  /** A page of a game, its data, its record. */
  private static final Pattern GAME = Pattern.compile("(?:games|embed)/([0-9a-f]+)\\..*");

  private final SiteInput input;
  private final GameViews views;

  GamesPart(SiteInput input) {
    this.input = input;
    this.views = new GameViews(input.histories());
  }

  @Override
  public Optional<Link> link() {
    return Optional.of(new Link("Games", INDEX));
  }

  @Override
  public Map<String, Supplier<byte[]>> files(SiteContext site) {
    Map<String, Supplier<byte[]>> files = new HashMap<>();
    PageContext context = site.of(INDEX, "Games");
    files.put(INDEX, () -> Templates.bytes("site/games.jte", new GameList(context, rows())));
    files.put("games/index.json", () -> Json.bytes(GameList.json(rows())));
    return files;
  }

  /** Made on each call, so that no list of all rows is held in memory. */
  private List<GameRow> rows() {
    return input.games().stream().map(GameRow::new).toList();
  }

  @Override
  public Stream<String> otherPaths() {
    return rows().stream()
        .flatMap(
            game ->
                Stream.concat(Stream.of(game.recordPath()), pages(game).flatMap(GamePages::paths)));
  }

  @Override
  public Optional<byte[]> otherFile(String path, SiteContext site) {
    return gameOf(path).flatMap(game -> file(game, path, site)).map(Text::utf8);
  }

  private Optional<String> file(GameRow game, String path, SiteContext site) {
    if (path.equals(game.recordPath())) {
      return Optional.of(input.records().apply(game.id()));
    }
    return pages(game).flatMap(pages -> pages.file(path, site).stream()).findFirst();
  }

  /** The pages of each view of a game. */
  private Stream<GamePages> pages(GameRow game) {
    return game.views().stream().map(view -> new GamePages(game, view, views));
  }

  private Optional<GameRow> gameOf(String path) {
    return Optional.of(GAME.matcher(path))
        .filter(Matcher::matches)
        .flatMap(found -> input.game(found.group(1)))
        .map(GameRow::new);
  }

  /** A game's files depend only on the game and on the context of its page. */
  @Override
  public Optional<String> fingerprint(String path, SiteContext site) {
    return gameOf(path)
        .flatMap(game -> input.fingerprints().apply(game.id()).map(game::fingerprint))
        .map(game -> Digest.hex(game + site));
  }
}
