package org.wardiary.projector.query;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Makes equal texts, and equal lists of texts, one object. Safe to share between threads. */
final class SharedTexts {

  /**
   * Maximum number of lists that are shared: where nearly all lists differ, remembering them costs
   * more than it saves.
   */
  private static final int MOST_LISTS = 20_000;

  private static final Map<List<String>, List<String>> LISTS = new ConcurrentHashMap<>();

  private SharedTexts() {}

  /** An equal list, immutable; the same object for equal lists, as far as they are shared. */
  static List<String> list(List<String> texts) {
    List<String> known = LISTS.get(texts);
    if (known != null) {
      return known;
    }
    List<String> shared = texts.stream().map(String::intern).toList();
    if (LISTS.size() < MOST_LISTS) {
      LISTS.put(shared, shared);
    }
    return shared;
  }
}
