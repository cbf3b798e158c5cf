package org.wardiary.projector.query;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Texts and lists of texts, equal ones being one object. Safe to share. */
final class SharedTexts {

  /** Lists beyond are kept as they come: where nearly all differ, knowing them costs more. */
  private static final int MOST_LISTS = 20_000;

  private static final Map<List<String>, List<String>> LISTS = new ConcurrentHashMap<>();

  private SharedTexts() {}

  /** The same list, immutable. */
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
