package org.wardiary.events.referee;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.events.record.Marks;

/**
 * The analysis that a record contains beside the game itself: marks and variations.
 *
 * @param marks marks by the number of the answer, from 1; answers without a mark are left out
 * @param variations variations in canonical form, by the number of the answer that they replace
 */
public record Analysis(Map<Integer, String> marks, Map<Integer, List<String>> variations) {

  /** No analysis. */
  public static final Analysis NONE = new Analysis(Map.of(), Map.of());

  /** Copies both maps. */
  public Analysis {
    marks = Map.copyOf(marks);
    variations = Map.copyOf(variations);
  }

  /** The mark of an answer, or {@link Marks#NONE}. */
  public String mark(int ply) {
    return marks.isEmpty() ? Marks.NONE : marks.getOrDefault(ply, Marks.NONE);
  }

  /** The variations that might have been played instead of an answer. */
  public List<String> variations(int ply) {
    return variations.isEmpty() ? List.of() : variations.getOrDefault(ply, List.of());
  }

  /** The analysis of the answers up to this one. */
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
      if (!mark.isEmpty()) {
        marks.put(ply, mark);
      }
    }

    void variations(int ply, List<String> texts) {
      if (!texts.isEmpty()) {
        variations.put(ply, List.copyOf(texts));
      }
    }

    Analysis build() {
      return marks.isEmpty() && variations.isEmpty() ? NONE : new Analysis(marks, variations);
    }
  }
}
