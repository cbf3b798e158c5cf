package org.wardiary.app.live;

import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.Series;

/**
 * The answers of a series, which people give in any sequence and the rules want in one.
 *
 * @param now the game as it stands
 */
public record AnswerSeries(LivePosition now) {

  /** The series that is asked for now, if one is. */
  public Optional<Series> asked() {
    String question = now.position().question().name();
    return now.setup().game().series().filter(it -> it.question().equals(question));
  }

  /**
   * Answers in the sequence that the rules want. The end of a series that is asked for now is left
   * out if nobody is asked for it, since nothing else is left after its last answer.
   */
  public List<String> inSequence(List<String> words) {
    Optional<Series> series = now.setup().game().series();
    if (series.isEmpty()) {
      return words;
    }
    List<String> sorted = series.get().sorted(words);
    int last = sorted.size() - 1;
    boolean ends = last > 0 && asked().isPresent() && series.get().isOne(sorted);
    return ends && sorted.get(last).equals(series.get().end()) && over(sorted.subList(0, last))
        ? sorted.subList(0, last)
        : sorted;
  }

  /** Whether answers that are all legal end the question. */
  private boolean over(List<String> words) {
    Position position = now.position();
    Question question = position.question();
    return words.stream().allMatch(word -> KeptDraws.play(position, word))
        && !position.question().equals(question);
  }
}
