package org.wardiary.events.referee;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a game's record contains beside the game: comments and analysis.
 *
 * @param byPly comments by the number of answers before them, from 0; places without comments are
 *     left out
 * @param closing comments after the result
 * @param analysis marks and variations
 */
public record RecordComments(
    Map<Integer, List<String>> byPly, List<String> closing, Analysis analysis) {

  /** No comments, no analysis. */
  public static final RecordComments NONE = new RecordComments(Map.of(), List.of(), Analysis.NONE);

  /** Copies the map and the list. */
  public RecordComments {
    byPly = Map.copyOf(byPly);
    closing = List.copyOf(closing);
  }

  /** The comments after an answer, or before the first if {@code ply} is 0. */
  public List<String> after(int ply) {
    return byPly.isEmpty() ? List.of() : byPly.getOrDefault(ply, List.of());
  }

  /** The comments and analysis of the answers up to this one, without closing comments. */
  RecordComments upTo(int ply) {
    Map<Integer, List<String>> kept = new HashMap<>(byPly);
    kept.keySet().removeIf(after -> after > ply);
    kept.replaceAll((after, texts) -> List.copyOf(texts));
    return new RecordComments(kept, List.of(), analysis.upTo(ply));
  }

  /** Gathers comments. */
  static final class Builder {

    private final Map<Integer, List<String>> byPly = new HashMap<>();
    private final List<String> closing = new ArrayList<>();
    private final Analysis analysis;

    Builder(Analysis analysis) {
      this.analysis = analysis;
    }

    void after(int ply, String text) {
      byPly.computeIfAbsent(ply, key -> new ArrayList<>(1)).add(text);
    }

    void closing(String text) {
      closing.add(text);
    }

    RecordComments build() {
      return build(analysis);
    }

    RecordComments build(Analysis other) {
      return byPly.isEmpty() && closing.isEmpty() && other.equals(Analysis.NONE)
          ? NONE
          : new RecordComments(byPly, closing, other);
    }
  }
}
