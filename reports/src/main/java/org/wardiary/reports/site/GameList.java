package org.wardiary.reports.site;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The page that lists games. It has the first games as a table and all games as data, which its
 * script sorts and searches.
 *
 * @param context title, navigation and links of the page
 * @param games in the order shown
 * @param going those in progress
 */
record GameList(PageContext context, List<GameRow> games, List<GameRow> going) {

  /** Maximum number of games that the page has as a table; the script shows more. */
  static final int MOST_ROWS = 100;

  List<GameRow> first() {
    return games.stream().limit(MOST_ROWS).toList();
  }

  /** All games as {@code games/index.json} has them. */
  static ObjectNode json(List<GameRow> games) {
    ObjectNode json = Json.object();
    ArrayNode list = json.putArray("games");
    games.forEach(game -> list.add(game.json()));
    return json;
  }

  /**
   * The games in compact form for the script: {@code words} has each text once, {@code games} has a
   * row for each game with its id, the indexes of its words, its numbers of turns and answers, and
   * the indexes in {@code pages} of the pages of its event, its opening and its players, -1 where
   * there is none. {@code site.js} relies on the order.
   */
  String index() {
    Map<String, Integer> words = new LinkedHashMap<>();
    Map<String, Integer> pages = new LinkedHashMap<>();
    ObjectNode json = Json.object();
    ArrayNode rows = json.putArray("games");
    for (GameRow game : games) {
      ArrayNode row = rows.addArray().add(game.summary().getGameId());
      for (String text : texts(game)) {
        row.add(number(text, words));
      }
      row.add(game.summary().getTurns()).add(game.summary().getPlies());
      pages(game).forEach(page -> row.add(page.map(it -> number(it, pages)).orElse(-1)));
    }
    words.keySet().forEach(json.putArray("words")::add);
    pages.keySet().forEach(json.putArray("pages")::add);
    return Json.embedded(json);
  }

  private static int number(String text, Map<String, Integer> numbers) {
    Integer known = numbers.putIfAbsent(text, numbers.size());
    return known == null ? numbers.size() - 1 : known;
  }

  private Stream<Optional<String>> pages(GameRow game) {
    return Stream.concat(
        Stream.of(context.event(game), Optional.of(context.opening(game))),
        game.names().stream().map(context::player));
  }

  private static List<String> texts(GameRow game) {
    List<String> players = game.names();
    return List.of(
        players.get(0),
        String.join(" – ", players.subList(1, players.size())),
        game.result(),
        game.summary().getTermination(),
        game.summary().getDate(),
        game.summary().getEvent(),
        game.summary().getRound(),
        game.summary().getSite(),
        game.kind(),
        game.opening(),
        game.level());
  }
}
