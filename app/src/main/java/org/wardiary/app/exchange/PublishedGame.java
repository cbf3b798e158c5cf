package org.wardiary.app.exchange;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.record.Problem;
import org.wardiary.events.text.Characters;
import org.wardiary.events.text.Text;

/**
 * A game as AbstractPlay publishes it: the schema {@code APGameRecord} of its package recranks.
 *
 * @param name the site's name for the game that was played
 * @param variants names of its variants
 * @param site name of the site; empty if absent, as are all texts
 * @param id the site's id of the game
 * @param event name of the event
 * @param round name of the round
 * @param start when it began, ISO 8601
 * @param end when it ended, ISO 8601
 * @param players the players in the order of their seats
 * @param moves the moves in order
 */
record PublishedGame(
    String name,
    List<String> variants,
    String site,
    String id,
    String event,
    String round,
    String start,
    String end,
    List<Participant> players,
    List<Move> moves) {

  private static final int SEATS = 2;

  /**
   * A player.
   *
   * @param result a higher one wins, equal ones are a draw; NaN if unknown
   */
  record Participant(String name, boolean program, double result) {}

  /**
   * A move.
   *
   * @param row number of its row, from 1
   * @param seat index of its player
   */
  record Move(int row, int seat, String text) {}

  /** Copies the lists. */
  PublishedGame {
    variants = List.copyOf(variants);
    players = List.copyOf(players);
    moves = List.copyOf(moves);
  }

  /**
   * Reads a game.
   *
   * @throws NotImported if something that every game must have is missing
   */
  static PublishedGame of(JsonNode game) {
    JsonNode header = game.path("header");
    require(header.isObject(), "an object 'header'");
    require(game.path("moves").isArray(), "an array 'moves'");
    require(header.path("game").path("name").isTextual(), "a text 'header.game.name'");
    List<String> variants = new ArrayList<>();
    header.path("game").path("variants").forEach(variant -> variants.add(text(variant)));
    return new PublishedGame(
        text(header.path("game").path("name")),
        variants,
        text(header.path("site").path("name")),
        text(header.path("site").path("gameid")),
        text(header.path("event")),
        text(header.path("round")),
        text(header.path("date-start")),
        text(header.path("date-end")),
        players(header.path("players")),
        moves(game.path("moves")));
  }

  /** The site's id of a game, empty if it has none. */
  static String id(JsonNode game) {
    return game.path("header").path("site").path("gameid").asText();
  }

  /** When it began, or ended if that is not known; ISO 8601, empty if neither is known. */
  String begun() {
    return start.isEmpty() ? end : start;
  }

  /** A text, empty if absent, as {@code asText} gives it. */
  private static String text(JsonNode node) {
    String text = node.asText();
    Optional<String> fault = Characters.fault(text);
    if (fault.isPresent()) {
      throw new NotImported(
          Text.of("expected text but got %s in '%s'", fault.get(), Problem.shown(text)));
    }
    return text;
  }

  private static List<Participant> players(JsonNode players) {
    require(players.isArray() && players.size() == SEATS, "two 'header.players'");
    List<Participant> all = new ArrayList<>();
    for (JsonNode player : players) {
      require(player.path("name").isTextual(), "a text 'name' of each player");
      all.add(
          new Participant(
              text(player.path("name")),
              player.path("is_ai").asBoolean(),
              player.path("result").asDouble(Double.NaN)));
    }
    return all;
  }

  private static List<Move> moves(JsonNode rows) {
    List<Move> moves = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      require(rows.get(row).isArray(), Text.of("an array as row %d of 'moves'", row + 1));
      for (int seat = 0; seat < rows.get(row).size(); seat++) {
        JsonNode slot = rows.get(row).get(seat);
        JsonNode text = slot.isObject() ? slot.path("move") : slot;
        require(
            slot.isNull() || text.isTextual(),
            Text.of("null, a text or a move in row %d of 'moves'", row + 1));
        if (!slot.isNull()) {
          requireSeat(seat, row);
          moves.add(new Move(row + 1, seat, text.asText().strip()));
        }
      }
    }
    return moves;
  }

  private static void requireSeat(int seat, int row) {
    if (seat >= SEATS) {
      String reason = "expected moves of %d players in row %d of 'moves' but got one of player %d";
      throw new NotImported(Text.of(reason, SEATS, row + 1, seat + 1));
    }
  }

  private static void require(boolean condition, String what) {
    if (!condition) {
      throw new NotImported(Text.of("expected %s but there is none", what));
    }
  }
}
