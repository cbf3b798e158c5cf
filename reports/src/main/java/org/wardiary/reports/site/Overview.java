package org.wardiary.reports.site;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.wardiary.reports.page.Templates;

/** The home page: what the archive holds, in numbers, with links. */
final class Overview implements SitePart {

  private static final String PATH = "index.html";

  private final SiteInput input;

  Overview(SiteInput input) {
    this.input = input;
  }

  /**
   * The games of one kind.
   *
   * @param title title of the kind of game
   * @param games number of games
   * @param simulated number of games that programs played
   * @param answers number of answers in all of them
   * @param events number of events in all of them
   */
  record Kind(String title, long games, long simulated, long answers, long events) {

    /** Link to the list of its games. */
    String list() {
      return "games/index.html#game=" + URLEncoder.encode(title, StandardCharsets.UTF_8);
    }

    private static Kind of(String title, List<GameRow> games) {
      return new Kind(
          title,
          games.size(),
          games.stream().filter(game -> game.summary().getSimulated()).count(),
          games.stream().mapToLong(game -> game.summary().getPlies()).sum(),
          games.stream().mapToLong(game -> game.summary().getEvents()).sum());
    }
  }

  /**
   * The page.
   *
   * @param context title, navigation and links of the page
   * @param games number of games
   * @param kinds each kind of game, sorted by title
   */
  record Model(PageContext context, int games, List<Kind> kinds) {

    long simulated() {
      return kinds.stream().mapToLong(Kind::simulated).sum();
    }
  }

  @Override
  public Optional<Link> link() {
    return Optional.of(new Link("Overview", PATH));
  }

  private List<Kind> kinds() {
    Map<String, List<GameRow>> kinds =
        input.games().stream()
            .map(GameRow::new)
            .collect(Collectors.groupingBy(GameRow::kind, TreeMap::new, Collectors.toList()));
    return kinds.entrySet().stream().map(kind -> Kind.of(kind.getKey(), kind.getValue())).toList();
  }

  private static ObjectNode json(List<Kind> kinds, int games) {
    ObjectNode json = Json.object();
    json.put("games", games);
    ArrayNode list = json.putArray("kinds");
    for (Kind kind : kinds) {
      list.addObject()
          .put("title", kind.title())
          .put("games", kind.games())
          .put("simulated", kind.simulated())
          .put("answers", kind.answers())
          .put("events", kind.events());
    }
    return json;
  }

  @Override
  public Map<String, Supplier<byte[]>> files(SiteContext site) {
    int games = input.games().size();
    return Map.of(
        PATH,
        () ->
            Templates.bytes(
                "site/overview.jte", new Model(site.of(PATH, input.title()), games, kinds())),
        "index.json",
        () -> Json.bytes(json(kinds(), games)));
  }
}
