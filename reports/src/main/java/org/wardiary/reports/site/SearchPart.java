package org.wardiary.reports.site;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.wardiary.projector.index.SharedPositions;
import org.wardiary.projector.index.SharedPositions.Visit;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.page.Templates;

/**
 * Search of positions. A server asks its index; files bring a list of all positions to which more
 * than one game came.
 */
final class SearchPart implements SitePart {

  /** The page. */
  static final String PAGE = "search/index.html";

  /** The list, where nobody can be asked. */
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
   * @param frame what stands around it
   * @param delivery how it reaches its readers
   */
  record Model(Frame frame, Delivery delivery) {

    /** Whether a server answers. */
    boolean served() {
      return delivery == Delivery.SERVED;
    }
  }

  @Override
  public Optional<Link> link() {
    return Optional.of(new Link("Positions", PAGE));
  }

  @Override
  public Map<String, Supplier<byte[]>> files(Frames frames) {
    Map<String, Supplier<byte[]>> files = new HashMap<>();
    Model page = new Model(frames.of(PAGE, "Search for a position"), delivery);
    files.put(PAGE, () -> utf8(Templates.render("site/search.jte", page)));
    files.put("search/index.json", () -> Json.bytes(shared()));
    if (!page.served()) {
      files.put(SCRIPT, () -> utf8(script()));
    }
    return files;
  }

  private String script() {
    return "(window.wardiary = window.wardiary || {}).positions = "
        + Json.embedded(shared())
        + ";\n";
  }

  /**
   * {@code games}: a row a game, id, players, date, event, result. {@code positions}: for each
   * position to which more than one of them came, pairs of a game's number and the ply.
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

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
