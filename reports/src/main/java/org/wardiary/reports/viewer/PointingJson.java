package org.wardiary.reports.viewer;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.Position;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.Target;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;

/**
 * The units and spaces of a game's last board as things to point at, with the words by which
 * statements name them: a unit's id, or a space's after {@code @}.
 */
public final class PointingJson {

  private PointingJson() {}

  /**
   * Writes {@code size} and {@code targets}: the board as its game's document draws it, and {@code
   * [label, x, y, width, height, word]} for each thing on it, from behind to front. Both are
   * missing if the game has no picture.
   */
  public static ObjectNode of(GameHistory history, View view) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    Position position = history.at(history.length());
    DrawnPosition drawn = history.drawn(position, view);
    Optional<BoardPicture> picture =
        GamePresentations.of(position.setup().game().id())
            .picture()
            .map(
                it ->
                    it.over(
                        position.setup().map(),
                        history.events().stream().map(EmittedEvent::body).toList()));
    picture.ifPresent(
        it -> {
          size(it, drawn, json);
          ArrayNode targets = json.putArray("targets");
          it.targets(drawn).forEach(target -> target(target, targets).add(word(target)));
        });
    return json;
  }

  private static String word(Target target) {
    List<String> refs = target.refs();
    String ref = refs.get(refs.size() - 1);
    int blank = ref.lastIndexOf(' ');
    return blank < 0 ? "@" + ref : ref.substring(blank + 1);
  }

  static void size(BoardPicture picture, DrawnPosition drawn, ObjectNode json) {
    Scene scene = picture.plain(drawn);
    json.putArray("size").add(scene.width()).add(scene.height());
  }

  static ArrayNode target(Target target, ArrayNode targets) {
    Box box = target.box();
    return targets
        .addArray()
        .add(target.label())
        .add(round(box.x()))
        .add(round(box.y()))
        .add(round(box.width()))
        .add(round(box.height()));
  }

  private static double round(double length) {
    return Math.round(10 * length) / 10.0;
  }
}
