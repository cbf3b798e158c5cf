package org.wardiary.events.game.hasami;

import java.util.List;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.ScoreChanged;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;

/** Passes each step to the board and emits it as an event. */
final class Recorder implements Steps {

  private final Board board;
  private final Game game;
  private final EventSink events;

  Recorder(Board board, Game game, EventSink events) {
    this.board = board;
    this.game = game;
    this.events = events;
  }

  @Override
  public void beginTurn(int side) {
    board.beginTurn(side);
    events.emit(new TurnBegan(name(side), board.turn(), 1));
  }

  @Override
  public void ask() {
    board.ask();
    events.emit(new QuestionAsked(HasamiGame.TURN, name(board.acting()), ""));
  }

  @Override
  public void move(int side, int man, int to) {
    String from = board.map().name(board.square(side, man));
    board.move(side, man, to);
    events.emit(
        new UnitMoved(name(side), HasamiGame.id(man), "M", from, board.map().name(to), "single"));
  }

  @Override
  public void eliminate(int side, int man) {
    String square = board.map().name(board.square(side, man));
    board.eliminate(side, man);
    events.emit(
        new UnitEliminated(
            name(side), HasamiGame.id(man), "M", square, "attacked", 1, name(1 - side)));
    events.emit(new ScoreChanged(board.losses(0), board.losses(1)));
  }

  @Override
  public void end(Ending ending) {
    board.end(ending);
    events.emit(
        new GameEnded(
            ending.result(game),
            ending.termination(),
            "rules",
            board.losses(0),
            board.losses(1),
            List.of()));
  }

  private String name(int side) {
    return game.sides().get(side);
  }
}
