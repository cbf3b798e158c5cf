package org.wardiary.reports.site;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.events.text.Digest;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.page.Templates;

/** The list of games, and each game as each viewer may see it. */
final class GamesPart implements SitePart {

  static final String INDEX = "games/index.html";

  /** A page of a game, its data, its board, its record. */
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
    files.put(
        INDEX,
        () -> Templates.bytes("site/games.jte", new GameList(context, rows(), input.going())));
    files.put("games/index.json", () -> Json.bytes(GameList.json(rows())));
    return files;
  }

  /** Made on each call, so that no list of all rows is held in memory. */
  private List<GameRow> rows() {
    return GameRow.of(input.games());
  }

  @Override
  public Stream<String> otherPaths() {
    return rows().stream()
        .flatMap(
            game ->
                Stream.of(
                        Stream.of(game.recordPath()),
                        game.board().stream(),
                        pages(game).flatMap(GamePages::paths))
                    .flatMap(paths -> paths));
  }

  @Override
  public Optional<byte[]> otherFile(String path, SiteContext site) {
    return gameOf(path).flatMap(game -> file(game, path, site)).map(Text::utf8);
  }

  private Optional<String> file(GameRow game, String path, SiteContext site) {
    if (path.equals(game.recordPath())) {
      return Optional.of(input.records().apply(game.id()));
    }
    if (game.board().filter(path::equals).isPresent()) {
      return SmallBoard.svg(input.histories().apply(game.id()));
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

  private String beside(String path, SiteContext site) {
    GameSummary game = gameOf(path).orElseThrow().summary();
    return Stream.of(-1, 1)
        .map(by -> site.addresses().beside(game, by).map(GameRow::id).orElse(""))
        .collect(Collectors.joining(" "));
  }

  /** A game's files depend on the game, on those beside it, and on the context of its page. */
  @Override
  public Optional<String> fingerprint(String path, SiteContext site) {
    return gameOf(path)
        .flatMap(game -> input.fingerprints().apply(game.id()).map(game::fingerprint))
        .map(game -> Digest.hex(game + beside(path, site) + site));
  }
}
