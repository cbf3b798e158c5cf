package org.wardiary.reports.json;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.wardiary.projector.view.GameSummary;

/** A game in a list as JSON. */
public final class GameJson {

  private GameJson() {}

  /** The object of a game: tags, sides and their players, result, length. */
  public static ObjectNode of(GameSummary row) {
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    object.put("id", row.getGameId());
    object.put("game", row.getGame());
    if (!row.getRules().isEmpty()) {
      object.put("rules", row.getRules());
    }
    object.put("event", row.getEvent());
    object.put("site", row.getSite());
    object.put("date", row.getDate());
    object.put("round", row.getRound());
    object.put(row.getSides().get(0), row.getFirstPlayer());
    object.put(row.getSides().get(1), row.getSecondPlayer());
    object.put("first", row.getFirstMover());
    object.put("result", row.getResult());
    object.put("termination", row.getTermination());
    object.put("plies", row.getPlies());
    object.put("turns", row.getTurns());
    object.put("events", row.getEvents());
    object.put("edition", row.getEdition());
    return object;
  }
}
