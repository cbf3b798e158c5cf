package org.wardiary.reports.history;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Redaction;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.game.Visibility;
import org.wardiary.events.record.Problem;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.referee.PositionJson.Legal;

/**
 * A kind of game as one viewer may see it; the game's {@link Visibility} decides what that is.
 *
 * @param game the kind of game
 * @param viewer the viewer
 */
public record View(Game game, Viewer viewer) {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** The view of the umpire, who sees everything. */
  public static View ofUmpire(Game game) {
    return new View(game, Viewer.UMPIRE);
  }

  private Visibility visibility() {
    return game.visibility();
  }

  /** The side whose view this is; empty if the viewer sees everything. */
  public Optional<String> side() {
    return visibility().seesAll(viewer)
        ? Optional.empty()
        : Optional.of(game.sides().get(viewer.ordinal()));
  }

  /** Writes positions as JSON, with the list of legal answers. */
  public PositionJson json() {
    return new PositionJson(viewer, Legal.LISTED);
  }

  /** A position as a JSON tree, without the list of legal answers. */
  public JsonNode tree(Position position) {
    try {
      return MAPPER.readTree(new PositionJson(viewer, Legal.LEFT_OUT).write(position));
    } catch (IOException e) {
      throw new UncheckedIOException("expected to read the position's own JSON", e);
    }
  }

  /** A position as plain text. */
  public String text(Position position) {
    return position.text(viewer);
  }

  /** A new redaction of one game's events. */
  public Redaction redaction() {
    return visibility().redaction(viewer);
  }

  /**
   * Whether a picture shows an event of the last answer. Arrows would disclose whether hidden
   * answers came after it; everybody sees the end of the game.
   */
  public boolean shows(SpecificRecord event) {
    return visibility().showsPly(viewer) || event instanceof GameEnded;
  }

  /** The last ply of a game, for messages, in words if the viewer may not know its number. */
  public String lastPly(int length) {
    return visibility().showsPly(viewer) ? Integer.toString(length) : "the end of the game";
  }

  /**
   * The first point of a game as counted from its end, for messages, in words if the viewer may not
   * know its number.
   */
  public String firstPoint(int length) {
    return visibility().showsPly(viewer) ? "end-" + length : "the beginning of the game";
  }

  /** Why a record is refused, as far as the viewer may know. */
  public String message(Problem problem) {
    return visibility().showsRefusals(viewer) ? problem.message() : problem.redactedMessage();
  }
}
