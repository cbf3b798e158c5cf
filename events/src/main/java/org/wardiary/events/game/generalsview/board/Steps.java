package org.wardiary.events.game.generalsview.board;

import java.util.function.IntPredicate;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.generalsview.answer.QuestionKind;
import org.wardiary.events.game.generalsview.unit.Kind;

/**
 * The steps into which the rules resolve an answer; nothing else changes a {@link Board}. A side is
 * 0 or 1, a unit its index in its {@link Army}, a square its number on the map.
 */
public interface Steps {

  /** The map as it is before anything happened. */
  void layMap();

  /** A side's turn begins: it becomes the acting side, and its units get their movement points. */
  void beginTurn(int side);

  /** The acting side gains gold (GV-3.1). */
  void gainGold(long amount);

  /**
   * A question is asked.
   *
   * @param decider 0 or 1, a side; {@link org.wardiary.events.game.Question#CHANCE}
   */
  void ask(QuestionKind question, int decider);

  /** The acting side puts a unit into play in a city and pays for it (GV-3.2). */
  void raise(Kind kind, int square);

  /** A unit of the acting side moves to a neighbouring square (GV-3.2). */
  void move(int unit, int to);

  /** Movement points that a unit's step cost, and those that it has left (GV-3.2). */
  void spend(int unit, int spent, int left);

  /** A square becomes a side's own (GV-3.2, GV-3.3). */
  void take(int side, int square, Cause cause);

  /** How a square was taken. */
  enum Cause {
    /** A unit entered it (GV-3.2). */
    MOVEMENT("movement"),
    /** The side won the battle there (GV-3.3). */
    BATTLE("battle");

    private final String text;

    Cause(String text) {
      this.text = text;
    }

    /** As events write it. */
    public String text() {
      return text;
    }
  }

  /** The acting side's movement ends: none of its units has movement points any more. */
  void endMovement();

  /** The battle for a square begins (GV-3.3). */
  void beginBattle(int square);

  /** A side brings a unit into the battle (GV-3.3). */
  void bring(int side, int unit, Selection selection);

  /** Why a unit is the one that its side brings. */
  enum Selection {
    /** It alone has the highest value. */
    HIGHEST("highest"),
    /** Its owner picked it among equals. */
    PICKED("picked");

    private final String text;

    Selection(String text) {
      this.text = text;
    }

    /** As events write it. */
    public String text() {
      return text;
    }
  }

  /**
   * Two units fight (GV-3.3).
   *
   * @param drawn the number that chance drew
   * @param cases the highest number that it could have drawn
   * @param winner the side whose unit survives
   */
  void duel(int drawn, int cases, int winner);

  /** The unit that a side has brought is eliminated (GV-3.3). */
  void eliminate(int side);

  /** A side has won the battle: it alone has units left in the square (GV-3.3). */
  void winBattle(int side);

  /**
   * The supply of the acting side's units is checked (GV-3.4).
   *
   * @param supplied whether a unit of the acting side on a square is supplied
   */
  void checkSupply(IntPredicate supplied);

  /** The supply points of a unit of the acting side change (GV-3.4). */
  void changeSupply(int unit, int points);

  /** A side owns all the cities and wins the game (GV-4.1). */
  void win(int side);

  /**
   * The last turn is over, in a game with such a limit.
   *
   * @param side the side that wins, {@link Ending#DRAW} if neither does
   */
  void reachLimit(int side);
}
