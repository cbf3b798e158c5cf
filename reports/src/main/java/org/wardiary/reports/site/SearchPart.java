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
import org.wardiary.projector.index.SharedPositions;
import org.wardiary.projector.index.SharedPositions.Visit;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.page.Templates;

/**
 * Search for positions. A server asks its index; published files include a list of all positions
 * that more than one game reached.
 */
final class SearchPart implements SitePart {

  /** The page. */
  static final String PAGE = "search/index.html";

  /** The list, for sites without a server. */
  static final String SCRIPT = "search/positions.js";

  private final SiteInput input;
  private final Delivery delivery;

  SearchPart(SiteInput input, Delivery delivery) {
    this.input = input;
    this.delivery = delivery;
  }

  /**
   * The page.
   *
   * @param context title, navigation and links of the page
   * @param delivery how it reaches its readers
   */
  record Model(PageContext context, Delivery delivery) {

    /** The kinds of games whose positions can be set up. */
    List<Game> kinds() {
      return Games.all();
    }

    /** Whether there is a server to ask. */
    boolean served() {
      return delivery == Delivery.SERVED;
    }
  }

  @Override
  public Optional<Link> link() {
    return Optional.of(new Link("Positions", PAGE));
  }

  @Override
  public Map<String, Supplier<byte[]>> files(SiteContext site) {
    Map<String, Supplier<byte[]>> files = new HashMap<>();
    Model page = new Model(site.of(PAGE, "Search for a position"), delivery);
    files.put(PAGE, () -> Templates.bytes("site/search.jte", page));
    files.put("search/index.json", () -> Json.bytes(shared()));
    if (!page.served()) {
      files.put(SCRIPT, () -> Text.utf8(Json.script("positions", Json.text(shared()))));
    }
    return files;
  }

  /**
   * {@code games}: a row for each game with id, players, date, event and result. {@code positions}:
   * for each position that more than one of them reached, pairs of a game's index and the ply.
   */
  private ObjectNode shared() {
    Map<String, Integer> numbers = new HashMap<>();
    ObjectNode json = Json.object();
    ArrayNode rows = json.putArray("games");
    for (GameSummary game : input.games()) {
      numbers.put(game.getGameId(), numbers.size());
      GameRow row = new GameRow(game);
      rows.addArray()
          .add(game.getGameId())
          .add(row.players())
          .add(row.date())
          .add(row.event())
          .add(row.result());
    }
    ArrayNode positions = json.putArray("positions");
    for (List<Visit> visits :
        input.index().ask(index -> SharedPositions.of(index, numbers::containsKey))) {
      ArrayNode pairs = positions.addArray();
      visits.stream()
          .sorted(Comparator.comparingInt(visit -> numbers.get(visit.gameId())))
          .forEach(visit -> pairs.add(numbers.get(visit.gameId())).add(visit.ply()));
    }
    return json;
  }
}
