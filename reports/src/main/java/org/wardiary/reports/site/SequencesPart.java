package org.wardiary.reports.site;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.wardiary.analytics.sequence.Vocabulary;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Level;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.page.Templates;

/** Search for sequences of events, which only a server answers. */
final class SequencesPart implements SitePart {

  /** The page. */
  static final String PAGE = "sequences/index.html";

  /**
   * The page.
   *
   * @param context title, navigation and links of the page
   */
  record Model(PageContext context) {}

  private static final Set<String> RECORDED = Set.of(Level.RECORDED.title(), Level.CHECKED.title());

  private final SiteInput input;

  SequencesPart(SiteInput input) {
    this.input = input;
  }

  @Override
  public Map<String, Supplier<byte[]>> files(SiteContext site) {
    Map<String, Supplier<byte[]>> files = new HashMap<>();
    Model page = new Model(site.of(PAGE, "Search for a sequence of events"));
    files.put(PAGE, () -> Templates.bytes("site/sequences.jte", page));
    files.put("sequences/index.json", () -> Json.bytes(words()));
    return files;
  }

  /** What can be named in a query, by kind of game. */
  private ObjectNode words() {
    ObjectNode json = Json.object();
    ArrayNode games = json.putArray("games");
    for (Game game : Stream.concat(Games.all().stream(), recorded()).toList()) {
      Vocabulary vocabulary = Vocabulary.of(game);
      ObjectNode one = games.addObject().put("game", game.id()).put("title", game.title());
      ObjectNode words = one.putObject("words");
      vocabulary.words().forEach(words::put);
      ObjectNode events = one.putObject("events");
      vocabulary.fields().forEach((event, fields) -> fields.forEach(events.putArray(event)::add));
    }
    return json;
  }

  /** The games without complete rules of which the archive has statements. */
  private Stream<Game> recorded() {
    return input.ended().stream()
        .filter(row -> RECORDED.contains(row.getLevel()))
        .map(GameSummary::getGame)
        .distinct()
        .sorted()
        .flatMap(id -> Games.find(id).stream());
  }
}
