package org.wardiary.events.game.generalsview.board;

import java.util.function.IntPredicate;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.generalsview.answer.QuestionKind;
import org.wardiary.events.game.generalsview.unit.Kind;

/**
 * The steps into which the rules resolve an answer; nothing else changes a {@link Board}. Sides are
 * 0 or 1; units are given by their indexes in their {@link Army}, and squares by their numbers on
 * the map.
 */
public interface Steps {

  /** The map is laid out as it is before anything has happened. */
  void layMap();

  /** A side's turn begins: it becomes the acting side, and its units get their movement points. */
  void beginTurn(int side);

  /** The acting side gains gold (GV-3.1). */
  void gainGold(long amount);

  /**
   * A question is asked.
   *
   * @param decider the side, 0 or 1, or {@link org.wardiary.events.game.Question#CHANCE}
   */
  void ask(QuestionKind question, int decider);

  /** The acting side puts a unit into play in a city and pays for it (GV-3.2). */
  void raise(Kind kind, int square);

  /** A unit of the acting side moves to a neighbouring square (GV-3.2). */
  void move(int unit, int to);

  /** A unit spends movement points on a step and has some left (GV-3.2). */
  void spend(int unit, int spent, int left);

  /** A side takes a square (GV-3.2, GV-3.3). */
  void take(int side, int square, Cause cause);

  /** How a square was taken. */
  enum Cause {
    /** A unit entered the square (GV-3.2). */
    MOVEMENT("movement"),
    /** The side won the battle there (GV-3.3). */
    BATTLE("battle");

    private final String text;

    Cause(String text) {
      this.text = text;
    }

    /** The text that events use. */
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

  /** Why a side brings this unit. */
  enum Selection {
    /** Only this unit has the highest value. */
    HIGHEST("highest"),
    /** The side picked it among units of equal value. */
    PICKED("picked");

    private final String text;

    Selection(String text) {
      this.text = text;
    }

    /** The text that events use. */
    public String text() {
      return text;
    }
  }

  /**
   * Two units fight (GV-3.3).
   *
   * @param drawn the number that chance drew
   * @param cases the highest number that could have been drawn
   * @param winner the side whose unit survives
   */
  void duel(int drawn, int cases, int winner);

  /** The unit that a side has brought is eliminated (GV-3.3). */
  void eliminate(int side);

  /** A side wins the battle: only it has units left on the square (GV-3.3). */
  void winBattle(int side);

  /**
   * The supply of the acting side's units is checked (GV-3.4).
   *
   * @param supplied whether a unit of the acting side on a square is supplied
   */
  void checkSupply(IntPredicate supplied);

  /** The supply points of a unit of the acting side change (GV-3.4). */
  void changeSupply(int unit, int points);

  /** A side owns enough cities and wins the game (GV-4.1). */
  void win(int side);

  /**
   * The last turn is over, in a game with a turn limit.
   *
   * @param side the side that wins, {@link Ending#DRAW} if neither does
   */
  void reachLimit(int side);
}
