package org.wardiary.reports.viewer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.wardiary.events.game.GameMap;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.Target;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.draw.SvgWriter;
import org.wardiary.reports.game.GamePresentations;

/**
 * A position with its board, on which a script lets the user set and remove units: {@code
 * position}, {@code svg} and {@code size} of the board, {@code targets}: {@code [label, x, y,
 * width, height, what it is…]} as {@link Target} has them, from behind to front. A game without
 * pictures has the position alone.
 */
public final class BoardJson {

  private BoardJson() {}

  /**
   * The object.
   *
   * @param position a position in the umpire's view, without legal answers
   * @param map its map
   */
  public static ObjectNode of(JsonNode position, GameMap map) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.set("position", position);
    Optional<BoardPicture> picture = GamePresentations.picture(position.path("game").asText());
    if (picture.isPresent()) {
      DrawnPosition drawn = DrawnPosition.of(position, map);
      Scene scene = picture.get().plain(drawn);
      // a page allows no style in elements
      json.put("svg", SvgWriter.forPage().write(scene).replaceFirst(" style=\"[^\"]*\"", ""));
      json.putArray("size").add(scene.width()).add(scene.height());
      ArrayNode targets = json.putArray("targets");
      for (Target target : picture.get().targets(drawn)) {
        Box box = target.box();
        ArrayNode row = targets.addArray().add(target.label());
        row.add(box.x()).add(box.y()).add(box.width()).add(box.height());
        target.refs().forEach(row::add);
      }
    }
    return json;
  }
}
