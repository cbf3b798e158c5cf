package org.wardiary.projector.index;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.key.PositionKey;

/** The positions of one game in order, and the answers between them. For one thread. */
final class GamePositions {

  private final List<PositionKey> keys = new ArrayList<>();
  private final List<String> answers = new ArrayList<>();
  private final List<Long> paths = new ArrayList<>();
  private long path = PathHash.START;

  /** Adds the next position. */
  void position(PositionKey key) {
    keys.add(key);
    paths.add(path);
  }

  /** Adds the answer to the last position's question. */
  void answer(String text) {
    answers.add(text);
    path = PathHash.after(path, text);
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

  long path(int ply) {
    return paths.get(ply);
  }
}
