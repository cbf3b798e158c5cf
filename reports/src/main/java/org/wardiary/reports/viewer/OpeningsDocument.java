package org.wardiary.reports.viewer;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.projector.index.Choice;
import org.wardiary.projector.index.OpeningTree;
import org.wardiary.projector.index.Results;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.history.View;

/**
 * The positions that several games of one kind reached, as the explorer's pages and the viewer use
 * them. The same games give the same text. Not thread-safe.
 *
 * <p>Fields: {@code game}, {@code title}, {@code sides}; {@code games}, {@code [id, players, date,
 * result]} of the games that are named; {@code positions}, those nearest to the start first, each
 * with
 *
 * <ul>
 *   <li>{@code results}: {@code [games, won by the first-named side, by the second, drawn, without
 *       result, points, expected points]}, the last two in thousandths of a game with a result, -1
 *       if not known
 *   <li>{@code shares}: Wilson's 95 % intervals of the two sides' shares in thousandths, four
 *       bounds; empty under 20 games
 *   <li>{@code ended}: games that ended here; {@code ways}: sequences of answers that led here
 *   <li>{@code choices}: {@code [answer, next position or -1, results, shares, last games]}, the
 *       most frequent first; last games as pairs of a number in {@code games} and the ply
 * </ul>
 *
 * <p>The explorer's page adds {@code boards}: for each position the number of an earlier one (-1:
 * none) and the splices that turn its board into this one.
 */
public final class OpeningsDocument {

  /** The format's name and version, in the field {@code format}. */
  public static final String FORMAT = "wardiary openings 1";

  private static final int THOUSAND = 1000;

  private final List<OpeningTree.Node> nodes;
  private final Function<String, List<String>> words;
  private final Game game;
  private final Map<String, Integer> games = new LinkedHashMap<>();
  private final JsonNodeFactory json = JsonNodeFactory.instance;

  /**
   * Creates a document.
   *
   * @param nodes the positions in order of their numbers, one or more
   * @param words description of a game by its id: who played, when, and the result
   */
  public OpeningsDocument(List<OpeningTree.Node> nodes, Function<String, List<String>> words) {
    this.nodes = List.copyOf(nodes);
    this.words = words;
    this.game = nodes.get(0).position().setup().game();
  }

  /** What games did in each position: a JSON object on one line. */
  public String data() {
    ObjectNode document = json.objectNode();
    document.put("format", FORMAT);
    document.put("game", game.id());
    document.put("title", game.title());
    game.sides().forEach(document.putArray("sides")::add);
    ArrayNode positions = document.putArray("positions");
    nodes.forEach(node -> positions.add(position(node)));
    ArrayNode list = document.putArray("games");
    for (String id : games.keySet()) {
      ArrayNode row = list.addArray().add(id);
      words.apply(id).forEach(row::add);
    }
    return document.toString();
  }

  private ObjectNode position(OpeningTree.Node node) {
    ObjectNode position = json.objectNode();
    position.set("results", results(node.exploration().results()));
    position.set("shares", shares(node.exploration().results()));
    position.put("ended", node.exploration().ended().games());
    position.put("ways", node.exploration().ways().size());
    ArrayNode choices = position.putArray("choices");
    for (Choice choice : node.exploration().choices()) {
      ArrayNode row = choices.addArray().add(choice.answer());
      row.add(Optional.ofNullable(node.next().get(choice.answer())).orElse(-1));
      row.add(results(choice.results()));
      row.add(shares(choice.results()));
      ArrayNode last = row.addArray();
      for (Choice.GameRef ref : choice.last()) {
        games.putIfAbsent(ref.gameId(), games.size());
        last.add(games.get(ref.gameId())).add(ref.ply());
      }
    }
    return position;
  }

  private ArrayNode results(Results results) {
    return json.arrayNode()
        .add(results.games())
        .add(results.first())
        .add(results.second())
        .add(results.draws())
        .add(results.open())
        .add(thousandths(results.score()))
        .add(thousandths(results.expected()));
  }

  /** Points per game in thousandths; -1 if they are not known. */
  private static long thousandths(OptionalDouble score) {
    return score.isPresent() ? Math.round(THOUSAND * score.getAsDouble()) : -1;
  }

  /** Intervals of both sides' shares in thousandths; empty if there are too few games. */
  private ArrayNode shares(Results results) {
    ArrayNode shares = json.arrayNode();
    for (int won : List.of(results.first(), results.second())) {
      Estimate share = Estimate.share(won, results.decided());
      if (share.shown()) {
        shares.add(Math.round(THOUSAND * share.interval().low()));
        shares.add(Math.round(THOUSAND * share.interval().high()));
      }
    }
    return shares;
  }

  /**
   * The boards of the positions: a JSON object on one line; empty for a game without pictures.
   * {@code boards} has, for each position, the number of the one before it on the way from the
   * start and the difference from its board.
   */
  public Optional<String> boards() {
    return GamePresentations.of(game.id()).picture().map(this::boards);
  }

  private String boards(BoardPicture picture) {
    StringWriter out = new StringWriter(1 << 16);
    try (JsonGenerator generator = new JsonFactory().createGenerator(out)) {
      Boards boards = new Boards(picture);
      List<List<Integer>> items = new ArrayList<>();
      nodes.forEach(node -> items.add(boards.items(drawn(node.position()))));
      List<Integer> parents = parents();
      generator.writeStartObject();
      generator.writeArrayFieldStart("boards");
      for (int number = 0; number < nodes.size(); number++) {
        int parent = parents.get(number);
        List<Integer> before = parent < 0 ? List.of() : items.get(parent);
        generator.writeStartArray();
        generator.writeNumber(parent);
        Boards.splices(before, items.get(number), generator);
        generator.writeEndArray();
      }
      generator.writeEndArray();
      boards.writeTables(generator);
      generator.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException("expected to write JSON to memory but failed", e);
    }
    return out.toString();
  }

  private static DrawnPosition drawn(Position position) {
    View umpire = View.ofUmpire(position.setup().game());
    return DrawnPosition.of(umpire.tree(position), position.setup().map());
  }

  /**
   * For each position, the number of the first position from which an answer leads to it; -1 if
   * there is none.
   */
  private List<Integer> parents() {
    List<Integer> parents = new ArrayList<>();
    nodes.forEach(node -> parents.add(-1));
    for (OpeningTree.Node node : nodes) {
      for (int next : node.next().values()) {
        if (next > node.number() && parents.get(next) < 0) {
          parents.set(next, node.number());
        }
      }
    }
    return parents;
  }
}
