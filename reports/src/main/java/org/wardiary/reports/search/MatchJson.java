package org.wardiary.reports.search;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.wardiary.projector.index.Matches.Match;
import org.wardiary.projector.index.PositionMatch;
import org.wardiary.projector.view.GameSummary;

/** A game that reached a position, as JSON ({@code docs/search.md}). */
public final class MatchJson {

  private MatchJson() {}

  /**
   * A game's visit to a position as a JSON object.
   *
   * @param game the summary of the game
   */
  public static ObjectNode of(Match match, GameSummary game) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("id", match.gameId());
    json.put("ply", match.ply());
    json.put("answer", match.answer().isEmpty() ? null : match.answer());
    json.put("position", position(match.match()));
    json.put("date", game.getDate());
    json.put("event", game.getEvent());
    json.put(game.getSides().get(0), game.getFirstPlayer());
    json.put(game.getSides().get(1), game.getSecondPlayer());
    json.put("result", game.getResult());
    return json;
  }

  /** How a position is like the one asked for, in words. */
  public static String position(PositionMatch match) {
    return switch (match) {
      case SAME -> "same";
      case RENUMBERED -> "units interchanged";
      case MIRRORED -> "mirror image";
      case EXCHANGED -> "mirror image, sides exchanged";
    };
  }
}
