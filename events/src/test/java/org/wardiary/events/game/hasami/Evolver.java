package org.wardiary.events.game.hasami;

import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.ScoreChanged;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.Game;
import org.wardiary.events.text.Text;

/** Turns each event back into its step. */
final class Evolver {

  private final Board board;
  private final Game game;

  Evolver(Board board, Game game) {
    this.board = board;
    this.game = game;
  }

  void evolve(SpecificRecord event) {
    if (event instanceof TurnBegan turn) {
      board.beginTurn(side(turn.getSide()));
    } else if (event instanceof QuestionAsked) {
      board.ask();
    } else if (event instanceof AnswerGiven) {
      board.answered();
    } else if (event instanceof UnitMoved move) {
      int side = side(move.getSide());
      board.move(side, man(side, move.getUnit()), board.map().square(move.getTo()));
    } else if (event instanceof UnitEliminated loss) {
      int side = side(loss.getSide());
      board.eliminate(side, man(side, loss.getUnit()));
    } else if (event instanceof GameEnded end) {
      if (end.getEndedBy().equals("rules")) {
        int winner = game.sides().indexOf(end.getResult());
        board.end(new Ending(winner < 0 ? Ending.DRAW : winner, end.getTermination()));
      }
    } else if (!(event instanceof ScoreChanged || event instanceof CommentAdded)) {
      // the score follows from the eliminations
      throw new CorruptEvent(
          Text.of("expected an event of Hasami but got %s", event.getSchema().getName()));
    }
  }

  private int side(String name) {
    int side = game.sides().indexOf(name);
    if (side < 0) {
      throw new CorruptEvent(Text.of("expected a side but got '%s'", name));
    }
    return side;
  }

  private int man(int side, String id) {
    for (int man = 0; man < board.men(); man++) {
      if (HasamiGame.id(man).equals(id) && board.square(side, man) != Board.LOST) {
        return man;
      }
    }
    throw new CorruptEvent(Text.of("expected a man on the board but got '%s'", id));
  }
}
