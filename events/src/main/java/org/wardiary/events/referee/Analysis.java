package org.wardiary.events.referee;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.events.record.Marks;

/**
 * What people think of a game's answers, beside the game: marks, and what might have been played.
 *
 * @param marks by the number of the answer, from 1; those alone that have one
 * @param variations by the number of the answer that they may replace, each in its canonical form
 */
public record Analysis(Map<Integer, String> marks, Map<Integer, List<String>> variations) {

  /** None. */
  public static final Analysis NONE = new Analysis(Map.of(), Map.of());

  /** Copies both. */
  public Analysis {
    marks = Map.copyOf(marks);
    variations = Map.copyOf(variations);
  }

  /** The mark of answer k, or {@link Marks#NONE}. */
  public String mark(int ply) {
    return marks.isEmpty() ? Marks.NONE : marks.getOrDefault(ply, Marks.NONE);
  }

  /** What might have been played instead of answer k. */
  public List<String> variations(int ply) {
    return variations.isEmpty() ? List.of() : variations.getOrDefault(ply, List.of());
  }

  /** Of the first answers alone. */
  Analysis upTo(int ply) {
    Map<Integer, String> keptMarks = new HashMap<>(marks);
    keptMarks.keySet().removeIf(after -> after > ply);
    Map<Integer, List<String>> keptVariations = new HashMap<>(variations);
    keptVariations.keySet().removeIf(after -> after > ply);
    return new Analysis(keptMarks, keptVariations);
  }

  /** Gathers marks and variations. */
  static final class Builder {

    private final Map<Integer, String> marks = new HashMap<>();
    private final Map<Integer, List<String>> variations = new HashMap<>();

    void mark(int ply, String mark) {
      marks.put(ply, mark);
    }

    void variation(int ply, String text) {
      variations.computeIfAbsent(ply, key -> new ArrayList<>(1)).add(text);
    }

    Analysis build() {
      variations.replaceAll((ply, texts) -> List.copyOf(texts));
      return marks.isEmpty() && variations.isEmpty() ? NONE : new Analysis(marks, variations);
    }
  }
}
