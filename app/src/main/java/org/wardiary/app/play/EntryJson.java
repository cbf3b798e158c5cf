package org.wardiary.app.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.wardiary.app.live.LivePosition;
import org.wardiary.events.game.recorded.Occasions;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import org.wardiary.reports.viewer.PointingJson;

/**
 * What somebody who enters a recorded game may point at and choose from. The format is described at
 * the top of {@code entry.js}.
 */
final class EntryJson {

  private EntryJson() {}

  static ObjectNode of(LivePosition now, GameHistory history, View view) {
    ObjectNode json = PointingJson.of(history, view);
    Occasions occasions = new Occasions(now.position());
    json.put("question", now.position().question().name());
    json.put("phase", occasions.phase());
    LineJson.meant(occasions.next(), json.putArray("next"));
    LineJson.meant(occasions.others(), json.putArray("others"));
    ArrayNode off = json.putArray("off");
    occasions.off().forEach(it -> off.addArray().add(it.id()).add(it.label()));
    ArrayNode facts = json.putArray("facts");
    for (Occasions.Field field : occasions.facts()) {
      ObjectNode one = facts.addObject().put("key", field.key()).put("label", field.label());
      field.words().forEach(one.putArray("words")::add);
    }
    ArrayNode endings = json.putArray("endings");
    occasions.endings().forEach((word, name) -> endings.addArray().add(word).add(name));
    return json;
  }
}
