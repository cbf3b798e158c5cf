package org.wardiary.events.referee;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What stands in a game's record beside the game: comments and analysis.
 *
 * @param byPly comments between answer k and the next (k = 0: before the first), those plies alone
 *     that have any
 * @param closing comments after the result
 * @param analysis marks and variations
 */
public record RecordComments(
    Map<Integer, List<String>> byPly, List<String> closing, Analysis analysis) {

  /** No comments, no analysis. */
  public static final RecordComments NONE = new RecordComments(Map.of(), List.of(), Analysis.NONE);

  /** Copies map and list. */
  public RecordComments {
    byPly = Map.copyOf(byPly);
    closing = List.copyOf(closing);
  }

  /** The comments after answer k; k = 0: before the first. */
  public List<String> after(int ply) {
    return byPly.isEmpty() ? List.of() : byPly.getOrDefault(ply, List.of());
  }

  /** Those of the first answers alone. */
  RecordComments upTo(int ply) {
    Map<Integer, List<String>> kept = new HashMap<>(byPly);
    kept.keySet().removeIf(after -> after > ply);
    kept.replaceAll((after, texts) -> List.copyOf(texts));
    return new RecordComments(kept, List.of(), analysis.upTo(ply));
  }

  /** Gathers more comments; the analysis stays. */
  Builder builder() {
    Builder builder = new Builder(analysis);
    byPly.forEach((ply, texts) -> texts.forEach(text -> builder.after(ply, text)));
    return builder;
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
