package org.wardiary.events.game.squares.players;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.attack.AttackChoices;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.decision.LegalAnswers;
import org.wardiary.events.game.squares.decision.Resolution;
import org.wardiary.events.game.squares.players.SearchTable.Bound;

/**
 * Alpha-beta search with iterative deepening by one action until the budget of nodes is used up. A
 * worth is always that for the side that decides: the same side may decide twice in succession
 * (SQ-3.2, and the questions of an attack), so the sign changes only where the side does. Depth
 * counts actions; an attack is always followed through all its questions, and at the full depth a
 * quiescence search examines only attacks. Positions are evaluated in the style {@link
 * PlayingStyle#BOLD} ({@link StyleWeight}). The same board and budget give the same result. For one
 * choice; not thread-safe.
 */
final class Search {

  private static final int INFINITE = 2 * Evaluation.VICTORY;

  /** Least worth of a won position. */
  private static final int WON = Evaluation.VICTORY - 10_000;

  private static final int DEEPEST = 24;

  /** Number of attacks examined in each action of the quiescence search. */
  private static final int[] ATTACKS = {5, 3, 1};

  /** More than an attack changes the worth apart from the price of its target. */
  private static final int MARGIN = 80;

  /** Largest number of answers from the root to the deepest position. */
  private static final int MOST_PLIES = 400;

  private static final int LATE = 5;
  private static final int VERY_LATE = 16;

  private final Board root;
  private final int side;
  private final Evaluation evaluation;
  private final int budget;
  private final SearchTable table;
  private final SearchOrder order = new SearchOrder(MOST_PLIES);
  private final AnswerBuffers buffers = new AnswerBuffers();
  private int nodes;

  Search(Board root, int budget) {
    this.root = root;
    this.side = root.decider();
    this.evaluation = new Evaluation(PlayingStyle.BOLD, root, side);
    this.budget = budget;
    this.table = new SearchTable(budget);
  }

  /** Number of positions examined so far. */
  int nodes() {
    return nodes;
  }

  /** The best of all legal answers; reorders the array. */
  long best(RootAnswer[] answers) {
    sort(answers);
    int worth = 0;
    for (int depth = 1; depth <= DEEPEST && !isSpent() && Math.abs(worth) < WON; depth++) {
      worth = iterate(answers, depth);
    }
    return answers[0].code();
  }

  private boolean isSpent() {
    return nodes >= budget;
  }

  /** Sorts the answers by their worth at the end of the action, best first. */
  private void sort(RootAnswer[] answers) {
    int[] worths = new int[answers.length];
    for (int i = 0; i < answers.length && !isSpent(); i++) {
      RootAnswer answer = answers[i];
      int worth =
          after(root, answer.code(), -ATTACKS.length, -INFINITE, INFINITE, 0) + answer.bonus();
      int at = i;
      for (; at > 0 && worths[at - 1] < worth; at--) {
        worths[at] = worths[at - 1];
        answers[at] = answers[at - 1];
      }
      worths[at] = worth;
      answers[at] = answer;
    }
  }

  /**
   * Searches all answers to a depth, and moves each that is better than those before it to the
   * front.
   */
  private int iterate(RootAnswer[] answers, int depth) {
    int best = -INFINITE;
    for (int i = 0; i < answers.length; i++) {
      RootAnswer answer = answers[i];
      int alpha = best == -INFINITE ? best : best - answer.bonus();
      int worth = after(root, answer.code(), depth, alpha, INFINITE, 0) + answer.bonus();
      if (isSpent()) {
        return best;
      }
      if (worth > best) {
        best = worth;
        System.arraycopy(answers, 0, answers, 1, i);
        answers[0] = answer;
      }
    }
    return best;
  }

  /** Worth of an answer for the side that gives it. */
  private int after(Board board, long code, int depth, int alpha, int beta, int ply) {
    nodes++;
    int mover = board.decider();
    int left = board.question() == QuestionKind.TURN ? depth - 1 : depth;
    Board then = board.copy();
    Resolution.play(then, code);
    if (then.question() == QuestionKind.NONE) {
      return ended(then, mover, ply);
    }
    return then.decider() == mover
        ? worth(then, left, alpha, beta, ply + 1)
        : -worth(then, left, -beta, -alpha, ply + 1);
  }

  /** Worth of the end of a game; an early win is worth more than a late one. */
  private int ended(Board board, int mover, int ply) {
    int worth = mover == side ? evaluation.worth(board) : -evaluation.worth(board);
    if (Math.abs(worth) < Evaluation.VICTORY) {
      return worth;
    }
    return worth > 0 ? worth - ply : worth + ply;
  }

  /** Worth of a position for the side that decides. */
  private int worth(Board board, int depth, int alpha, int beta, int ply) {
    if (isSpent() || ply >= MOST_PLIES) {
      return 0;
    }
    if (board.question() != QuestionKind.TURN) {
      return finishAction(board, depth, alpha, beta, ply);
    }
    return depth <= 0
        ? quiet(board, depth, alpha, beta, ply)
        : turn(board, depth, alpha, beta, ply);
  }

  private int finishAction(Board board, int depth, int alpha, int beta, int ply) {
    AnswerList answers = buffers.list(ply);
    LegalAnswers.list(board, answers);
    int best = -INFINITE;
    for (int i = 0; i < answers.size() && best < beta; i++) {
      int low = Math.max(alpha, best);
      best = Math.max(best, after(board, answers.get(i), depth, low, beta, ply));
    }
    return best;
  }

  private int turn(Board board, int depth, int alpha, int beta, int ply) {
    long key = BoardKey.of(board);
    boolean known = table.has(key);
    if (known && table.settles(key, depth, alpha, beta)) {
      return table.worth(key);
    }
    AnswerList answers = buffers.list(ply);
    LegalAnswers.list(board, answers);
    long[] codes = buffers.codes(ply);
    int[] scores = buffers.scores(ply);
    order.score(board, answers, known ? table.answer(key) : -1, ply, scores);
    int best = -INFINITE;
    long bestCode = -1;
    for (int i = 0; i < answers.size() && best < beta; i++) {
      SearchOrder.bringBest(codes, scores, i, answers.size());
      int low = Math.max(alpha, best);
      int worth = probe(board, codes[i], i, scores[i], depth, low, beta, ply);
      if (worth > best) {
        best = worth;
        bestCode = codes[i];
      }
    }
    if (!isSpent()) {
      keep(board, key, depth, best, alpha, beta, bestCode, ply);
    }
    return best;
  }

  private void keep(
      Board board, long key, int depth, int best, int alpha, int beta, long code, int ply) {
    if (best >= beta) {
      order.refuted(code, board.turnSide(), ply, depth);
    }
    Bound upper = best <= alpha ? Bound.UPPER : Bound.EXACT;
    if (Math.abs(best) < WON) { // beyond that, it depends on the ply
      table.keep(key, depth, best, best >= beta ? Bound.LOWER : upper, code);
    }
  }

  /** Worth of an answer; quiet answers late in the order are first searched to a lower depth. */
  private int probe(
      Board board, long code, int rank, int score, int depth, int alpha, int beta, int ply) {
    if (rank == 0) {
      return after(board, code, depth, alpha, beta, ply);
    }
    if (rank >= LATE && depth >= 2 && SearchOrder.isQuiet(score)) {
      int less = rank >= VERY_LATE && depth >= 3 ? 2 : 1;
      int worth = after(board, code, depth - less, alpha, alpha + 1, ply);
      if (worth <= alpha) {
        return worth;
      }
    }
    int worth = after(board, code, depth, alpha, alpha + 1, ply);
    return worth > alpha && worth < beta ? after(board, code, depth, worth - 1, beta, ply) : worth;
  }

  /** The worth of the position as it is, or after attacks that pay. */
  private int quiet(Board board, int depth, int alpha, int beta, int ply) {
    int best = board.turnSide() == side ? evaluation.worth(board) : -evaluation.worth(board);
    if (best >= beta || -depth >= ATTACKS.length) {
      return best;
    }
    AnswerList attacks = buffers.list(ply);
    AttackChoices.list(board, attacks);
    Lookahead.addEntries(board, attacks);
    long[] codes = buffers.codes(ply);
    int[] scores = buffers.scores(ply);
    order.scoreAttacks(board, attacks, scores);
    int needed = alpha - best - MARGIN;
    int most = Math.min(attacks.size(), ATTACKS[-depth]);
    for (int i = 0; i < most && best < beta; i++) {
      SearchOrder.bringBest(codes, scores, i, attacks.size());
      if (SearchOrder.gain(scores[i]) < needed) {
        break;
      }
      int low = Math.max(alpha, best);
      best = Math.max(best, after(board, codes[i], depth, low, beta, ply));
    }
    return best;
  }
}
