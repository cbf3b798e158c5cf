package org.wardiary.events.game;

/** Counts sequences of legal answers, to compare implementations of the rules. */
public final class Perft {

  private Perft() {}

  /**
   * The number of different sequences of {@code depth} legal answers; games that end earlier do not
   * count.
   *
   * @param position the position to count from; not changed
   * @param depth number of answers, 0 or more
   */
  public static long count(Position position, int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("expected a depth of 0 or more but got " + depth);
    }
    AnswerList[] lists = new AnswerList[depth + 1];
    for (int level = 2; level <= depth; level++) {
      lists[level] = new AnswerList();
    }
    return depth == 0 ? 1 : descend(position.copy(), depth, lists);
  }

  /** Consumes the position: the last answer is played on it and not on a copy. */
  private static long descend(Position position, int depth, AnswerList[] lists) {
    if (depth == 1) {
      return position.choices();
    }
    AnswerList answers = lists[depth];
    answers.clear();
    position.legal(answers);
    long count = 0;
    for (int i = 0; i < answers.size(); i++) {
      Position then = i + 1 < answers.size() ? position.copy() : position;
      then.play(answers.get(i), EventSink.NONE);
      count += descend(then, depth - 1, lists);
    }
    return count;
  }
}
