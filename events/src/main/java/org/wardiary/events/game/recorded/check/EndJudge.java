package org.wardiary.events.game.recorded.check;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.recorded.board.RecordedSteps;
import org.wardiary.events.game.recorded.file.GameEnds;
import org.wardiary.events.game.recorded.file.GameEnds.End;
import org.wardiary.events.game.recorded.file.Goals;
import org.wardiary.events.game.recorded.file.Rule;
import org.wardiary.events.game.recorded.file.Score;
import org.wardiary.events.game.recorded.file.Stacking;
import org.wardiary.events.game.recorded.statement.Statement;
import org.wardiary.events.text.Text;

/** Judges when a game ends, and who then wins, as far as its tags say how it ended. */
final class EndJudge implements Judge {

  private static final String DRAW = "draw";
  private static final String UNFINISHED = "*";

  private final GameEnds check;

  EndJudge(GameEnds check) {
    this.check = check;
  }

  /** A turn that begins although the game has ended. */
  @Override
  public void before(Statement statement, Scene scene, BiConsumer<String, String> out) {
    if (statement instanceof Statement.Turn) {
      for (End end : check.ends()) {
        atOnce(end, scene)
            .ifPresent(
                winner ->
                    out.accept(
                        "", Text.of("the game is over: %s by %s", wins(winner), end.ending())));
      }
    }
  }

  @Override
  public void end(Tags tags, Scene scene, BiConsumer<String, String> out) {
    Optional<String> how = tags.get("Termination");
    Optional<String> result = tags.get("Result");
    if (how.isEmpty() || result.filter(word -> !word.equals(UNFINISHED)).isEmpty()) {
      return;
    }
    for (End end : check.ends()) {
      Optional<String> winner = atOnce(end, scene);
      boolean named = end.ending().equals(how.get());
      if (end.when() instanceof GameEnds.Last) {
        winner = named ? last(end, scene, out) : Optional.empty();
      } else if (named && winner.isEmpty()) {
        out.accept("", Text.of("nobody has won by %s", end.ending()));
      }
      if (winner.isPresent() && !(named && winner.equals(result))) {
        String what = "%s by %s, not %s by %s";
        out.accept(
            "", Text.of(what, wins(winner.get()), end.ending(), wins(result.get()), how.get()));
      }
    }
  }

  /** How the game has ended before a statement is played; empty if it goes on. */
  Optional<DueEnd> before(Statement statement, Scene scene) {
    if (!(statement instanceof Statement.Turn turn)) {
      return Optional.empty();
    }
    OptionalInt last = scene.file().turns().last();
    boolean over = last.isPresent() && turn.number() > last.getAsInt();
    return reached(scene).or(() -> over ? afterTheLast(end -> true, scene) : Optional.empty());
  }

  /** How a game has ended of which there is nothing more. */
  Optional<DueEnd> ended(Tags tags, Scene scene) {
    OptionalInt last = scene.file().turns().last();
    boolean over = last.isEmpty() || scene.board().turn() >= last.getAsInt();
    return reached(scene)
        .or(
            () ->
                over
                    ? afterTheLast(
                        end -> tags.get("Termination").filter(end.ending()::equals).isPresent(),
                        scene)
                    : Optional.empty());
  }

  /** Whether an ending of the game file that comes at once has come. */
  static boolean isOver(Scene scene) {
    return scene.file().rules().stream()
        .map(Rule::check)
        .filter(GameEnds.class::isInstance)
        .map(GameEnds.class::cast)
        .anyMatch(ends -> new EndJudge(ends).reached(scene).isPresent());
  }

  private Optional<DueEnd> reached(Scene scene) {
    return check.ends().stream()
        .flatMap(
            end ->
                atOnce(end, scene)
                    .map(winner -> new DueEnd(end.ending(), Optional.of(winner), Optional.empty()))
                    .stream())
        .findFirst();
  }

  private Optional<DueEnd> afterTheLast(Predicate<End> which, Scene scene) {
    return check.ends().stream()
        .filter(end -> end.when() instanceof GameEnds.Last)
        .filter(which)
        .map(end -> new DueEnd(end.ending(), Optional.empty(), mostOf(end, scene)))
        .findFirst();
  }

  private static String wins(String result) {
    return result.equals(DRAW) ? "it is a draw" : result + " wins";
  }

  /** The winner of an ending that comes at once. */
  private static Optional<String> atOnce(End end, Scene scene) {
    List<String> sides = scene.board().sideNames();
    if (end.when() instanceof GameEnds.Lost lost) {
      String worth = lost.of().equals(Stacking.UNITS) ? "1" : lost.of();
      Losses losses = new Losses(scene);
      List<String> left =
          sides.stream().filter(side -> lost(losses, worth, side) < lost.least()).toList();
      return left.size() == sides.size()
          ? Optional.empty()
          : Optional.of(left.isEmpty() ? DRAW : left.get(0));
    }
    if (end.when() instanceof GameEnds.Held held) {
      return sides.stream()
          .filter(
              side ->
                  held.spaces().stream()
                      .allMatch(space -> Control.of(space, scene).filter(side::equals).isPresent()))
          .findFirst();
    }
    return Optional.empty();
  }

  private static int lost(Losses losses, String worth, String side) {
    return losses.sum(worth, (how, of) -> how.equals(RecordedSteps.LOST) && of.equals(side));
  }

  /** The winner after the last turn, if the score says who that is. */
  private static Optional<String> last(End end, Scene scene, BiConsumer<String, String> out) {
    OptionalInt last = scene.file().turns().last();
    if (last.isPresent() && scene.board().turn() < last.getAsInt()) {
      String what = "%s comes after turn %d, not in turn %d";
      out.accept("", Text.of(what, end.ending(), last.getAsInt(), scene.board().turn()));
    }
    return mostOf(end, scene)
        .map(score -> WrittenPoints.of(score, scene.board()))
        .filter(points -> points.size() == scene.board().sideNames().size())
        .map(EndJudge::most);
  }

  /** The score of which the winner has most. */
  private static Optional<Score> mostOf(End end, Scene scene) {
    Goals goals = scene.file().goals();
    return goals.endings().get(end.ending()).most().map(goals.scores()::get);
  }

  /** The side that has most points; a draw if several have. */
  static String most(Map<String, Integer> points) {
    int most = Collections.max(points.values());
    List<String> sides = points.keySet().stream().filter(side -> points.get(side) == most).toList();
    return sides.size() == 1 ? sides.get(0) : DRAW;
  }
}
