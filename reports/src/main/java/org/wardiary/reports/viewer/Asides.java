package org.wardiary.reports.viewer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.game.Game;
import org.wardiary.events.record.LineText;
import org.wardiary.events.record.Marks;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import org.wardiary.reports.text.Remark;

/**
 * The variations of a game as steps. Their numbers continue those of the game's own steps: the
 * steps of a variation are consecutive, followed by those of the variations within it.
 */
final class Asides {

  /**
   * A variation.
   *
   * @param first number of its first step
   * @param last number of its last step
   * @param comments the comments before its first answer
   */
  record Line(int first, int last, List<String> comments) {}

  /**
   * A step of a variation.
   *
   * @param from number of the step that it follows
   * @param answer the answer that leads to it
   * @param mark its mark, or {@link Marks#NONE}
   * @param comments the comments after it
   * @param variations the variations that replace it
   */
  record Aside(
      int from, String answer, String mark, List<String> comments, List<Line> variations) {}

  private final Game game;
  private final List<Aside> steps = new ArrayList<>();
  private final Map<Integer, List<Line>> lines = new HashMap<>();
  private int next;

  private Asides(Game game, int first) {
    this.game = game;
    this.next = first;
  }

  /**
   * All variations of a game; none in a side's view, since they might reveal hidden information.
   */
  static Asides of(GameHistory history, View view) {
    List<AnswerGiven> answers =
        history.events().stream()
            .map(EmittedEvent::body)
            .filter(AnswerGiven.class::isInstance)
            .map(AnswerGiven.class::cast)
            .toList();
    Asides asides = new Asides(history.setup().game(), answers.size() + 1);
    for (int ply = 1; ply <= answers.size() && view.side().isEmpty(); ply++) {
      List<Line> here = new ArrayList<>();
      for (String text : answers.get(ply - 1).getVariations()) {
        here.add(asides.add(LineText.read(text, asides.game.id()), ply - 1));
      }
      if (!here.isEmpty()) {
        asides.lines.put(ply, here);
      }
    }
    return asides;
  }

  private Line add(LineText text, int from) {
    int first = next;
    List<Aside> line = answers(text, from, first);
    next += line.size();
    int at = steps.size();
    steps.addAll(line);
    int number = 0;
    for (int word = 0; word < text.size(); word++) {
      number += count(text.word(word));
      for (LineText.Variation variation : text.variations(word)) {
        Aside replaced = steps.get(at + number - 1);
        replaced.variations().add(add(variation.line(), replaced.from()));
      }
    }
    return new Line(first, first + line.size() - 1, comments(text, -1));
  }

  /**
   * The answers of a line, one step each; a mark or comment after joined answers belongs to the
   * last of them.
   */
  private List<Aside> answers(LineText text, int from, int first) {
    List<Aside> line = new ArrayList<>();
    for (int word = 0; word < text.size(); word++) {
      List<String> answers = split(text.word(word));
      for (int i = 0; i < answers.size(); i++) {
        boolean last = i == answers.size() - 1;
        line.add(
            new Aside(
                line.isEmpty() ? from : first + line.size() - 1,
                answers.get(i),
                last ? text.mark(word).map(LineText.Mark::text).orElse(Marks.NONE) : Marks.NONE,
                last ? comments(text, word) : List.of(),
                new ArrayList<>()));
      }
    }
    return line;
  }

  private List<String> split(String word) {
    List<String> answers = game.split(word);
    return answers.isEmpty() ? List.of(word) : answers;
  }

  private int count(String word) {
    return split(word).size();
  }

  private static List<String> comments(LineText text, int word) {
    return text.comments(word).stream()
        .map(LineText.Comment::text)
        .flatMap(comment -> Remark.of(comment).stream())
        .toList();
  }

  /** The variations of an answer of the game, by its number from 1. */
  List<Line> lines(int ply) {
    return lines.getOrDefault(ply, List.of());
  }

  /** All steps in the order of their numbers. */
  List<Aside> steps() {
    return steps;
  }

  /** Number of steps of variations that directly follow each step, by its number. */
  Map<Integer, Integer> followers() {
    Map<Integer, Integer> followers = new HashMap<>();
    steps.forEach(step -> followers.merge(step.from(), 1, Integer::sum));
    return followers;
  }
}
