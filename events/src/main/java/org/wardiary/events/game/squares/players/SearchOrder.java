package org.wardiary.events.game.squares.players;

import java.util.Arrays;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;

/**
 * The order in which a search examines answers: the table's answer, entries into the enemy's
 * reserve, supported attacks, other attacks, killer answers, which caused a cutoff at the same ply,
 * and then the rest, ordered by how often they caused cutoffs anywhere.
 */
final class SearchOrder {

  private static final int FROM_TABLE = 1 << 30;
  private static final int ENTRY = 1 << 29;
  private static final int SUPPORTED = 1 << 28;
  private static final int UNSUPPORTED = 1 << 27;
  private static final int KILLER = 1 << 26;
  private static final int MOST_HISTORY = 1 << 25;

  private static final int FOOT = 120;
  private static final int LIKELY = 50;

  /** Number of places for codes, which are hashed to 12 bits. */
  private static final int HISTORY = 1 << 12;

  private final int[][] history = new int[2][HISTORY];
  private final long[] killers;

  SearchOrder(int plies) {
    killers = new long[2 * plies + 2];
    Arrays.fill(killers, -1);
  }

  /** Fills in a score of how promising each answer is. */
  void score(Board board, AnswerList answers, long fromTable, int ply, int[] scores) {
    int side = board.turnSide();
    int enemyReserve = board.map().reserve(1 - side);
    for (int i = 0; i < answers.size(); i++) {
      long code = answers.get(i);
      scores[i] = code == fromTable ? FROM_TABLE : score(code, side, enemyReserve, ply);
    }
  }

  private int score(long code, int side, int enemyReserve, int ply) {
    return switch (AnswerCode.type(code)) {
      case SUPPORTED_ATTACK -> SUPPORTED + history[side][place(code)] / 4;
      case ATTACK -> UNSUPPORTED + history[side][place(code)] / 4;
      case MOVE ->
          AnswerCode.to(AnswerCode.first(code)) == enemyReserve ? ENTRY : quiet(code, side, ply);
      default -> quiet(code, side, ply);
    };
  }

  private int quiet(long code, int side, int ply) {
    if (killers[2 * ply] == code) {
      return KILLER + 1;
    }
    return killers[2 * ply + 1] == code ? KILLER : history[side][place(code)];
  }

  /** Fills in a score of what each attack may win and how likely that is. */
  void scoreAttacks(Board board, AnswerList attacks, int[] scores) {
    int enemy = 1 - board.turnSide();
    SquaresMap map = board.map();
    for (int i = 0; i < attacks.size(); i++) {
      long code = attacks.get(i);
      int step = AnswerCode.first(code);
      int target = AnswerCode.to(step);
      int prize = target == map.reserve(enemy) ? FOOT : prize(board, target);
      scores[i] =
          switch (AnswerCode.type(code)) {
            case MOVE -> ENTRY;
            case ATTACK -> prize - LIKELY;
            default -> {
              int behind = map.closer(enemy, target);
              boolean flank =
                  Bits.has(behind, AnswerCode.from(step))
                      || Bits.has(behind, AnswerCode.from(AnswerCode.second(code)));
              yield flank ? prize + LIKELY : prize;
            }
          };
    }
  }

  /** The least that the loss of the unit on a space costs (SQ-8.2). */
  private static int prize(Board board, int space) {
    return FOOT * board.armies().worth(board.unitAt(space));
  }

  /** The most that an attack with a score may win. */
  static int gain(int score) {
    return score + LIKELY;
  }

  /** Whether a score is that of an answer that is neither an attack nor known to be good. */
  static boolean isQuiet(int score) {
    return score < KILLER;
  }

  /** Moves the best of the answers from an index on to that index. */
  static void bringBest(long[] codes, int[] scores, int from, int size) {
    int best = from;
    for (int i = from + 1; i < size; i++) {
      best = scores[i] > scores[best] ? i : best;
    }
    long code = codes[best];
    int score = scores[best];
    codes[best] = codes[from];
    scores[best] = scores[from];
    codes[from] = code;
    scores[from] = score;
  }

  /** Records that an answer was too good for the enemy to allow: it caused a cutoff. */
  void refuted(long code, int side, int ply, int depth) {
    int place = place(code);
    history[side][place] = Math.min(MOST_HISTORY, history[side][place] + depth * depth);
    if (killers[2 * ply] != code) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = code;
    }
  }

  private static int place(long code) {
    return (int) (code * 0x9E3779B97F4A7C15L >>> 52);
  }
}
