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
   * Answers that are one series in the sequence that the rules want, others as they are. The end of
   * a series is left out if nobody is asked for it, since nothing is left after its last answer.
   */
  public List<String> inSequence(List<String> words) {
    Optional<Series> series = asked().filter(it -> it.isOne(words));
    if (series.isEmpty()) {
      return words;
    }
    List<String> sorted = series.get().sorted(words);
    int last = sorted.size() - 1;
    Question question = now.position().question();
    if (sorted.get(last).equals(series.get().end())
        && after(sorted.subList(0, last)).filter(it -> !it.equals(question)).isPresent()) {
      return sorted.subList(0, last);
    }
    // what is legal as it was given may be the end of one side's series and the begin of the
    // other's
    return after(words).isPresent() ? words : sorted;
  }

  /** What is asked after answers; empty if one of them is illegal. */
  private Optional<Question> after(List<String> words) {
    Position position = now.position();
    return words.stream().allMatch(word -> KeptDraws.play(position, word))
        ? Optional.of(position.question())
        : Optional.empty();
  }
}
