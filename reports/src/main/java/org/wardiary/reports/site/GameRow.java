package org.wardiary.reports.site;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.record.TagOrder;
import org.wardiary.events.referee.Endings;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.PlayerName;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.history.View;
import org.wardiary.reports.json.GameJson;

/**
 * A game in a list.
 *
 * @param summary its summary
 * @param shown how much of it is shown
 */
public record GameRow(GameSummary summary, Shown shown) {

  /** How much of a game is shown. */
  enum Shown {
    /** All. */
    WHOLE,
    /** No more than who plays whom, and where: the game hides information until it ends. */
    SEALED
  }

  private static final String UNKNOWN = "?";
  private static final String BYE = "bye";

  /** A game of which all is shown. */
  public GameRow(GameSummary summary) {
    this(summary, Shown.WHOLE);
  }

  /** Some games, in their order. */
  static List<GameRow> of(Collection<GameSummary> games) {
    return games.stream().map(GameRow::new).toList();
  }

  /** The game's id. */
  String id() {
    return summary.getGameId();
  }

  /**
   * A text that is equal only for equal games.
   *
   * @param events a text that is equal only if all events are
   */
  String fingerprint(String events) {
    // the counts have no fixed order, and follow from the events
    return events + GameSummary.newBuilder(summary).setCounts(Map.of()).build();
  }

  /** Path of its page from the root of the site. */
  String page() {
    return Text.of("games/%s.html", summary.getGameId());
  }

  /** Path of its record. */
  String recordPath() {
    return Text.of("games/%s.wdr", summary.getGameId());
  }

  /** Whether the game has no page before it ends. */
  boolean isSealed() {
    return shown == Shown.SEALED;
  }

  /**
   * Path of the picture of its last position; empty if it has no positions or no pictures, or they
   * may not be seen.
   */
  Optional<String> board() {
    return !isSealed()
            && withoutPlay().isEmpty()
            && GamePresentations.picture(summary.getGame()).isPresent()
        ? Optional.of(Text.of("games/%s.svg", summary.getGameId()))
        : Optional.empty();
  }

  /** Title of its kind of game. */
  String kind() {
    return kind(summary.getGame());
  }

  /** Title of a kind of game by its id. */
  public static String kind(String game) {
    return Games.find(game).map(Game::title).orElse(game);
  }

  /** The views of the game: the umpire's, and each side's where that differs. */
  List<View> views() {
    Optional<Game> game = Games.find(summary.getGame());
    List<View> views = new ArrayList<>();
    game.map(View::ofUmpire).ifPresent(views::add);
    if (game.filter(known -> known.visibility().hidesInformation()).isPresent()) {
      views.add(new View(game.get(), Viewer.FIRST));
      views.add(new View(game.get(), Viewer.SECOND));
    }
    return views;
  }

  /** The players, the first-named side's first. */
  String players() {
    return String.join(" – ", names());
  }

  /**
   * Each side's player, for display, or the sides if no player is known; a name may be in a
   * right-to-left script.
   */
  List<String> names() {
    String nobody = Endings.isBye(summary.getTermination()) ? BYE : UNKNOWN;
    List<String> names =
        IntStream.range(0, summary.getSides().size())
            .mapToObj(side -> PlayerName.written(summary, side))
            .toList();
    return names.stream().allMatch(String::isEmpty)
        ? summary.getSides()
        : names.stream().map(name -> name.isEmpty() ? nobody : name).toList();
  }

  /** Whether anybody is known to play. */
  boolean isNamed() {
    return IntStream.range(0, summary.getSides().size())
        .anyMatch(side -> !PlayerName.written(summary, side).isEmpty());
  }

  /** Whether a player has one of the first two sides. */
  boolean isOf(String player) {
    return PlayerName.of(summary, 0).equals(player) || PlayerName.of(summary, 1).equals(player);
  }

  /**
   * How much is known of the game, by what it was checked, and in how many places its record does
   * not fit: {@code checked: stacking, movement; 2 breaches, 1 note}.
   */
  String level() {
    List<String> found = new ArrayList<>();
    String checked = "";
    if (!summary.getChecked().isEmpty()) {
      checked = ": " + String.join(", ", summary.getChecked()) + ";";
      found.add(
          Text.of(
              "%d %s", summary.getBreaches(), summary.getBreaches() == 1 ? "breach" : "breaches"));
    }
    if (summary.getNotes() > 0) {
      found.add(Text.count(summary.getNotes(), "note"));
    }
    String divider = found.isEmpty() ? "" : checked.isEmpty() ? ", " : " ";
    return summary.getLevel() + checked + divider + String.join(", ", found);
  }

  /** What only records of games without complete rules tell: bid, score, places, …. */
  String told() {
    return TagOrder.LISTED.stream()
        .filter(summary.getRecorded()::containsKey)
        .map(tag -> Text.of("%s %s", tag, summary.getRecorded().get(tag)))
        .collect(Collectors.joining(" · "));
  }

  /** The result for display: the winner, a draw, or no result. */
  String result() {
    return summary.getResult().equals("*") ? summary.getTermination() : summary.getResult();
  }

  /** The result in words. */
  String ending() {
    String result = summary.getResult();
    return summary.getSides().contains(result)
        ? result + " won"
        : result.equals("draw") ? "drawn" : summary.getTermination();
  }

  /** The result where no termination stands beside it: of a game not played, why. */
  String outcome() {
    if (Endings.isBye(summary.getTermination())) {
      return summary.getSides().contains(summary.getResult()) ? "" : "asked for";
    }
    return Endings.isPlayed(summary.getTermination()) || summary.getResult().equals("*")
        ? result()
        : Text.of("%s, %s", result(), summary.getTermination());
  }

  /** What is known instead of the game's moves; empty if it has any, or is still to be played. */
  Optional<String> withoutPlay() {
    if (!Endings.isResultOnly(summary.getTermination(), summary.getPlies())) {
      return Optional.empty();
    }
    return Optional.of(
        Endings.isPlayed(summary.getTermination())
            ? "Of this game only the result is known."
            : "This game was not played.");
  }

  /** The event, or a question mark. */
  String event() {
    return known(summary.getEvent());
  }

  /** Event and round. */
  String occasion() {
    return summary.getRound().isEmpty() || summary.getRound().equals(UNKNOWN)
        ? event()
        : Text.of("%s, round %s", event(), summary.getRound());
  }

  /** Whether anything is known of the date. */
  boolean dated() {
    return !date().equals(UNKNOWN);
  }

  /** The date, or a question mark. */
  String date() {
    return known(summary.getDate());
  }

  /** The first answers of both sides, for the list. */
  String opening() {
    return Text.of(
        "%s / %s",
        String.join(" ", summary.getFirstOpening()), String.join(" ", summary.getSecondOpening()));
  }

  private static String known(String text) {
    return text.isEmpty() ? UNKNOWN : text;
  }

  /** The game as JSON, as {@code games/index.json} lists it. */
  ObjectNode json() {
    ObjectNode json = Json.object();
    json.put("id", summary.getGameId());
    json.put("game", summary.getGame());
    json.put("map", summary.getMap());
    json.put("event", summary.getEvent());
    json.put("site", summary.getSite());
    json.put("date", summary.getDate());
    json.put("round", summary.getRound());
    List<String> sides = summary.getSides();
    ObjectNode players = json.putObject("players");
    for (int side = 0; side < sides.size(); side++) {
      players.put(sides.get(side), PlayerName.written(summary, side));
    }
    json.put("simulated", summary.getSimulated());
    json.put("first", summary.getFirstMover());
    json.put("result", summary.getResult());
    json.put("termination", summary.getTermination());
    json.putObject("losses")
        .put(sides.get(0), summary.getFirstLosses())
        .put(sides.get(1), summary.getSecondLosses());
    json.put("plies", summary.getPlies());
    json.put("turns", summary.getTurns());
    json.put("events", summary.getEvents());
    json.put("edition", summary.getEdition());
    GameJson.putLevel(summary, json);
    return json;
  }
}
