package org.wardiary.projector.index;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.key.PositionKey;

/** The positions of one game in order, and the answers between them. For one thread. */
final class GamePositions {

  private final List<PositionKey> keys = new ArrayList<>();
  private final List<String> answers = new ArrayList<>();
  private final List<Long> ways = new ArrayList<>();
  private long way = Way.START;

  /** The next position is there. */
  void position(PositionKey key) {
    keys.add(key);
    ways.add(way);
  }

  /** The answer to the last position's question. */
  void answer(String text) {
    answers.add(text);
    way = Way.after(way, text);
  }

  int size() {
    return keys.size();
  }

  PositionKey key(int ply) {
    return keys.get(ply);
  }

  /** The answer that followed, empty if none did. */
  String answer(int ply) {
    return ply < answers.size() ? answers.get(ply) : "";
  }

  long way(int ply) {
    return ways.get(ply);
  }
}
