package org.wardiary.events.game.recorded.file;

import java.util.List;

/**
 * That sides have the points which {@code scores} gives for losses and exits: {@code vp}.
 *
 * @param scores the words of the scores
 */
public record Scoring(List<String> scores) implements Check {

  /** Copies the list. */
  public Scoring {
    scores = List.copyOf(scores);
  }

  @Override
  public Topic topic() {
    return Topic.SCORE;
  }

  static Scoring read(Cursor line, CheckNames names) {
    List<String> right = List.copyOf(names.goals().scores().keySet());
    List<Cursor> words = line.words();
    if (words.isEmpty()) {
      throw line.bad("a score", right);
    }
    return new Scoring(List.copyOf(CheckNames.listed(words, "a score", right)));
  }
}
