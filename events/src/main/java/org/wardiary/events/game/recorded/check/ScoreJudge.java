package org.wardiary.events.game.recorded.check;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.board.RecordedSteps;
import org.wardiary.events.game.recorded.file.Score;
import org.wardiary.events.game.recorded.file.Scoring;
import org.wardiary.events.game.recorded.statement.Statement;
import org.wardiary.events.game.recorded.statement.Target;
import org.wardiary.events.text.Text;

/**
 * Judges the points of sides: at no time more than losses and exits give, at the end of a turn no
 * less, in the last turn and when the game has ended with what units and control of spaces give
 * then. A side whose points nobody wrote down is not judged.
 */
final class ScoreJudge implements Judge {

  private final Scoring check;

  ScoreJudge(Scoring check) {
    this.check = check;
  }

  @Override
  public void after(Statement statement, Scene scene, BiConsumer<String, String> out) {
    if (statement instanceof Statement.StateChange change
        && change.target() instanceof Target.Side side
        && check.scores().contains(change.state())) {
      Score score = score(change.state(), scene);
      int due = soFar(score, side.side(), scene) + ifLast(score, side.side(), scene);
      Optional.ofNullable(WrittenPoints.of(score, scene.board()).get(side.side()))
          .ifPresent(has -> differ(score, side.side(), has, Math.min(has, due), out));
    }
  }

  @Override
  public void before(Statement statement, Scene scene, BiConsumer<String, String> out) {
    if (statement instanceof Statement.Turn) {
      for (String word : check.scores()) {
        Score score = score(word, scene);
        WrittenPoints.of(score, scene.board())
            .forEach(
                (side, has) ->
                    differ(score, side, has, Math.max(has, soFar(score, side, scene)), out));
      }
    }
  }

  @Override
  public void end(Tags tags, Scene scene, BiConsumer<String, String> out) {
    if (tags.get("Termination").filter(scene.file().goals().endings()::containsKey).isEmpty()) {
      return; // broken off, or given up: nobody counted
    }
    for (String word : check.scores()) {
      Score score = score(word, scene);
      WrittenPoints.of(score, scene.board())
          .forEach((side, has) -> differ(score, side, has, due(score, side, scene), out));
    }
  }

  /** Whether it judges a score. */
  boolean judges(Score score) {
    return check.scores().contains(score.id());
  }

  private static Score score(String word, Scene scene) {
    return scene.file().goals().scores().get(word);
  }

  private static void differ(
      Score score, String side, int has, int due, BiConsumer<String, String> out) {
    if (has != due) {
      out.accept(side, Text.of("%s has %d %s, and %d are due", side, has, score.id(), due));
    }
  }

  /** The points that a side should have, with what counts at the end alone. */
  static int due(Score score, String side, Scene scene) {
    return soFar(score, side, scene) + atTheEnd(score, side, scene);
  }

  private static int soFar(Score score, String side, Scene scene) {
    Losses losses = new Losses(scene);
    int points = score.start().getOrDefault(side, 0);
    if (score.lost().isPresent()) {
      points +=
          losses.sum(
              score.lost().get(),
              (how, of) -> how.equals(RecordedSteps.LOST) && !of.isEmpty() && !of.equals(side));
    }
    if (score.left().isPresent()) {
      points +=
          losses.sum(
              score.left().get(), (how, of) -> how.equals(RecordedSteps.LEFT) && of.equals(side));
    }
    return points;
  }

  /**
   * What may be counted in the last turn, and once the game has ended before it: then statements
   * say the points of the end.
   */
  private static int ifLast(Score score, String side, Scene scene) {
    OptionalInt last = scene.file().turns().last();
    boolean over = last.isPresent() && scene.board().turn() == last.getAsInt();
    return over || EndJudge.isOver(scene) ? atTheEnd(score, side, scene) : 0;
  }

  private static int atTheEnd(Score score, String side, Scene scene) {
    Losses losses = new Losses(scene);
    int points = 0;
    for (Map.Entry<String, Piece> unit : scene.board().units().entrySet()) {
      String worth = score.at().get(unit.getValue().space());
      boolean own = unit.getValue().side().equals(side);
      points += own && worth != null ? losses.worth(unit.getKey(), worth) : 0;
    }
    for (Map.Entry<String, Integer> held : score.held().entrySet()) {
      boolean own = Control.of(held.getKey(), scene).filter(side::equals).isPresent();
      points += own ? held.getValue() : 0;
    }
    return points;
  }
}
