package org.wardiary.events.game.generalsview.battle;

import java.util.Optional;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.generalsview.answer.AnswerCode;
import org.wardiary.events.game.generalsview.answer.AnswerText;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;

/** The legal answers to the questions of a battle (GV-3.3). Only reads the board. */
public final class BattleAnswers {

  private final Board board;

  /** Creates a view of the legal answers on a board. */
  public BattleAnswers(Board board) {
    this.board = board;
  }

  /** The rule that the pick of a unit on the map breaks; empty if it is legal. */
  public Optional<Rejection> brokenByPick(long code) {
    int side = board.decider();
    Army army = board.army(side);
    Candidates candidates = candidates();
    int unit = AnswerCode.number(code) - 1;
    if (candidates.contains(unit)) {
      return Optional.empty();
    }
    String answer = AnswerText.write(board.map(), code);
    for (int i = 0; i < candidates.size(); i++) {
      int other = candidates.get(i);
      if (army.square(unit) == board.battle()
          && army.kind(other) == army.kind(unit)
          && army.supply(other) == army.supply(unit)) {
        String expected = "expected %s, the lowest number of units alike, but got '%s'";
        return Optional.of(Rejection.of("GV-R6", expected, army.id(other), answer));
      }
    }
    return Optional.of(
        Rejection.of(
            "GV-3.3",
            "expected a unit of the highest %s on %s (%s) but got '%s'",
            side == board.turnSide() ? "attack" : "defence",
            board.map().name(board.battle()),
            String.join(", ", candidates.ids(army)),
            answer));
  }

  /** The rule that a drawn number breaks; empty if it can be drawn. */
  public Optional<Rejection> brokenByDraw(long code) {
    int cases = Duel.cases(board);
    String expected = "expected a number from 1 to %d, attack and defence together, but got '%s'";
    return AnswerCode.number(code) <= cases
        ? Optional.empty()
        : Optional.of(Rejection.of("GV-3.3", expected, cases, AnswerText.write(board.map(), code)));
  }

  /** Number of legal picks. */
  public int countPicks() {
    return candidates().size();
  }

  /** Adds every legal pick to a list. */
  public void listPicks(AnswerList out) {
    Army army = board.army(board.decider());
    Candidates candidates = candidates();
    for (int i = 0; i < candidates.size(); i++) {
      int unit = candidates.get(i);
      out.add(AnswerCode.pick(army.kind(unit), unit + 1));
    }
  }

  /** Adds every number that can be drawn to a list. */
  public void listDraws(AnswerList out) {
    int cases = Duel.cases(board);
    for (int value = 1; value <= cases; value++) {
      out.add(AnswerCode.draw(value));
    }
  }

  private Candidates candidates() {
    return new Candidates(board, board.decider());
  }
}
