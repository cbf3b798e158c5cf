package org.wardiary.events.game.squares.players;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.AnswerList;

/** Reusable lists of answers and their scores, one for each ply of a search. */
final class AnswerBuffers {

  private final List<AnswerList> lists = new ArrayList<>();
  private final List<long[]> codes = new ArrayList<>();
  private final List<int[]> scores = new ArrayList<>();

  /** An empty list for a ply. */
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

  /** A copy of the codes in a ply's list, which may be reordered; may be longer than the list. */
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

  /** An array with room for a score for each of a ply's codes; call {@link #codes(int)} first. */
  int[] scores(int ply) {
    return scores.get(ply);
  }
}
