package org.wardiary.events.referee;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The comments of a game.
 *
 * @param byPly comments between answer k and the next (k = 0: before the first), those plies alone
 *     that have any
 * @param closing comments after the result
 */
public record RecordComments(Map<Integer, List<String>> byPly, List<String> closing) {

  /** No comments. */
  public static final RecordComments NONE = new RecordComments(Map.of(), List.of());

  /** Copies both. */
  public RecordComments {
    byPly = Map.copyOf(byPly);
    closing = List.copyOf(closing);
  }

  /** The comments after answer k; k = 0: before the first. */
  public List<String> after(int ply) {
    return byPly.isEmpty() ? List.of() : byPly.getOrDefault(ply, List.of());
  }

  /** Those after the first answers alone. */
  RecordComments upTo(int ply) {
    Map<Integer, List<String>> kept = new HashMap<>(byPly);
    kept.keySet().removeIf(after -> after > ply);
    kept.replaceAll((after, texts) -> List.copyOf(texts));
    return new RecordComments(kept, List.of());
  }

  /** Gathers more comments. */
  Builder builder() {
    Builder builder = new Builder();
    byPly.forEach((ply, texts) -> texts.forEach(text -> builder.after(ply, text)));
    return builder;
  }

  /** Gathers comments. */
  static final class Builder {

    private final Map<Integer, List<String>> byPly = new HashMap<>();
    private final List<String> closing = new ArrayList<>();

    void after(int ply, String text) {
      byPly.computeIfAbsent(ply, key -> new ArrayList<>(1)).add(text);
    }

    void closing(String text) {
      closing.add(text);
    }

    RecordComments build() {
      return byPly.isEmpty() && closing.isEmpty() ? NONE : new RecordComments(byPly, closing);
    }
  }
}
