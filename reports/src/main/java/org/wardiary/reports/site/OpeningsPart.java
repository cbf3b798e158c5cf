package org.wardiary.reports.site;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.text.Text;
import org.wardiary.reports.page.Templates;
import org.wardiary.reports.search.ExplorationJson;
import org.wardiary.reports.viewer.OpeningsDocument;

/** The opening explorer of each kind of game. */
final class OpeningsPart implements SitePart {

  /** Folder of these files. */
  static final String FOLDER = "openings/";

  private static final String INDEX = FOLDER + "index.html";

  private final Openings openings;

  OpeningsPart(Openings openings) {
    this.openings = openings;
  }

  /**
   * The list of kinds.
   *
   * @param context title, navigation and links of the page
   * @param openings the positions
   */
  record ListModel(PageContext context, Openings openings) {

    /** The kinds, sorted by title. */
    List<OpeningKind> kinds() {
      return openings.kinds().keySet().stream()
          .sorted(Comparator.comparing(OpeningKind::title))
          .toList();
    }

    /** Number of games of a kind. */
    int games(OpeningKind kind) {
      return openings.kinds().get(kind).size();
    }
  }

  /**
   * The explorer of a kind.
   *
   * @param context title, navigation and links of the page
   * @param kind the kind
   * @param document its positions
   */
  record KindModel(PageContext context, OpeningKind kind, OpeningsDocument document) {

    /** The boards as JSON to embed in the page; empty for a game without pictures. */
    Optional<String> boards() {
      return document.boards().map(Json::embeddable);
    }
  }

  @Override
  public Optional<Link> link() {
    return Optional.of(new Link("Openings", INDEX));
  }

  @Override
  public Map<String, Supplier<byte[]>> files(SiteContext site) {
    Map<String, Supplier<byte[]>> files = new HashMap<>();
    ListModel list = new ListModel(site.of(INDEX, "Openings"), openings);
    files.put(INDEX, () -> Templates.bytes("site/openings.jte", list));
    files.put(FOLDER + "index.json", () -> Json.bytes(json()));
    for (OpeningKind kind : openings.kinds().keySet()) {
      files.put(kind.page(), () -> page(kind, site));
      files.put(kind.script(), () -> Text.utf8(Json.script("openings", document(kind).data())));
      files.put(FOLDER + kind.name() + ".json", () -> Json.bytes(json(kind)));
    }
    return files;
  }

  /** A kind's files depend on the games of its game, and on the context of its page. */
  @Override
  public Optional<String> fingerprint(String path, SiteContext site) {
    return openings.kinds().keySet().stream()
        .filter(kind -> path.startsWith(FOLDER + kind.name() + "."))
        .findFirst()
        .flatMap(kind -> openings.fingerprint(kind, site));
  }

  private byte[] page(OpeningKind kind, SiteContext site) {
    PageContext context = site.of(kind.page(), "Openings: " + kind.title());
    return Templates.bytes("site/opening.jte", new KindModel(context, kind, document(kind)));
  }

  private OpeningsDocument document(OpeningKind kind) {
    return new OpeningsDocument(openings.tree(kind), id -> words(openings.game(id)));
  }

  private static List<String> words(GameRow game) {
    return List.of(game.players(), game.date(), game.result());
  }

  private ObjectNode json() {
    ObjectNode json = Json.object();
    ArrayNode list = json.putArray("openings");
    openings
        .kinds()
        .forEach(
            (kind, games) ->
                list.addObject()
                    .put("page", kind.page())
                    .put("game", kind.game())
                    .put("map", kind.map())
                    .put("first", kind.first())
                    .put("games", games.size()));
    return json;
  }

  private ObjectNode json(OpeningKind kind) {
    List<String> sides = Games.find(kind.game()).map(Game::sides).orElseThrow();
    return new ExplorationJson(sides).tree(openings.tree(kind));
  }
}
