package org.wardiary.events.game.squares.players;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.AnswerList;

/** Lists of answers and their scores, one for each ply of a search, used again and again. */
final class AnswerBuffers {

  private final List<AnswerList> lists = new ArrayList<>();
  private final List<long[]> codes = new ArrayList<>();
  private final List<int[]> scores = new ArrayList<>();

  /** An empty list. */
  AnswerList list(int ply) {
    while (lists.size() <= ply) {
      lists.add(new AnswerList());
      codes.add(new long[0]);
      scores.add(new int[0]);
    }
    AnswerList list = lists.get(ply);
    list.clear();
    return list;
  }

  /** The codes that the list holds, to be put in order. */
  long[] codes(int ply) {
    AnswerList list = lists.get(ply);
    if (codes.get(ply).length < list.size()) {
      codes.set(ply, new long[2 * list.size()]);
      scores.set(ply, new int[2 * list.size()]);
    }
    long[] copy = codes.get(ply);
    for (int i = 0; i < list.size(); i++) {
      copy[i] = list.get(i);
    }
    return copy;
  }

  /** Room for a score for each of them. */
  int[] scores(int ply) {
    return scores.get(ply);
  }
}
