package org.wardiary.app.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.List;
import java.util.Optional;
import org.wardiary.app.live.LiveEnd;
import org.wardiary.app.live.LiveGames;
import org.wardiary.app.live.LiveOutcome;
import org.wardiary.app.live.LivePosition;
import org.wardiary.app.live.LiveRequest;
import org.wardiary.app.live.Seat;
import org.wardiary.events.game.Game;
import org.wardiary.events.text.Characters;
import org.wardiary.events.text.Text;

/**
 * A request of a seat.
 *
 * @param games plays the game
 * @param seat the seat that sends it
 * @param now the game as it stands
 * @param seen the {@code seq} that the seat has seen, {@link #PRESENT} or {@link #PAST}
 * @param commandId id of the referee's command, the same whenever the request is sent again
 */
record PlayRequest(LiveGames games, Seat seat, LivePosition now, long seen, String commandId) {

  /** The seat has seen the current state of the game. */
  static final long PRESENT = -1;

  /** The seat has seen an earlier state of the game. */
  static final long PAST = -2;

  static final int LONGEST = 2_000;

  /**
   * Carries out the request.
   *
   * @throws PlayRefused if it is malformed
   */
  LiveOutcome act(JsonNode request) {
    long seq = seen == PRESENT ? now.seq() : seen == PAST ? -1 : seen;
    LiveRequest sent = new LiveRequest(now.gameId(), seq, Optional.of(commandId));
    String wanted = text(request, "do", 20);
    return switch (wanted) {
      case "answer" ->
          now.isRecorded()
              ? games.line(seat, sent, text(request, "answer", LONGEST))
              : games.give(seat, sent, answers(request), List.of());
      case "comment" -> games.comment(seat, sent, text(request, "text", LONGEST));
      case "take-back" -> games.takeBack(seat, sent, ply(request), optional(request, "reason"));
      case "draw" -> games.draw(seat, sent);
      case "decline" -> games.decline(seat, sent);
      case "adjourn" -> games.adjourn(seat, sent);
      case "resume" -> games.resume(seat, sent);
      case "resign" -> games.end(seat, sent, new LiveEnd.Resigned(side(request)));
      case "time" -> games.end(seat, sent, new LiveEnd.OutOfTime(side(request)));
      case "adjudicate" ->
          games.end(seat, sent, new LiveEnd.Adjudicated(text(request, "result", 50)));
      case "end" ->
          games.end(
              seat,
              sent,
              new LiveEnd.Told(text(request, "result", 50), optional(request, "termination")));
      case "unfinished" -> games.end(seat, sent, new LiveEnd.Unfinished());
      default ->
          throw PlayRefused.malformed(
              "'do' to be answer, comment, take-back, draw, decline, adjourn, resume, resign, time,"
                  + " adjudicate, end or unfinished",
              "'" + wanted + "'");
    };
  }

  private static List<String> answers(JsonNode request) {
    String text = text(request, "answer", LONGEST);
    int comment = text.indexOf('{');
    if (comment >= 0) {
      throw PlayRefused.malformed(
          "'answer' to have no comment, since 'do' comment adds one,",
          shown(TextNode.valueOf(text.substring(comment))));
    }
    return List.of(text.split(" +"));
  }

  /** How many answers stay; a side that may not count them asks without a number. */
  private int ply(JsonNode request) {
    boolean counted = now.setup().game().visibility().seesAll(seat.viewer(now.setup().game()));
    return counted ? number(request, "ply") : 0;
  }

  private int side(JsonNode request) {
    Game game = now.setup().game();
    String name = text(request, "side", 50);
    int side = game.sides().indexOf(name);
    if (side < 0) {
      throw PlayRefused.malformed(
          "'side' to be " + String.join(" or ", game.sides()), "'" + name + "'");
    }
    return side;
  }

  private static String optional(JsonNode request, String field) {
    return request.has(field) ? text(request, field, LONGEST) : "";
  }

  static int number(JsonNode request, String field) {
    JsonNode value = request.path(field);
    if (!value.isInt() || value.asInt() < 0) {
      throw PlayRefused.malformed(Text.of("'%s' to be a number from 0", field), shown(value));
    }
    return value.asInt();
  }

  /**
   * Returns the value of a text field.
   *
   * @param longest maximum length in characters
   * @throws PlayRefused if it is missing, too long, not a text or has unreadable characters
   */
  static String text(JsonNode request, String field, int longest) {
    JsonNode value = request.path(field);
    if (!value.isTextual() || value.asText().length() > longest) {
      throw PlayRefused.malformed(
          Text.of("'%s' to be a text of at most %d characters", field, longest), shown(value));
    }
    String text = value.asText();
    Optional<String> fault = Characters.fault(text);
    if (fault.isPresent()) {
      throw PlayRefused.malformed(Text.of("'%s' to be text", field), fault.get());
    }
    return text;
  }

  /** A value as a short text for messages. */
  static String shown(JsonNode value) {
    String text = value.isMissingNode() ? "nothing" : value.toString();
    return text.length() <= 60 ? text : text.substring(0, 60) + "...";
  }
}
