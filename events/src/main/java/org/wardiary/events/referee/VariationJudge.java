package org.wardiary.events.referee;

import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.Setup;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.LineText;
import org.wardiary.events.record.Movetext;
import org.wardiary.events.record.Problem;
import org.wardiary.events.text.Text;

/**
 * Judges the variations of one game: plays each from the position where it begins, and writes it in
 * canonical form. Draws are given by the answers, whatever the tag {@code Random} says. Not
 * thread-safe.
 */
final class VariationJudge {

  /** The largest number of answers in all variations of a game together. */
  static final int MOST_ANSWERS = 10_000;

  private final Setup setup;
  private final GameText.Origin origin;
  private final String first;
  // the number of the game's answer whose variation is judged, from 1
  private int ply;
  private int answers;

  /**
   * Begins without having judged a variation.
   *
   * @param origin where the game's text comes from
   */
  VariationJudge(Setup setup, GameText.Origin origin) {
    this.setup = setup;
    this.origin = origin;
    this.first = setup.tags().get("First").orElse("");
  }

  /** The result for a variation: its canonical text, or a problem. */
  record Judged(String text, Optional<Problem> problem) {}

  /**
   * Judges a variation of the game.
   *
   * @param ply number of the answer that it replaces, from 1
   * @param before the position before that answer; it is not changed
   * @param lastTurn the turn of the answer before that one, 0 if there is none
   */
  Judged judge(LineText.Variation variation, int ply, Position before, int lastTurn) {
    this.ply = ply;
    Walk walk = new Walk(variation.line(), before.copy(), lastTurn);
    Optional<Problem> problem = walk.play();
    return new Judged(problem.isPresent() ? "" : walk.out.text(), problem);
  }

  /** Plays one line. */
  private final class Walk {

    private final LineText line;
    private final Position position;
    private final Movetext out;
    private int good;
    // the position and the turn before the last answer
    private Position before;
    private int turnBefore;
    private int turn;

    Walk(LineText line, Position position, int lastTurn) {
      this.line = line;
      this.position = position;
      this.out = new Movetext(setup.game(), first, lastTurn);
      this.before = position;
      this.turn = lastTurn;
    }

    Optional<Problem> play() {
      comments(-1);
      for (int word = 0; word < line.size(); word++) {
        Optional<Problem> problem = take(word);
        if (problem.isEmpty()) {
          line.mark(word).ifPresent(mark -> out.mark(mark.text()));
          comments(word);
          problem = variations(word);
        }
        if (problem.isPresent()) {
          return problem;
        }
      }
      return Optional.empty();
    }

    private void comments(int word) {
      out.comments(line.comments(word).stream().map(LineText.Comment::text).toList());
    }

    private Optional<Problem> take(int index) {
      String word = line.word(index);
      List<String> steps = setup.game().split(word);
      answers += steps.size();
      if (answers > MOST_ANSWERS) {
        String reason = "expected at most %d answers in the variations of a game but got more";
        return Optional.of(problem(index, new Rejection("", Text.of(reason, MOST_ANSWERS))));
      }
      for (int step = 0; step < steps.size(); step++) {
        if (step == steps.size() - 1 && !line.variations(index).isEmpty()) {
          before = position.copy();
        }
        if (!take(steps.get(step))) {
          return Optional.of(problem(index, illegal(steps.get(step), steps.size())));
        }
      }
      good += steps.size();
      return Optional.empty();
    }

    /** Plays an answer if it is legal. */
    private boolean take(String answer) {
      if (position.ending() != Ending.NONE) {
        return false;
      }
      long code = position.read(answer);
      if (code == Position.UNREADABLE || !position.isLegal(code)) {
        return false;
      }
      turnBefore = turn;
      turn = position.turn();
      out.answer(position.write(code), turn, position.turnSideName());
      position.play(code, EventSink.NONE);
      return true;
    }

    private Optional<Problem> variations(int word) {
      for (LineText.Variation variation : line.variations(word)) {
        Walk walk = new Walk(variation.line(), before.copy(), turnBefore);
        Optional<Problem> problem = walk.play();
        if (problem.isPresent()) {
          return problem;
        }
        out.variations(List.of(walk.out.text()));
      }
      return Optional.empty();
    }

    private Rejection illegal(String answer, int steps) {
      boolean ended = position.ending() != Ending.NONE;
      Rejection found = ended ? Refusal.afterTheEnd(position) : Refusal.of(position, answer);
      String reason =
          Text.of(
              "in a variation of answer %d, after %s of it: %s%s",
              ply,
              Text.count(good, "good answer"),
              steps > 1 ? Text.of("step '%s': ", answer) : "",
              found.reason());
      return new Rejection(found.rule(), reason, found.nearest());
    }

    private Problem problem(int index, Rejection found) {
      return new Problem(
          origin.file(),
          origin.game(),
          line.place(index),
          line.word(index),
          found.rule(),
          found.reason(),
          found.nearest(),
          ply);
    }
  }
}
