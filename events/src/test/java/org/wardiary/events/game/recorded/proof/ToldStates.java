package org.wardiary.events.game.recorded.proof;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The states that a translation has told of units, spaces ({@code @c4}) and sides, so that it tells
 * the end only of those that hold. Mutable.
 */
final class ToldStates {

  private final Translation translation;
  private final Map<String, Map<String, String>> held = new TreeMap<>();

  /**
   * @param translation where changes are told
   */
  ToldStates(Translation translation) {
    this.translation = translation;
  }

  private Map<String, String> of(String target) {
    return held.computeIfAbsent(target, key -> new TreeMap<>());
  }

  /** The value of a state; empty if it does not hold. */
  String get(String target, String word) {
    return of(target).getOrDefault(word, "");
  }

  /** A state begins that has no value. */
  void begin(String target, String word) {
    of(target).put(word, "");
    translation.say("%s:%s", target, word);
  }

  /** A state has a value. */
  void set(String target, String word, Object value) {
    of(target).put(word, value.toString());
    translation.say("%s:%s=%s", target, word, value);
  }

  /** A number grows or shrinks. */
  void add(String target, String word, long by) {
    if (by != 0) {
      String before = get(target, word);
      of(target).put(word, Long.toString((before.isEmpty() ? 0 : Long.parseLong(before)) + by));
      translation.say("%s:%s%+d", target, word, by);
    }
  }

  /** A state ends, if it holds. */
  void end(String target, String word) {
    if (of(target).remove(word) != null) {
      translation.say("%s:-%s", target, word);
    }
  }

  /** States end wherever they hold. */
  void end(String word) {
    List.copyOf(held.keySet()).forEach(target -> end(target, word));
  }

  /** All states of something end but those of one word. */
  void endAll(String target, String but) {
    List.copyOf(of(target).keySet()).stream()
        .filter(word -> !word.equals(but))
        .forEach(word -> end(target, word));
  }
}
