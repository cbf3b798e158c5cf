package org.wardiary.app.web;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Counts what is under way for each of many names, up to a limit for each. Thread-safe. */
final class UnderWay {

  private final int most;
  private final Map<String, Integer> counts = new ConcurrentHashMap<>();

  /** At most so many for each name. */
  UnderWay(int most) {
    this.most = most;
  }

  /** Counts one more for a name, which must {@link #leave} later; false if it has its limit. */
  boolean enter(String name) {
    if (counts.merge(name, 1, Integer::sum) <= most) {
      return true;
    }
    leave(name);
    return false;
  }

  /** Counts one less for a name. */
  void leave(String name) {
    counts.merge(name, -1, (count, less) -> count == 1 ? null : count + less);
  }
}
