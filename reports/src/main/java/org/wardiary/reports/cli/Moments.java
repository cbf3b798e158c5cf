package org.wardiary.reports.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.referee.PositionJson.Legal;
import org.wardiary.reports.board.Moment;

/** What pictures need of a position. */
final class Moments {

  private Moments() {}

  /** A moment of a game as a viewer may see it. */
  static Moment of(GameHistory history, Position position, Viewer viewer) {
    // arrows of the last answer would tell a side whether hidden ones came after it: only the
    // end, which all see, is told to a side
    List<SpecificRecord> events =
        history.events(position.ply()).stream()
            .filter(event -> viewer == Viewer.UMPIRE || event instanceof GameEnded)
            .toList();
    return new Moment(
        json(position, viewer), history.setup().mapFile(), history.setup().tags(), events);
  }

  /** A position as a viewer may see it, without the list of legal answers. */
  static JsonNode json(Position position, Viewer viewer) {
    try {
      return new ObjectMapper().readTree(new PositionJson(viewer, Legal.LEFT_OUT).write(position));
    } catch (IOException e) {
      throw new UncheckedIOException("expected to read the position's own JSON", e);
    }
  }
}
