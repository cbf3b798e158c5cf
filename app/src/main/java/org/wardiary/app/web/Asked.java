package org.wardiary.app.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.wardiary.analytics.filter.BadQuery;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.StrictJson;
import org.wardiary.events.text.Text;
import org.wardiary.projector.index.Explorer;
import org.wardiary.projector.index.Matches;
import org.wardiary.projector.index.Matches.Match;
import org.wardiary.projector.index.Merge;
import org.wardiary.projector.index.PositionMatch;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import org.wardiary.reports.search.ExplorationJson;
import org.wardiary.reports.search.MatchJson;
import org.wardiary.reports.search.PositionReader;
import org.wardiary.reports.search.RulesAsked;
import org.wardiary.reports.search.WantedPosition;
import org.wardiary.reports.site.SiteInput;
import org.wardiary.reports.viewer.BoardJson;

/**
 * A request for a position, with the positions that count as the same and the games that count
 * ({@code docs/site.md}).
 */
final class Asked {

  /** Path of the search of positions. */
  static final String FOUND = "search/positions.json";

  /** Path of boards on which positions are set up. */
  static final String BOARD = "search/board.json";

  /** Path of the explorer. */
  static final String EXPLORED = "openings/explore.json";

  private static final String POSITION = "position";
  private static final String ANSWERS = "answers";
  private static final Map<String, Merge> MERGES =
      Map.of("mirror", Merge.MIRROR, "interchangeable", Merge.INTERCHANGEABLE);

  private final SiteInput input;
  private final Map<String, List<String>> parameters;
  // open games count once they end: by their rules they would decide what a position means
  private final Map<String, GameSummary> games;
  private final GameQuery query;
  private final Set<Merge> merged = EnumSet.noneOf(Merge.class);

  /**
   * Reads a request.
   *
   * @param parameters query parameters: {@code position}, merges, filters of games
   * @throws HttpProblem if they are invalid
   */
  Asked(SiteInput input, Map<String, List<String>> parameters) {
    this.input = input;
    this.parameters = parameters;
    Map<String, List<String>> filters = new HashMap<>(parameters);
    filters.remove(POSITION);
    filters.remove(ANSWERS);
    for (Map.Entry<String, Merge> merge : MERGES.entrySet()) {
      if (filters.remove(merge.getKey()) != null && flag(merge.getKey())) {
        merged.add(merge.getValue());
      }
    }
    try {
      query = GameQuery.of(filters);
      games =
          query.select(input.ended()).stream()
              .collect(Collectors.toMap(GameSummary::getGameId, Function.identity()));
    } catch (BadQuery e) {
      throw new HttpProblem(400, e.getMessage());
    }
  }

  private boolean flag(String name) {
    String value = single(name);
    if (!Set.of("true", "false").contains(value)) {
      throw new HttpProblem(400, Text.of("%s: expected true or false but got '%s'", name, value));
    }
    return value.equals("true");
  }

  private String single(String name) {
    List<String> values = parameters.getOrDefault(name, List.of());
    if (values.size() != 1) {
      throw new HttpProblem(400, Text.of("expected one %s but got %d", name, values.size()));
    }
    return values.get(0);
  }

  private PositionReader reader() {
    List<String> map = parameters.getOrDefault("map-name", List.of());
    return new PositionReader(
        input.maps(), map.size() == 1 ? map.get(0) : "", new RulesAsked(query, games.values()));
  }

  private WantedPosition wanted() {
    try {
      WantedPosition from = reader().read(single(POSITION), this::game);
      return parameters.containsKey(ANSWERS) ? from.after(single(ANSWERS)) : from;
    } catch (InputRefused e) {
      throw new HttpProblem(400, e.getMessage());
    }
  }

  private GameHistory game(String prefix) {
    List<String> found =
        input.games().stream()
            .map(GameSummary::getGameId)
            .filter(id -> id.startsWith(prefix))
            .toList();
    if (found.size() != 1) {
      throw new HttpProblem(
          400,
          Text.of(
              "expected the beginning of one game's id but %s with '%s'",
              found.isEmpty()
                  ? "no game's id begins"
                  : Text.of("the ids of %d games begin", found.size()),
              prefix));
    }
    return input.histories().apply(found.get(0));
  }

  /** The board of the position; of a game's id, of the position at its start. */
  Answer board() {
    String text = single(POSITION);
    Optional<Game> kind = Games.find(text);
    WantedPosition wanted = kind.isPresent() ? reader().start(kind.get(), 0) : wanted();
    JsonNode shown =
        wanted
            .position()
            .map(position -> View.ofUmpire(position.setup().game()).tree(position))
            .orElseGet(() -> given(text));
    try {
      return Answer.json(BoardJson.of(shown, wanted.setup().map()).toString());
    } catch (RuntimeException e) {
      // what a user sets up may lack anything that a picture needs
      throw new HttpProblem(400, "expected a position that can be drawn but " + e.getMessage());
    }
  }

  private static JsonNode given(String text) {
    try {
      return StrictJson.read(text);
    } catch (JsonProcessingException e) {
      throw new HttpProblem(400, "expected one position as JSON but got " + StrictJson.problem(e));
    }
  }

  /** The games that reached the position. */
  Answer found() {
    WantedPosition wanted = wanted();
    Matches found =
        input.index().ask(index -> Matches.of(index, wanted.query(merged, games::containsKey)));
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("games", found.games());
    json.put("renumbered", found.renumbered());
    json.put("mirrored", found.mirrored());
    wanted.setup().game().sides().forEach(json.putArray("sides")::add);
    ArrayNode list = json.putArray("found");
    found.found().forEach(match -> list.add(MatchJson.of(match, games.get(match.gameId()))));
    return Answer.json(json.toString());
  }

  /** What games did in the position. */
  Answer explored() {
    WantedPosition wanted = wanted();
    WantedPosition known = wanted.position().isPresent() ? wanted : seen(wanted);
    ObjectNode json =
        input
            .index()
            .ask(
                index ->
                    new ExplorationJson(known.setup().game().sides())
                        .of(
                            new Explorer(index, known.keys())
                                .explore(
                                    known.position().orElseThrow(),
                                    wanted
                                        .query(merged, games::containsKey)
                                        .expecting(wanted.expected(input.ended())))));
    return Answer.json(json.toString());
  }

  /** A position of which only the JSON is known, completed from a game that reached it. */
  private WantedPosition seen(WantedPosition wanted) {
    List<Match> found =
        input.index().ask(index -> Matches.of(index, wanted.query(Set.of(), id -> true))).found();
    Match match =
        found.stream()
            .filter(it -> it.match() == PositionMatch.SAME)
            .filter(it -> input.game(it.gameId()).isPresent())
            .findFirst()
            .orElseThrow(() -> new HttpProblem(404, "expected a position that a game came to"));
    return wanted.found(input.histories().apply(match.gameId()).at(match.ply()));
  }
}
