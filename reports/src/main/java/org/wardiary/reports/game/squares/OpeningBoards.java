package org.wardiary.reports.game.squares;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.referee.LegalTexts;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.referee.PositionJson.Legal;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.draw.Scene;

/**
 * Small boards of one side's first actions: the actions are played, and the enemy, which gives
 * answers that are no attacks if it can, is drawn as it stood at the start.
 *
 * @param game the variant
 * @param rules tag {@code Rules} of the games that had the openings; empty for the standard rules
 */
record OpeningBoards(Game game, Optional<String> rules) {

  private static final String TURN = "turn";
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final BoardPicture BOARD = new SquaresPicture();

  /** Boards of games on the standard map. */
  static OpeningBoards of(GameInfo info) {
    return new OpeningBoards(
        Games.find(info.game()).orElseThrow(),
        Optional.of(info.rules()).filter(rules -> !rules.isEmpty()));
  }

  /**
   * A picture of one side's first actions.
   *
   * @param actions its first answers to the question of a turn, one to three, as a record writes
   *     them
   * @return empty if the actions cannot follow one another
   */
  Optional<Scene> picture(String side, List<String> actions) {
    Position position = start(side);
    String enemy = game.sides().get(1 - game.sides().indexOf(side));
    ObjectNode before = json(position);
    if (!play(position, side, actions)) {
      return Optional.empty();
    }
    ObjectNode after = json(position);
    ObjectNode units = (ObjectNode) after.required("units");
    units.set(enemy, before.required("units").required(enemy));
    GameMap map = position.setup().map();
    return Optional.of(BOARD.small(DrawnPosition.of(after, map)));
  }

  private static ObjectNode json(Position position) {
    try {
      String json = new PositionJson(Viewer.UMPIRE, Legal.LEFT_OUT).write(position);
      return (ObjectNode) MAPPER.readTree(json);
    } catch (IOException e) {
      throw new UncheckedIOException("expected to read the position's own JSON", e);
    }
  }

  private Position start(String side) {
    Setups.Resolved resolved = Setups.bundled().of(game, side, Optional.empty(), rules);
    if (resolved instanceof Setups.Resolved.Ready ready) {
      return ready.setup().start();
    }
    throw new IllegalStateException(
        Text.of("expected a start position of %s but got %s", game.id(), resolved));
  }

  /** Plays the actions; returns false if they cannot follow one another. */
  private static boolean play(Position position, String side, List<String> actions) {
    int next = 0;
    while (next < actions.size() && position.question().name().equals(TURN)) {
      boolean own = position.question().decider(position.setup().game()).equals(side);
      String answer = own ? actions.get(next) : quiet(position);
      long code = position.read(answer);
      if (code == Position.UNREADABLE || !position.isLegal(code)) {
        return false;
      }
      position.play(code, EventSink.NONE);
      next += own ? 1 : 0;
    }
    return next == actions.size();
  }

  /** A legal answer that is no attack if there is one, otherwise any. */
  private static String quiet(Position position) {
    List<String> legal = LegalTexts.of(position);
    return legal.stream().filter(answer -> !answer.contains("x")).findFirst().orElse(legal.get(0));
  }
}
