package org.wardiary.app.dialog;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.app.live.AnswerSeries;
import org.wardiary.app.live.LivePosition;
import org.wardiary.app.live.TypedAnswers;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Series;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.game.AnswerPart;
import org.wardiary.reports.game.AnswerParts;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.history.View;

/** The answers of a {@link Series} that a person has typed but not given yet. Not thread-safe. */
final class NotedOrders {

  private final View view;
  private final Map<String, String> noted = new LinkedHashMap<>();
  private LivePosition asked;

  /**
   * Nothing noted yet.
   *
   * @param start the game as it stands
   */
  NotedOrders(View view, LivePosition start) {
    this.view = view;
    this.asked = start;
  }

  /** Notes answers if they all belong to the series that is asked for now, each legal by itself. */
  boolean note(LivePosition now, TypedAnswers typed) {
    forgetIfOver(now);
    Optional<Series> series = new AnswerSeries(now).asked();
    if (series.isEmpty() || typed.words().isEmpty() || !typed.comments().isEmpty()) {
      return false;
    }
    List<String> words = legal(now, typed.words());
    if (words.size() < typed.words().size() || !words.stream().allMatch(series.get()::holds)) {
      return false;
    }
    words.forEach(word -> noted.put(series.get().subject(word), word));
    return true;
  }

  /** The legal ones of some answers, in their canonical form. */
  private static List<String> legal(LivePosition now, List<String> words) {
    Position position = now.position();
    return words.stream()
        .map(position::read)
        .filter(code -> code != Position.UNREADABLE && position.isLegal(code))
        .map(position::write)
        .toList();
  }

  /** The answers to give for typed ones: if they end the series, with the noted ones. */
  List<String> with(LivePosition now, List<String> words) {
    forgetIfOver(now);
    Optional<Series> series = new AnswerSeries(now).asked().filter(it -> it.isOne(words));
    if (series.isEmpty() || !words.get(words.size() - 1).equals(series.get().end())) {
      return words;
    }
    Map<String, String> all = new LinkedHashMap<>(noted);
    words.forEach(word -> all.remove(series.get().subject(word)));
    return Stream.concat(all.values().stream(), words.stream()).toList();
  }

  /** Takes the last one off; returns whether there was one. */
  boolean takeOff(LivePosition now) {
    forgetIfOver(now);
    List<String> subjects = List.copyOf(noted.keySet());
    return !subjects.isEmpty() && noted.remove(subjects.get(subjects.size() - 1)) != null;
  }

  private void forgetIfOver(LivePosition now) {
    if (now.ply() != asked.ply() || now.edition() != asked.edition()) {
      noted.clear();
      asked = now;
    }
  }

  boolean isEmpty() {
    return noted.isEmpty();
  }

  /** What each unit will do, and how to go on. */
  String text() {
    DrawnPosition drawn =
        new DrawnPosition(
            view.tree(asked.position()), asked.setup().map(), asked.setup().tags(), List.of());
    AnswerParts parts = GamePresentations.of(view.game().id()).answerParts(drawn);
    String all =
        noted.values().stream()
            .map(answer -> Text.of("%s  %s\n", answer, words(parts.of(answer))))
            .collect(Collectors.joining());
    return all
        + Text.of(
            "%s, not given yet: / gives them, :undo takes the last one off",
            Text.count(noted.size(), "order"));
  }

  private static String words(List<AnswerPart> parts) {
    return parts.stream().map(AnswerPart::label).collect(Collectors.joining(": "));
  }
}
