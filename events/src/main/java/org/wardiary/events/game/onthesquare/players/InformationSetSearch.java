package org.wardiary.events.game.onthesquare.players;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.answer.QuestionKind;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.Determinisation;
import org.wardiary.events.game.onthesquare.turn.LegalAnswers;
import org.wardiary.events.game.onthesquare.unit.Order;

/**
 * Compares a few answers by playing the turn to its end on boards consistent with what the side
 * knows ({@link Determinisation}). All answers are tried on the same boards with the same chance.
 * After half of the budget, the worse half of the answers is dropped. For one choice; not
 * thread-safe.
 */
final class InformationSetSearch {

  private static final int WORLDS = 6;

  private final Board board;
  private final int side;
  private final RandomDraws draws;
  private final List<Board> worlds = new ArrayList<>();
  private int nodes;

  /**
   * Creates a search.
   *
   * @param board a board on which a side decides; not changed
   */
  InformationSetSearch(Board board, RandomDraws draws) {
    this.board = board;
    this.side = board.decider();
    this.draws = draws;
  }

  /** An answer with the sum of the values of its rollouts. */
  private static final class Candidate {
    final long code;
    double sum;

    Candidate(long code) {
      this.code = code;
    }
  }

  /**
   * The best of several answers.
   *
   * @param answers the answers; the first is returned if none is better
   * @param budget number of positions to examine
   */
  long best(List<Long> answers, int budget) {
    List<Candidate> left = new ArrayList<>();
    answers.forEach(code -> left.add(new Candidate(code)));
    for (int round = 0; left.size() > 1 && nodes < budget; round++) {
      Board world = world(round % WORLDS);
      long seed = draws.draw(Integer.MAX_VALUE);
      for (Candidate candidate : left) {
        candidate.sum += played(world, candidate.code, new RandomDraws(seed));
      }
      if (2 * nodes > budget && left.size() == answers.size()) {
        left.sort(Comparator.comparingDouble((Candidate one) -> -one.sum));
        left.subList((left.size() + 1) / 2, left.size()).clear();
      }
    }
    return left.stream().max(Comparator.comparingDouble(one -> one.sum)).orElseThrow().code;
  }

  private Board world(int index) {
    if (worlds.size() == index) {
      Board world = Determinisation.of(board, side, draws);
      supposeOrders(world);
      worlds.add(world);
    }
    return worlds.get(index);
  }

  private double played(Board world, long code, RandomDraws chance) {
    Board then = world.copy();
    Rollout rollout = new Rollout(then, chance);
    if (AnswerCode.form(code) == Form.ORDER) {
      int unit = then.army().find(side, AnswerCode.key(code));
      then.orders().suppose(unit, AnswerCode.order(code));
      rollout.play(AnswerCode.of(Form.END));
    } else {
      rollout.play(code);
    }
    nodes += rollout.nodes();
    return new Evaluation(then).of(side);
  }

  /**
   * Supposes orders that were not seen: the enemy's orders, given or to be given, and, while orders
   * are being given, those of the side's own units that are still to receive one. While orders are
   * being executed, the side does not know how many the enemy has left, so each enemy unit gets one
   * with probability one half.
   */
  private void supposeOrders(Board world) {
    boolean giving = board.question() == QuestionKind.ORDER;
    suppose(world, 1 - side, world.army().orderable(1 - side), giving ? 1 : 2);
    if (giving) {
      suppose(world, side, world.orderable(side), 1);
    }
  }

  private void suppose(Board world, int of, int units, int oneIn) {
    AnswerEvaluation judge = new AnswerEvaluation(world, of);
    LegalAnswers answers = new LegalAnswers(world);
    for (int left = units; left != 0; left &= left - 1) {
      int unit = Integer.numberOfTrailingZeros(left);
      if (draws.draw(oneIn) == 1) {
        Order order = AggressivePlayer.bestOrder(judge, answers, unit, draws);
        world.orders().suppose(unit, order);
      }
    }
  }
}
