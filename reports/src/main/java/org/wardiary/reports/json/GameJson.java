package org.wardiary.reports.json;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import org.wardiary.events.record.TagOrder;
import org.wardiary.projector.fold.PlayerName;
import org.wardiary.projector.view.GameSummary;

/** A game in a list as JSON. */
public final class GameJson {

  /** The tag that the field {@code turns} holds already. */
  private static final String TURNS = "Turns";

  private GameJson() {}

  /** The object of a game: tags, sides and their players, result, length. */
  public static ObjectNode of(GameSummary row) {
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    object.put("id", row.getGameId());
    object.put("game", row.getGame());
    if (!row.getTitle().isEmpty()) {
      object.put("title", row.getTitle());
    }
    if (!row.getRules().isEmpty()) {
      object.put("rules", row.getRules());
    }
    object.put("event", row.getEvent());
    object.put("site", row.getSite());
    object.put("date", row.getDate());
    object.put("round", row.getRound());
    for (int side = 0; side < row.getSides().size(); side++) {
      object.put(row.getSides().get(side), PlayerName.written(row, side));
    }
    object.put("first", row.getFirstMover());
    object.put("result", row.getResult());
    object.put("termination", row.getTermination());
    object.put("plies", row.getPlies());
    object.put("turns", row.getTurns());
    object.put("events", row.getEvents());
    object.put("edition", row.getEdition());
    putLevel(row, object);
    return object;
  }

  /** Puts how much is known of a game, and what the tags say that recorded games alone have. */
  public static void putLevel(GameSummary row, ObjectNode object) {
    object.put("level", row.getLevel());
    object.put("notes", row.getNotes());
    if (!row.getChecked().isEmpty()) {
      row.getChecked().forEach(object.putArray("checked")::add);
      object.put("breaches", row.getBreaches());
    }
    for (String tag : TagOrder.LISTED) {
      if (row.getRecorded().containsKey(tag) && !tag.equals(TURNS)) {
        object.put(tag.toLowerCase(Locale.ROOT), row.getRecorded().get(tag));
      }
    }
  }
}
