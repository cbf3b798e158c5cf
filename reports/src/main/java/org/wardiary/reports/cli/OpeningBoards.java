package org.wardiary.reports.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Tags;
import org.wardiary.events.referee.LegalAnswers;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Setups;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.Moment;
import org.wardiary.reports.draw.SvgWriter;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.page.OpeningPictures;

/**
 * Small boards of one side's first actions: the actions are played, the enemy answers with whatever
 * is quiet, and is drawn as it stood at the start.
 *
 * @param maps where maps come from
 */
record OpeningBoards(MapLibrary maps) implements OpeningPictures {

  private static final String TURN = "turn";

  @Override
  public Optional<String> picture(String gameId, String side, List<String> actions) {
    Optional<Game> game = Games.find(gameId);
    Optional<BoardPicture> board = GamePresentations.picture(gameId);
    if (game.isEmpty() || board.isEmpty()) {
      return Optional.empty();
    }
    Position position = start(game.get(), side);
    String enemy = game.get().sides().get(1 - game.get().sides().indexOf(side));
    View view = View.ofUmpire(game.get());
    ObjectNode before = (ObjectNode) view.tree(position);
    if (!play(position, side, actions)) {
      return Optional.empty();
    }
    ObjectNode after = (ObjectNode) view.tree(position);
    ObjectNode units = (ObjectNode) after.required("units");
    units.set(enemy, before.required("units").required(enemy));
    MapFile map = position.setup().mapFile();
    return Optional.of(SvgWriter.forPage().write(board.get().small(Moment.of(after, map))));
  }

  private Position start(Game game, String side) {
    Tags tags = new Tags(List.of(new Tags.Pair("Game", game.id()), new Tags.Pair("First", side)));
    Setups.Resolved resolved = new Setups(maps).of(tags);
    if (resolved instanceof Setups.Resolved.Ready ready) {
      Position position = game.position(ready.setup());
      position.begin(EventSink.NONE);
      return position;
    }
    throw new IllegalStateException("expected a start position of " + game.id());
  }

  /** Plays the actions; false if they cannot follow one another. */
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

  private static String quiet(Position position) {
    List<String> legal = LegalAnswers.of(position);
    return legal.stream().filter(answer -> !answer.contains("x")).findFirst().orElse(legal.get(0));
  }
}
