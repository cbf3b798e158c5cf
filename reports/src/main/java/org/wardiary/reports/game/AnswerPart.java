package org.wardiary.reports.game;

import java.util.List;
import org.wardiary.reports.board.Target;

/**
 * One thing that an answer names.
 *
 * @param label in words, e.g. {@code Infantry on GR}, {@code G3R}, {@code double move}
 * @param refs what may be pointed at to name it ({@link Target#refs}), any one of them; empty if it
 *     cannot be pointed at
 */
public record AnswerPart(String label, List<String> refs) {

  /** Copies the list. */
  public AnswerPart {
    refs = List.copyOf(refs);
  }

  /** A space. */
  public static AnswerPart space(String code) {
    return new AnswerPart(code, List.of(code));
  }

  /** Something that cannot be pointed at. */
  public static AnswerPart word(String label) {
    return new AnswerPart(label, List.of());
  }
}
