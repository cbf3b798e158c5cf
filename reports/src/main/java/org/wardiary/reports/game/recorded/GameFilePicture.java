package org.wardiary.reports.game.recorded;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.wardiary.events.game.recorded.FileMap;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.GameUnit;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.draw.Scene;

/** The picture of a game file: its map with all codes, and the units that start on it. */
public final class GameFilePicture {

  private GameFilePicture() {}

  /** Draws a game file. */
  public static Scene of(GameFile file) {
    ObjectNode position = JsonNodeFactory.instance.objectNode();
    position.put("game", file.id()).put("turn", 0);
    ObjectNode units = position.putObject("units");
    ObjectNode states = position.putObject("states");
    file.sideIds().forEach(units::putObject);
    for (GameUnit unit : file.forces().units().values()) {
      String space = unit.arrival().isPresent() ? "" : unit.start().orElse("");
      units
          .withObjectProperty(unit.side().orElse(""))
          .put(unit.id(), space.isEmpty() ? Piece.WAITING : space);
      unit.states().forEach(states.withObjectProperty(unit.id())::put);
    }
    Scene board =
        new RecordedPicture(Optional.empty()).plain(DrawnPosition.of(position, new FileMap(file)));
    String title = Text.of("The map of %s", file.title());
    return new Scene(board.width(), board.height(), title, board.items());
  }
}
